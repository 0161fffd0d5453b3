// Every event of the suite with its detail: what hosts listen to, and all that analytics needs to know without asking a store.
import type { Failure } from '#shared/domain/failure.ts'
import type { Quote } from '#shared/schemas/quote.ts'

/** A product as analytics counts it; the field names are those of Google's e-commerce events. */
export interface AnalyticsItem {
  item_id: string
  item_name: string
  /** The product a variant belongs to. */
  item_group_id?: string
  item_brand?: string
  /** The colour. */
  item_variant?: string
  item_variant_id?: string
  currency: string
  /** One piece, with tax; null where the server did not say. */
  price: number | null
  /** What one piece is cheaper than normal. */
  discount?: number
  quantity: number
  item_category?: string
  item_category2?: string
  item_category3?: string
  item_category4?: string
  item_category5?: string
  /** The place in the list it came from, from 0. */
  index?: number
  item_list_id?: string
  item_list_name?: string
  coupon?: string
}

/** A cart as analytics counts it. */
export interface Basket {
  lines: AnalyticsItem[]
  currency: string
  /** The sum with tax; null where the server did not say. */
  value: number | null
  coupon: string | null
}

/** What was chosen in the checkout. */
export interface Choice {
  code: string
  title: string
}

/** Detail by name. On the page each is a DOM event named `touchline:<name>`. */
export interface Events {
  /** Pieces came into the cart in this tab: `quantity` is how many more. */
  'cart:added': { lines: AnalyticsItem[]; quote: Quote | null }
  /** Pieces left the cart in this tab: `quantity` is how many fewer. */
  'cart:removed': { lines: AnalyticsItem[]; quote: Quote | null }
  /** The cart is another than before, whoever changed it. */
  'cart:changed': { quote: Quote }
  'cart:failed': { error: Failure }
  'cart:opened': Basket
  'wishlist:added': { productId: number; count: number; item: AnalyticsItem | null }
  'wishlist:removed': { productId: number; count: number; item: AnalyticsItem | null }
  /** A product came into the comparison or left it; `count` is how many are compared now. */
  'compare:added': { sku: string; count: number }
  'compare:removed': { sku: string; count: number }
  'quick-buy:opened': { productId: number }
  /** An attribute was chosen; `item` is the variant once every attribute is. */
  'product:chosen': { productId: number; attributeCode: string; optionId: number; item: AnalyticsItem | null }
  /** A list answered: another page, order, filter or query. `address` is where it can be found. */
  'catalogue:changed': { categoryId: number | null; query: string; page: number; total: number; address: string }
  'checkout:started': Basket
  'checkout:step': { step: number }
  'checkout:shipping-chosen': Choice & Basket
  'checkout:payment-chosen': Choice & Basket
  /** Once for each order and browser. */
  'order:placed': Basket & { orderNumber: string; affiliation: string; tax: number | null; shipping: number | null }
  /** Somebody logged in, in this tab; with `hasCartConflict` two carts wait to become one. */
  'customer:logged-in': { customerId: number; hasCartConflict: boolean }
  'customer:logged-out': Record<string, never>
  /** Something of ours went wrong: a widget, or a call that is logged only. */
  error: { error: unknown; phase: string; widget?: string; element?: object; fault?: unknown }
}

/** The name of an event. */
export type EventName = keyof Events
