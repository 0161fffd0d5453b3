// Reads the platform's data in data/: products, stores, texts and others.
import { readFileSync } from 'node:fs'
import type { Attribute, Category, Product, Store } from './goods.ts'
import type { Customer } from './sales.ts'

const read = (name: string): unknown => JSON.parse(readFileSync(new URL(`data/${name}.json`, import.meta.url), 'utf8'))

/** A shipping method with its price in euros. */
export interface ShippingRule {
  carrier: string
  method: string
  carrier_title: string
  method_title: string
  price: number
  free_from: number
  countries: string[]
  pickup: 'postnl' | 'dhl' | null
}

export interface PointRow {
  code: string
  name: string
  street: string
  number: string
  postcode: string
  city: string
  country: string
  latitude: number
  longitude: number
  distance: number
}

export const products = read('products') as Product[]
export const attributes = read('attributes') as Attribute[]
export const categories = read('categories') as Category[]
export const stores = read('stores') as Store[]
export const customers = read('customers') as Customer[]
export const coupons = read('coupons') as { code: string; percent: number; amount: number; minimum: number }[]
export const giftCards = read('giftcards') as { code: string; amount: number }[]
export const shippingRules = read('shipping') as ShippingRule[]
export const paymentRules = read('payment') as { code: string; title: string; countries: string[] }[]
export const points = read('points') as PointRow[]
const texts = read('texts') as Record<string, Record<string, string>>

/** A text of the platform in the language of a store. */
export const say = (store: Store, key: string): string => texts[store.language]?.[key] ?? texts.en?.[key] ?? key

/** Label of a category or attribute in the language of a store. */
export const named = (store: Store, name: Record<string, string>): string => name[store.language] ?? name.en ?? ''
