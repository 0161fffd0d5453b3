// The types that the shop's rules, rows and calls share, with Magento's names as in the contract; long because all of them are here.

import type { AttributeRole, ProductKind } from '../database/rows/generated.ts'
import type { DeliveryInfo } from './delivery.ts'
import type { BuyRequest } from './kinds/buy-request.ts'
import type { KeptPoint } from './pickup/kept-point.ts'
import type { LineBack } from '../catalogue/back-wire.ts'
import type { OrderedContent, ShownPart, ShownPlayer, ShownPrint } from './kinds/shown-shapes.ts'

/** An address in the calls' form; inside the shop `street` is always a list of three lines. */
export interface Address {
  id: number | null
  customer_id: number | null
  customer_address_id: number | null
  email: string | null
  prefix: string | null
  firstname: string | null
  middlename: string | null
  lastname: string | null
  postcode: string | null
  street: (string | null)[]
  city: string | null
  telephone: string | null
  company: string | null
  country_id: string | null
  region: string | null
  region_code: string | null
  region_id: number | null
  default_billing: boolean | null
  default_shipping: boolean | null
  same_as_billing: number | null
  save_in_address_book: number | null
  /** A theme's own fields; missing if it has none. */
  custom_attributes?: { attribute_code: string; value: string }[]
}

/** One choice for a line: the colour, the size, the name on the back. */
export interface ChosenOption {
  attributeId: number
  code: string
  role: AttributeRole | null
  id: number
  label: string
  value: string
}

export interface DeliverySlot {
  id: string
  date: string
  from: string
  to: string
  label: string
}

/** The checkout's data besides the addresses; the widgets of PostNL and DHL supply their points. */
export interface CartExtension extends PickupPoints {
  requested_delivery_date?: DeliverySlot | null
}

/** The chosen point of each carrier, by its location code. */
export interface PickupPoints {
  postnl_pickup_point?: string | null
  dhl_pickup_point?: string | null
}

export interface PaymentChoice {
  method: string
  issuer: string | null
}

/** A message stored for the next page, for forms that work without JavaScript. */
export interface Notice {
  kind: 'error' | 'success'
  text: string
}

export type OrderStatus = 'open' | 'pending' | 'paid' | 'canceled' | 'rejected' | 'failed' | 'expired'
export type PaymentState = OrderStatus
/** `paid-late`: the payment came after the order was cancelled and has to be refunded; `refunded`: it has been. */
export type AttemptState = PaymentState | 'paid-late' | 'refunded'

export interface TotalSegment {
  code: string
  title: string
  value: number
  area: string | null
  extension_attributes: Record<string, unknown>
}

/** One line as `GET checkout/cart/quote` shows it. Amounts are in the store's currency, not in cents. */
export interface QuoteItem {
  item_id: number
  sku: string
  name: string
  qty: number
  price: number
  price_incl_tax: number
  row_total_incl_tax: number
  product_type: string
  kind: ProductKind
  product_option: BuyRequest['product_option'] | null
  extension_attributes: {
    /** The body of the POST that adds the same line again. */
    buy_request: BuyRequest
    edit_url: string | null
    parts: ShownPart[]
    prints: ShownPrint[]
    players: ShownPlayer[]
    back: LineBack | null
    sku: string
    product_stock: number
    product_id: number
    from_price: number | null
    categories: string[]
    manufacturer: string
    image: string | null
    url: string
    options: { label: string; value: string }[]
    min_qty: number
    max_qty: number
    qty_editable: boolean
    delivery: DeliveryInfo | null
    is_free_gift: boolean
    no_return: boolean
  }
}

export interface Quote {
  id: number | null
  store_id: number
  items: QuoteItem[]
  items_count: number
  items_qty: number
  is_virtual: boolean
  customer_is_guest: boolean
  /** The time of the last change of its lines; null without a cart. */
  updated_at: string | null
  billing_address: Address | null
  extension_attributes: {
    last_added_item: QuoteItem | null
    /** `code` is masked. */
    applied_gift_cards: { code: string; amount: number }[]
    /** The stored address and method, `method` as carrier and method joined by an underscore. */
    shipping_assignments: { shipping: { address: Address | null; method: string | null } }[]
  }
}

export interface TotalsItem {
  item_id: number
  name: string
  qty: number
  price_incl_tax: number
  row_total_incl_tax: number
  tax_percent: number
  discount_amount: number
  /** JSON text, as Magento sends it. */
  options: string
}

export interface Totals {
  grand_total: number
  subtotal: number
  subtotal_incl_tax: number
  discount_amount: number
  shipping_amount: number
  shipping_incl_tax: number
  tax_amount: number
  base_currency_code: string
  quote_currency_code: string
  coupon_code: string | null
  items_qty: number
  items: TotalsItem[]
  total_segments: TotalSegment[]
  /** The cart's `updated_at`, so that a client can tell which state the totals belong to. */
  updated_at: string | null
}

export interface ShippingMethod {
  carrier_code: string
  method_code: string
  carrier_title: string
  method_title: string
  amount: number
  price_excl_tax: number
  price_incl_tax: number
  available: boolean
  error_message: string | null
  extension_attributes: { delivery_slots: DeliverySlot[]; pickup: null | 'postnl' | 'dhl'; promise: string | null }
}

export interface PaymentMethod {
  code: string
  title: string
  extension_attributes: {
    variant: 'default' | 'ideal' | 'creditcard' | 'giropay' | 'afterpay'
    issuers: { code: string; title: string }[]
    provider: string | null
    skip_validation: boolean
    terms_url: string | null
    /** Who lends the money, until when, and what lateness costs; null where paying this way is no credit. */
    credit: { lender: string; due_days: number; cost: string; warning: string | null } | null
  }
}

export interface PlacedOrder {
  order_id: number
  order_number: string
  redirect_url: string | null
}

/** The status of the visitor's latest payment. */
export interface PaymentStatus {
  status: 'none' | PaymentState
  order_number: string | null
  /** The address where an open payment can be continued. */
  redirect_url: string | null
}

export interface LastOrder {
  order_number: string
  status: OrderStatus
  email: string
  grand_total: number
  currency: string
  items: (OrderedContent & {
    sku: string
    parent_sku: string | null
    name: string
    qty: number
    price_incl_tax: number
    row_total_incl_tax: number
    image: string | null
    url: string
    options: { label: string; value: string }[]
    product_id: number | null
    manufacturer: string | null
    categories: string[]
  })[]
  totals: { total_segments: TotalSegment[]; grand_total: number; tax_amount: number; coupon_code: string | null }
  shipping_address: Address
  billing_address: Address
  shipping_title: string
  delivery_slot: DeliverySlot | null
  pickup_point: KeptPoint | null
  expected_on: string | null
  can_make_account: boolean
  payment_title: string
  payment: { title: string; instructions: string | null }
  created_at: string
}
