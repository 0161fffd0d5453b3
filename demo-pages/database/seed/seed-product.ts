// A product as the generator makes it, before it becomes rows.
import type { Amounts } from '../words.ts'
import type { ProductKind, ProductType } from '../rows/generated.ts'
import type { ProductPicture } from './picture.ts'
import type { TaxClass } from './stores.ts'
import type { Words } from './words.ts'

export interface SeedPrice {
  regular: Amounts
  final: Amounts
  /** The lowest price of the 30 days before the special price, or null if unknown. */
  lowest: Amounts | null
}

export interface SeedVariant {
  id: number
  sku: string
  stock: number
  isActive: boolean
  optionIds: readonly number[]
  colour: string | null
  /** Only if it differs from the product's. */
  price: SeedPrice | null
}

export interface SeedBundleOption {
  type: 'select' | 'radio' | 'checkbox' | 'multi'
  isRequired: boolean
  title: Words
  selections: readonly { productId: number; qty: number; canChangeQty: boolean; isDefault: boolean }[]
}

/** How much one piece holds, where it is sold by measure. */
export interface SeedMeasure {
  amount: number
  unit: 'm' | 'l' | 'kg' | 'piece'
}

export interface SeedProduct {
  id: number
  sku: string
  slug: string
  type: ProductType
  kind: ProductKind
  article: string
  brand: string
  leaf: string
  taxClass: TaxClass
  createdAt: Date
  name: Words
  short: Words
  description: Words
  keywords: Words
  specification: readonly { label: Words; value: Words }[]
  configurable: readonly string[]
  optionIds: readonly number[]
  picture: ProductPicture
  rating: number | null
  reviewCount: number
  minQty: number
  maxQty: number
  noReturn: boolean
  delivery: string
  sizeChart: string | null
  personalisation: readonly string[]
  bundleMultiplier: number
  bundleAmount: number
  price: SeedPrice
  specialFrom: Date | null
  tiers: readonly { qty: number; price: Amounts }[]
  variants: readonly SeedVariant[]
  bundleOptions: readonly SeedBundleOption[]
  members: readonly { productId: number; qty: number }[]
  measure: SeedMeasure | null
  /** How long the maker's own guarantee lasts; null without one. */
  guaranteeYears: number | null
  teamWear: { minPlayers: number; maxPlayers: number; orderableUntil: string | null } | null
}
