// The shapes that travel between the shop's rules, its rows and the wire; Magento's names, as the contract has them.

/** An address as the calls carry it; `street` is always a list of three lines inside the shop. */
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
}

/** One answer the shopper gave about a line: the colour, the size, the name on the back. */
export interface ChosenOption {
  code: string
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

/** What the checkout keeps beside the addresses; points of PostNL and DHL come with their widgets. */
export interface CartExtension {
  requested_delivery_date?: DeliverySlot | null
  postnl_pickup_point?: string | null
  dhl_pickup_point?: string | null
}

export interface PaymentChoice {
  method: string
  issuer: string | null
}

/** A sentence kept for the next page, for forms that work without JavaScript. */
export interface Notice {
  kind: 'error' | 'success'
  text: string
}

export type OrderStatus = 'open' | 'pending' | 'paid' | 'canceled' | 'rejected' | 'failed' | 'expired'
export type PaymentState = OrderStatus

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
  product_option: { extension_attributes: { configurable_item_options?: { option_id: string; option_value: number }[] } } | null
  extension_attributes: {
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
    delivery: string | null
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
  extension_attributes: { last_added_item: QuoteItem | null; applied_gift_cards: never[] }
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
  }
}

export interface PlacedOrder {
  order_id: number
  order_number: string
  redirect_url: string | null
}

/** What the shop knows of the visitor's latest payment. */
export interface PaymentStatus {
  status: 'none' | PaymentState
  order_number: string | null
  /** Where an open payment can be taken up again. */
  redirect_url: string | null
}

export interface LastOrder {
  order_number: string
  status: OrderStatus
  email: string
  grand_total: number
  currency: string
  items: {
    sku: string
    name: string
    qty: number
    price_incl_tax: number
    row_total_incl_tax: number
    image: string | null
    url: string
    options: { label: string; value: string }[]
  }[]
  totals: { total_segments: TotalSegment[]; grand_total: number; tax_amount: number }
  shipping_address: Address
  billing_address: Address
  shipping_title: string
  delivery_slot: DeliverySlot | null
  payment_title: string
  created_at: string
}

/** The answer of `GET api/session`. */
export interface SessionAnswer {
  customer: { id: number; firstname: string; lastname: string; email: string; gender: string | null } | null
  cart: { items_qty: number }
  wishlist: { id: number; product_id: number }[]
  compare: string[]
  cart_conflict: boolean
  changed_at: number
}
