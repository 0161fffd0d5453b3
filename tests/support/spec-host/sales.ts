// The types of sales: customers, carts, orders, returns, sessions, and logged requests.
import type { Product, Store } from './goods.ts'

/** An address by Magento's names; unknown values are null. */
export interface Address {
  id: number | null
  customer_id: number | null
  customer_address_id: number | null
  email: string | null
  prefix: string | null
  firstname: string | null
  middlename: string | null
  lastname: string | null
  company: string | null
  street: (string | null)[]
  postcode: string | null
  city: string | null
  country_id: string | null
  region: string | null
  region_id: number | null
  region_code: string | null
  telephone: string | null
  same_as_billing: number
  save_in_address_book: number
}

export interface Customer {
  id: number
  email: string
  password: string
  firstname: string
  lastname: string
  gender: number
  dob: string
  addresses: (Partial<Address> & { id: number; default_shipping: boolean; default_billing: boolean })[]
}

/** A choice of a product: the stock it needs, its price, and its description. */
export interface Choice {
  sku: string
  /** The pieces of each stock-keeping unit in one piece of this line. */
  needs: Record<string, number>
  /** The price of one piece in cents with tax, at this quantity. */
  unit: (qty: number) => number
  /** The same before any reduction. */
  regular: number
  options: { label: string; value: string }[]
  /** `product_option` as it was accepted. */
  request: Record<string, unknown>
}

export interface Line {
  itemId: number
  product: Product
  qty: number
  choice: Choice
  isGift: boolean
}

/** A gift card used as payment, and the amount. */
export interface GiftCard {
  code: string
  cents: number
}

export interface Cart {
  id: number
  store: Store
  lines: Line[]
  coupon: string | null
  /** A card with its balance in cents when it was applied to the cart. */
  giftCard: GiftCard | null
  billing: Address | null
  shipping: Address | null
  method: { carrier: string; method: string } | null
  payment: string | null
  email: string | null
  extension: Record<string, unknown>
  lastAdded: number | null
  createdAt: string
}

export interface OrderItem {
  id: number
  sku: string
  name: string
  qty: number
  returned: number
  rowCents: number
}

/** An order with all data of its placement. */
export interface Order {
  id: number
  incrementId: string
  storeId: number
  cartId: number
  customerId: number | null
  email: string
  items: OrderItem[]
  totalCents: number
  taxCents: number
  shippingCents: number
  discountCents: number
  coupon: string | null
  giftCard: GiftCard | null
  method: string
  payment: { method: string; additionalData: unknown }
  billing: Address
  shipping: Address
  extension: Record<string, unknown>
  shipmentId: number
  createdAt: string
  /** The body of the call that placed it, unchanged. */
  placedWith: Record<string, unknown>
}

export interface ReturnRequest {
  orderNumber: string
  email: string
  items: { id: number; quantity: number; reason: string }[]
}

/** A visitor: a token against forgery, a customer if logged in, a cart for each store. */
export interface Session {
  id: string
  token: string
  customer: Customer | null
  carts: Map<number, Cart>
  compare: string[]
  wishlist: number[]
  lastOrder: Order | null
  notice: string | null
  isExpired: boolean
}

/** A request to the platform. */
export interface LoggedRequest {
  method: string
  path: string
  query: string
  headers: Record<string, string>
  body: string
  status: number
}
