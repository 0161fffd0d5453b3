// What is sold and to whom: customers, carts, orders, returns, sessions, and what was asked.
import type { Product, Store } from './goods.ts'

/** An address by Magento's names; what is unknown is null. */
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

/** What was chosen of a product: which stock it needs, what it costs, and how it is described. */
export interface Choice {
  sku: string
  /** Pieces of each stock-keeping unit that one of this line takes. */
  needs: Record<string, number>
  /** Price of one in cents with tax, for a line of so many. */
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

/** A gift card that pays, and how much of it. */
export interface GiftCard {
  code: string
  cents: number
}

export interface Cart {
  id: number
  store: Store
  lines: Line[]
  coupon: string | null
  /** A card with what was left on it when it was put on the cart, in cents. */
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

/** An order with everything that it was placed with. */
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
  /** The body of the call that placed it, as it came. */
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

/** What somebody asked. */
export interface LoggedRequest {
  method: string
  path: string
  query: string
  headers: Record<string, string>
  body: string
  status: number
}
