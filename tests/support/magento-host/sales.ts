// The shop's data about visitors: carts, orders, customers, sessions, and all requests.
import type { Fields } from './json.ts'
import type { Product } from './goods.ts'

/** An address of a cart or an order. */
export interface Address {
  id: number
  customerAddressId: number | null
  region: string | null
  regionId: number | null
  regionCode: string | null
  countryId: string | null
  street: string[]
  company: string | null
  telephone: string | null
  fax: string | null
  postcode: string | null
  city: string | null
  firstname: string | null
  lastname: string | null
  middlename: string | null
  prefix: string | null
  suffix: string | null
  vatId: string | null
  email: string | null
  sameAsBilling: number
  saveInAddressBook: number
}

/** A piece that is taken from stock and taxed: the product itself, a variant, or a bundle's selections. */
export interface Part {
  product: Product
  /** The number of pieces in one piece of the line. */
  qty: number
}

/** The choices: the part of the request that distinguishes two lines of a product. */
export interface Choice {
  configurable?: { option_id: string; option_value: number }[]
  bundle?: { option_id: number; option_qty: number; option_selections: number[] }[]
}

export interface Line {
  id: number
  product: Product
  choice: Choice
  parts: Part[]
  qty: number
}

export interface Payment {
  method: string
  poNumber: string | null
  additionalData: unknown
}

/** A cart, which Magento calls a quote. */
export interface Quote {
  id: number
  /** The mask that guests use as its id; null once it belongs to a customer. */
  maskedId: string | null
  storeId: number
  customerId: number | null
  isActive: boolean
  lines: Line[]
  coupon: string | null
  email: string | null
  billing: Address
  shipping: Address
  /** `flatrate_flatrate`. */
  shippingMethod: string | null
  payment: Payment | null
  createdAt: string
  updatedAt: string
}

export interface OrderLine {
  sku: string
  name: string
  qty: number
  rowTotalInclTax: number
}

export interface Order {
  id: number
  incrementId: string
  quoteId: number
  storeId: number
  customerId: number | null
  email: string
  state: 'new' | 'pending_payment' | 'processing' | 'canceled'
  lines: OrderLine[]
  coupon: string | null
  shippingMethod: string
  paymentMethod: string
  shipping: Address
  billing: Address
  subtotalInclTax: number
  shippingInclTax: number
  discount: number
  tax: number
  grandTotal: number
  createdAt: string
  /** The unparsed body of the call that placed it. */
  placedWith: string
}

export interface Customer {
  id: number
  email: string
  password: string
  firstname: string
  lastname: string
  middlename: string | null
  groupId: number
  storeId: number
  defaultBilling: number | null
  defaultShipping: number | null
  addresses: CustomerAddress[]
  isSubscribed: boolean
  createdAt: string
  updatedAt: string
  resetToken: string | null
}

/** An address of the address book, by Magento's names. */
export type CustomerAddress = Fields & { id: number }

export interface Session {
  id: string
  formKey: string
  customerId: number | null
  /** The guest's cart that forms created. */
  quoteId: number | null
  lastOrderId: number | null
  messages: { type: 'success' | 'error'; text: string }[]
}

/** All requests, in order. */
export interface LoggedRequest {
  method: string
  path: string
  query: string
  headers: Record<string, string>
  body: string
  status: number
}
