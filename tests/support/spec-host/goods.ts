// The types of a catalogue: stores, categories, attributes, products of every kind.

/** A store: a language, a country and prices. Two stores share a path and differ only by the header X-STORE-ID. */
export interface Store {
  id: number
  code: string
  locale: string
  path: string
  language: string
  country: string
  currency: string
  tax: number
  rate: number
  decimals: number
  without: string[]
}

export interface Category {
  id: number
  parent: number | null
  name: Record<string, string>
  path: string
}

export interface Attribute {
  id: number
  code: 'color' | 'size'
  label: Record<string, string>
  options: { id: number; label: string }[]
}

/** A variant of a configurable product, with stock of its own. */
export interface Child {
  id: number
  sku: string
  stock: number
  color: string
  size: string
}

/** An option to fill in (name, number) or to select (string, badge). */
export interface CustomOption {
  option_id: number
  title: string
  type: 'field' | 'drop_down'
  required: boolean
  price: number
  max_characters?: number
  values?: { id: number; title: string; price: number }[]
}

export interface BundleOption {
  option_id: number
  title: string
  type: 'radio' | 'checkbox' | 'select'
  required: boolean
  selections: { selection_id: number; sku: string; qty: number }[]
}

export interface Product {
  id: number
  sku: string
  type: 'simple' | 'configurable' | 'bundle' | 'grouped'
  name: string
  manufacturer: string
  categories: number[]
  price: number
  special?: number
  stock: number
  color?: string
  tiers?: { qty: number; price: number }[]
  attributes?: ('color' | 'size')[]
  children?: Child[]
  options?: CustomOption[]
  bundle?: BundleOption[]
  discount?: number
  grouped?: { sku: string; qty: number }[]
  team?: boolean
  hidden?: boolean
  gift?: boolean
  sizeChart?: boolean
  specification?: Record<string, string>
}
