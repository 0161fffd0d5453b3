// Loads the shop's data files once, and finds entries in them.
import { readFileSync } from 'node:fs'
import type { Attribute, Category, Country, Coupon, Named, Product, Store } from './goods.ts'

const read = (name: string): unknown => JSON.parse(readFileSync(new URL(`data/${name}.json`, import.meta.url), 'utf8'))

/** A type as Adobe publishes it: the name of a scalar or shape, or a list of it. */
export type TypeName = string | [string]
export type ShapeFields = Record<string, TypeName>

export interface PublishedCall {
  body?: ShapeFields
  answer: TypeName
}

export const rest = read('rest') as { calls: Record<string, PublishedCall>; shapes: Record<string, ShapeFields> }
export const stores = read('stores') as Store[]
export const products = read('products') as Product[]
export const attributes = read('attributes') as Attribute[]
export const categories = read('categories') as Category[]
export const countries = read('countries') as Country[]
export const sales = read('sales') as {
  coupons: Coupon[]
  payments: { code: string; title: Named }[]
  carriers: { carrier: string; method: string; carrierTitle: Named; methodTitle: Named }[]
  flatRate: number
  freeFrom: number
}

/** A customer in the data file. */
export interface CustomerData {
  id: number
  email: string
  password: string
  firstname: string
  lastname: string
  groupId: number
  storeId: number
  defaultBilling: number | null
  defaultShipping: number | null
  addresses: ({ id: number } & Record<string, unknown>)[]
}

export const customers = read('customers') as CustomerData[]

/** The first store view answers if a request names none. */
export const defaultStore: Store = stores[0] ?? { id: 1, code: 'default', locale: 'en_GB', name: 'English', currency: 'EUR' }

const words = read('words') as Record<string, Record<string, string>>

/** A text of the shop in the language of a store view. */
export const named = (store: Store, name: Named): string => name[store.code] ?? name['default'] ?? ''

/** A message in the store view's language file. */
export const translate = (store: Store, sentence: string): string => words[store.code]?.[sentence] ?? sentence

export const byId = (id: number): Product | undefined => products.find((product) => product.id === id)
export const bySku = (sku: string): Product | undefined => products.find((product) => product.sku.toLowerCase() === sku.toLowerCase())
export const variantsOf = (product: Product): Product[] => products.filter(({ parent }) => parent === product.id)
export const attributesOf = (product: Product): Attribute[] =>
  (product.attributes ?? []).flatMap((code) => attributes.filter((attribute) => attribute.code === code))
export const countryOf = (id: string | null | undefined): Country | undefined => countries.find((country) => country.id === id)
