// Every event of the suite with its detail: hosts listen to them, and analytics needs no other data.
import type { Failure } from '#shared/domain/failure.ts'

/** A product in analytics; the field names are those of Google's e-commerce events. */
export interface AnalyticsItem {
  /** The product's sku, the same from the list to the purchase; the variant's is `item_variant_id`. */
  item_id: string
  item_name: string
  /** The id of the product that a variant belongs to. */
  item_group_id?: string
  item_brand?: string
  /** The colour. */
  item_variant?: string
  /** The sku of the variant. */
  item_variant_id?: string
  currency: string
  /** The price of one item after the discount, with tax; null where the server sent none. */
  price: number | null
  /** The discount on one item, already subtracted from `price`. */
  discount?: number
  quantity: number
  item_category?: string
  item_category2?: string
  item_category3?: string
  item_category4?: string
  item_category5?: string
  /** The position in the list it came from, from 0. */
  index?: number
  item_list_id?: string
  item_list_name?: string
  coupon?: string
}

/** A cart in analytics. */
export interface Basket {
  lines: AnalyticsItem[]
  currency: string
  /** The amount to pay, with tax and delivery; null where the server sent none. */
  value: number | null
  coupon: string | null
}

/** An order in analytics. */
export interface Purchase extends Basket {
  /** Null where the host sends none. */
  orderNumber: string | null
  /** The order number, or an id of our own. */
  transactionId: string
  affiliation: string
  tax: number | null
  shipping: number | null
}

/** The shopper's choice in the checkout. */
export interface Choice {
  code: string
  title: string
}

/** The events of Google's e-commerce vocabulary that the suite tracks. */
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

/** The event that the page's tags receive, once for each action; it contains no personal data. */
export interface AnalyticsEvent {
  name: AnalyticsName
  /** The same in every target, so that tags with their own tracking can recognise duplicates. */
  id: string
  items: AnalyticsItem[]
  currency: string
  /** The sum of price × quantity of the items, as Google defines it, without delivery; null where a price is unknown. */
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
  /** Who did it, where it was not the shopper herself: her own assistant, by a tool of the page. */
  source?: 'assistant'
}

/**
 * The detail of each event by name. On the page each is a DOM event named `touchline:<name>`. A subject adds events with details of its
 * own: `shared/cart/events.ts`.
 */
export interface Events {
  /** Adding, changing or removing a line failed; the cart is unchanged. */
  'cart:failed': { error: Failure }
  /** The minicart was opened, with the cart's contents at that time. */
  'cart:opened': Basket
  /** The cart page shows a cart that is not empty; once for each page. */
  'cart:viewed': Basket
  /** A product was added to the wishlist in this tab, and the server has confirmed it; `count` is the number of products in the list. */
  'wishlist:added': { productId: number; count: number; item: AnalyticsItem | null }
  /**
   * A product was removed from the wishlist in this tab, and the server has confirmed it; `count` is the number of products in the list.
   */
  'wishlist:removed': { productId: number; count: number; item: AnalyticsItem | null }
  /** A product was added to the comparison in this tab; `count` is the number of products in it. */
  'compare:added': { sku: string; count: number }
  /** A product was removed from the comparison in this tab; `count` is the number of products in it. */
  'compare:removed': { sku: string; count: number }
  /** Quick buy was opened for a product, or now shows another one. */
  'quick-buy:opened': { productId: number }
  /** A product was viewed, on its page or in quick buy: once for each page and product. */
  'product:viewed': { productId: number; item: AnalyticsItem }
  /** An option of an attribute was chosen; `item` is the variant once every attribute has a choice. */
  'product:chosen': { productId: number; attributeCode: string; optionId: number; item: AnalyticsItem | null }
  /** A pointer rests on a size (`isActive`), or left it; the host's data identifies the size attribute, whatever its name. */
  'product:size-pointed': { productId: number; size: string; optionId: number; isActive: boolean }
  /** A size was pressed; `isActive` says whether it is now the chosen one. Follows `product:chosen`. */
  'product:size-pressed': { productId: number; size: string; optionId: number; isActive: boolean }
  /** The lightbox was opened at this picture; the first is 0. */
  'lightbox:opened': { index: number }
  /** The lightbox was closed; this picture was shown last. */
  'lightbox:closed': { index: number }
  /** A list was loaded: another page, sort order, filter or query. `address` is its address. */
  'catalogue:changed': { categoryId: number | null; query: string; page: number; total: number; address: string }
  /** The checkout was shown, with a cart that is not empty. */
  'checkout:started': Basket
  /** Another step of the checkout is shown: 1 address, 2 shipping, 3 payment. */
  'checkout:step': { step: number }
  /** A shipping method was chosen; the basket is the one before its costs are known. */
  'checkout:shipping-chosen': Choice & Basket
  /** The server has saved the shipping method, and the payment step is next. */
  'checkout:shipping-saved': Choice & Basket
  /** A payment method was chosen. */
  'checkout:payment-chosen': Choice & Basket
  /**
   * The order button was pressed and nothing is missing. Call `refuse('A sentence')` synchronously to place no order. `order:placed`
   * follows the order.
   */
  'checkout:placing': Choice & Basket & { shippingCode: string | null; refuse: (sentence?: string) => void }
  /** An order was placed; once for each order and browser. */
  'order:placed': Purchase
  /** A customer logged in, in this tab; with `hasCartConflict` the guest's cart and the customer's have to be merged. */
  'customer:logged-in': { customerId: number; hasCartConflict: boolean }
  /** The customer logged out, in this tab. */
  'customer:logged-out': Record<string, never>
  /** A form of the host was validated: its id or name, and the names of its invalid fields; never their values. */
  'form:checked': { form: string; isValid: boolean; fields: readonly string[] }
  /** A countdown ended. */
  'countdown:ended': { until: string }
  /** The shopper's own assistant called a tool of the page; `isDone` is false where it was refused. The input is not told. */
  'assistant:called': { tool: string; isDone: boolean }
  /** The shopper gave or withdrew consent to analytics. */
  'consent:changed': { isGranted: boolean }
  /** An event was tracked, with the shopper's consent; the detail is what the targets of the page's `analytics` received. */
  'analytics:sent': AnalyticsEvent
  /** An event was not tracked, since there is no consent; it is sent to nobody, and never later. */
  'analytics:held': { name: AnalyticsName }
  /** A widget is mounted and ready to use. */
  mounted: { widget: string; element: Element }
  /** A widget failed and its mount shows the host's HTML; with `isFinal` a retry is useless. `error` is the reason. */
  failed: { widget: string; element: Element; isFinal: boolean }
  /** A ready mount left the page, and its widget was ended; dispatched on the document. */
  removed: { widget: string; element: Element }
  /** An error in our code: a widget's, or a call's that is only logged. */
  error: { error: unknown; phase: string; widget?: string; element?: Element; fault?: unknown; slot?: string }
}

/** The name of an event. */
export type EventName = keyof Events
