// The types of a mock host that others see: its options, its goods, what it can be told and asked. Imports nothing but types.
import type { Extension } from '#shared/domain/extension.ts'
import type { Fault, FaultKind } from './fault.ts'

/** The store that a mock host pretends to be. */
export interface Store {
  /** The first part of every path. */
  code: string
  locale: string
  currency: string
  country: string
}

/** The products of a mock host, as a file of goods holds them. */
export interface Goods {
  categories: readonly { id: number; name: string; path: string }[]
  /** Colours of options by their label. */
  swatches?: Readonly<Record<string, string>> | undefined
  products: readonly ListedProduct[]
}

/** A product of such a file. */
export interface ListedProduct {
  id: number
  sku: string
  name: string
  brand: string
  /** The id of its category. */
  category: number
  /** With tax. */
  price: number
  /** The price before a reduction. */
  was?: number | undefined
  /** What a shopper chooses, by the attribute's label, in this order: `{ "Colour": ["Red"], "Size": ["S", "M"] }`. */
  options?: Readonly<Record<string, readonly string[]>> | undefined
  /** Pieces of it, or of each of its variants. */
  stock: number
  /** Variants without stock, by their options: `Red M`. */
  soldOut?: readonly string[] | undefined
  /** An address of a picture; without one, a drawing. */
  image?: string | undefined
}

/** A page before it is printed. */
export interface View {
  /** The name of its template: `home`, `list`, `product`, `cart`, `checkout`, `success` and others. */
  kind: string
  status: number
  /** What the template gets besides `head` and `content_for_layout`. */
  values: { title: string } & Readonly<Record<string, unknown>>
}

/** What a page gets from the host beside its view. */
export interface Around {
  /** Stands where the suite's tags and the settings belong; replaced once the mounts of the page are known. */
  head: string
  settings: Readonly<Record<string, unknown>>
  routes: Readonly<Record<string, string>>
}

/** Prints a page; null where it has no template for it. */
export type Print = (view: View, around: Around) => Promise<string | null>

/** Options of a mock host. */
export interface MockHostOptions {
  /** The port; a free one by default. */
  port?: number | undefined
  /** The extensions that it offers: all by default; `[]` is a platform with the base calls alone. */
  extensions?: readonly Extension[] | undefined
  /** A folder with the theme's pages, the address of a server that prints them, or a function that does. */
  pages?: string | Print | undefined
  /** Products of your own, in the form of `goods.json`. */
  goods?: Goods | undefined
  /** The store: `{ code: 'en', locale: 'en_GB', currency: 'GBP', country: 'GB' }` by default. */
  store?: Partial<Store> | undefined
  /** Further settings of the page, such as `analytics` or `routes`; a misspelt one is refused. */
  settings?: Readonly<Record<string, unknown>> | undefined
  /**
   * An origin whose pages may make the calls, such as a development server on another port of localhost. They print the host's `settings`,
   * whose `apiUrl` is then a whole address.
   */
  cors?: string | undefined
  /** Calls that fail from the start: `{ 'cart.add': 500 }`. */
  fail?: Readonly<Record<string, FaultKind>> | undefined
  /** Calls that wait from the start, in milliseconds. */
  slow?: Readonly<Record<string, number>> | undefined
  /** The folder with the suite's files; the installed package by default. */
  build?: string | undefined
}

/** A call that arrived. */
export interface ArrivedCall {
  /** `cart.addLines`. */
  name: string
  method: string
  path: string
  body: unknown
  /** The status of the answer; 0 where there was none. */
  status: number
}

/** An order that was placed. */
export interface MockOrder {
  number: string
  email: string
  status: 'open' | 'paid' | 'pending' | 'canceled' | 'failed'
  /** What is to pay. */
  total: number
  lines: readonly { sku: string; name: string; quantity: number }[]
  /** The way of delivery and the way to pay, in words. */
  shipping: string
  payment: string
}

/** A running mock host. */
export interface MockHost {
  /** The store's address: `http://localhost:4180/en/`. */
  url: string
  /** The settings that its pages print, for pages of another server. */
  settings: Readonly<Record<string, unknown>>
  /** Every order, the oldest first. */
  readonly orders: readonly MockOrder[]
  /** The calls that arrived, the oldest first. */
  readonly calls: readonly ArrivedCall[]
  /**
   * Makes a call fail from now on.
   * @example host.fail('cart.add', 500)
   */
  fail: (call: string, kind: FaultKind, details?: Omit<Fault, 'kind'>) => void
  /** Delays a call by this many milliseconds from now on. */
  slow: (call: string, milliseconds: number) => void
  /** Ends all faults. */
  heal: () => void
  /** Sets the stock of a sku. */
  setStock: (sku: string, pieces: number) => void
  close: () => Promise<void>
}
