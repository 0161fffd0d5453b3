// Every event of the suite with its detail: what hosts listen to, and all that analytics needs to know without asking a store.
import type { Failure } from '#shared/domain/failure.ts'

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

/** What was ordered. */
export interface Purchase extends Basket {
  /** Null where the host does not say it. */
  orderNumber: string | null
  /** That number, else a word of our own. */
  transactionId: string
  affiliation: string
  tax: number | null
  shipping: number | null
}

/** What was chosen in the checkout. */
export interface Choice {
  code: string
  title: string
}

/** The events of Google's e-commerce vocabulary that the suite counts. */
export type AnalyticsName =
  | 'add_to_cart'
  | 'remove_from_cart'
  | 'add_to_wishlist'
  | 'remove_from_wishlist'
  | 'view_item_list'
  | 'select_item'
  | 'view_item'
  | 'view_cart'
  | 'begin_checkout'
  | 'add_shipping_info'
  | 'add_payment_info'
  | 'purchase'

/** What is told to the page's tags, once for each thing that happened; nothing personal is in it. */
export interface AnalyticsEvent {
  name: AnalyticsName
  /** The same wherever the event arrives, so that tags that count already can tell it from their own. */
  id: string
  items: AnalyticsItem[]
  currency: string
  /** With tax; null where the server did not say. */
  value: number | null
  item_list_name?: string
  item_list_id?: string
  coupon?: string
  shipping_tier?: string
  payment_type?: string
  transaction_id?: string
  affiliation?: string
  tax?: number
  shipping?: number
}

/** Detail by name. On the page each is a DOM event named `touchline:<name>`. A subject whose details are its own adds them: `shared/cart/events.ts`. */
export interface Events {
  /** An addition, change or removal did not happen; the cart is as it was. */
  'cart:failed': { error: Failure }
  /** The popup opened, with what the cart held then. */
  'cart:opened': Basket
  /** The cart page shows a cart that is not empty; once for each page. */
  'cart:viewed': Basket
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
  /** A product is looked at, on its page or in quick buy: once for each page and product. */
  'product:viewed': { productId: number; item: AnalyticsItem }
  /** An attribute was chosen; `item` is the variant once every attribute is. */
  'product:chosen': { productId: number; attributeCode: string; optionId: number; item: AnalyticsItem | null }
  /** A pointer came to rest on a size (`isActive`), or left it; whatever the host calls the attribute, its data says that it is a size. */
  'product:size-pointed': { productId: number; size: string; optionId: number; isActive: boolean }
  /** A shopper pressed a size; `isActive` says whether it is the chosen one now. `product:chosen` came before. */
  'product:size-pressed': { productId: number; size: string; optionId: number; isActive: boolean }
  /** Pictures are looked at in full, from this one on; the first is 0. */
  'lightbox:opened': { index: number }
  /** No longer; this one was seen last. */
  'lightbox:closed': { index: number }
  /** A list answered: another page, order, filter or query. `address` is where it can be found. */
  'catalogue:changed': { categoryId: number | null; query: string; page: number; total: number; address: string }
  /** The checkout stands, with a cart that is not empty. */
  'checkout:started': Basket
  /** Another step of the checkout is shown: 1 address, 2 shipping, 3 payment. */
  'checkout:step': { step: number }
  /** A way of shipping was chosen; the basket is the one before its costs are known. */
  'checkout:shipping-chosen': Choice & Basket
  /** The server has the way of shipping, and the payment is next. */
  'checkout:shipping-saved': Choice & Basket
  /** A way to pay was chosen. */
  'checkout:payment-chosen': Choice & Basket
  /** The order button was pressed and nothing is missing: `refuse('A sentence')`, said at once, and nothing is ordered. `order:placed` follows the order. */
  'checkout:placing': Choice & Basket & { shippingCode: string | null; refuse: (sentence?: string) => void }
  /** Once for each order and browser. */
  'order:placed': Purchase
  /** Somebody logged in, in this tab; with `hasCartConflict` two carts wait to become one. */
  'customer:logged-in': { customerId: number; hasCartConflict: boolean }
  /** Somebody logged out, in this tab. */
  'customer:logged-out': Record<string, never>
  /** A form of the host's was checked: which one by id or name, and the names of the fields that are wrong; never what they hold. */
  'form:checked': { form: string; isValid: boolean; fields: readonly string[] }
  /** A countdown came to its end. */
  'countdown:ended': { until: string }
  /** The shopper agreed to be counted, or takes that back. */
  'consent:changed': { isGranted: boolean }
  /** Something was counted, with her consent: this is what the targets of the page's `analytics` were told. */
  'analytics:sent': AnalyticsEvent
  /** Something would have been counted, had she agreed; it is told nowhere and never sent later. */
  'analytics:held': { name: AnalyticsName }
  /** A widget stands: its mount can be worked with. */
  mounted: { widget: string; element: Element }
  /** A widget cannot stand and its mount has the host's HTML; with `isFinal` trying again is useless. `error` says why. */
  failed: { widget: string; element: Element; isFinal: boolean }
  /** A mount that stood left the page, and everything of its widget has ended; told on the document. */
  removed: { widget: string; element: Element }
  /** Something of ours went wrong: a widget, or a call that is logged only. */
  error: { error: unknown; phase: string; widget?: string; element?: Element; fault?: unknown; slot?: string }
}

/** The name of an event. */
export type EventName = keyof Events
