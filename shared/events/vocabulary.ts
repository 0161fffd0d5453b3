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
  /** Something asked of the cart did not happen: adding, changing or removing. The cart is as it was. */
  /** An addition, change or removal did not happen; the cart is as it was. */
  'cart:failed': { error: Failure }
  /** The popup opened, with what the cart held then. */
  'cart:opened': Basket
  /** A product was kept, in this tab, and the server has it; `count` is how many are kept now. */
  'wishlist:added': { productId: number; count: number; item: AnalyticsItem | null }
  /** A product was let go, in this tab, and the server has it; `count` is how many are kept now. */
  'wishlist:removed': { productId: number; count: number; item: AnalyticsItem | null }
  /** A product came into the comparison, in this tab; `count` is how many are compared now. */
  'compare:added': { sku: string; count: number }
  /** A product left the comparison, in this tab; `count` is how many are compared now. */
  'compare:removed': { sku: string; count: number }
  /** The dialog opened for a product, or an open one shows another. */
  'quick-buy:opened': { productId: number }
  /** An attribute was chosen; `item` is the variant once every attribute is. */
  'product:chosen': { productId: number; attributeCode: string; optionId: number; item: AnalyticsItem | null }
  /** A list answered: another page, order, filter or query. `address` is where it can be found. */
  'catalogue:changed': { categoryId: number | null; query: string; page: number; total: number; address: string }
  /** The checkout stands, with a cart that is not empty. */
  'checkout:started': Basket
  /** Another step of the checkout is shown: 1 address, 2 shipping, 3 payment. */
  'checkout:step': { step: number }
  /** A way of shipping was chosen; the basket is the one before its costs are known. */
  'checkout:shipping-chosen': Choice & Basket
  /** A way to pay was chosen. */
  'checkout:payment-chosen': Choice & Basket
  /** Once for each order and browser. */
  'order:placed': Basket & { orderNumber: string; affiliation: string; tax: number | null; shipping: number | null }
  /** Somebody logged in, in this tab; with `hasCartConflict` two carts wait to become one. */
  'customer:logged-in': { customerId: number; hasCartConflict: boolean }
  /** Somebody logged out, in this tab. */
  'customer:logged-out': Record<string, never>
  /** Something of ours went wrong: a widget, or a call that is logged only. */
  error: { error: unknown; phase: string; widget?: string; element?: object; fault?: unknown }
}

/** The name of an event. */
export type EventName = keyof Events
