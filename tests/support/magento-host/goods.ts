// The types of the data files: the shop's products, and the countries it ships to.

/** A text in each store view, by the view's code. */
export type Named = Record<string, string>

export interface Store {
  id: number
  code: string
  locale: string
  name: string
  currency: string
}

export interface AttributeOption {
  id: number
  label: Named
  swatch: string
}

export interface Attribute {
  id: number
  code: string
  label: Named
  swatch: string
  options: AttributeOption[]
}

export interface Selection {
  id: number
  product: number
  qty: number
  isDefault: boolean
  canChangeQty: boolean
}

export interface BundleOption {
  id: number
  title: Named
  type: 'radio' | 'select' | 'checkbox'
  required: boolean
  selections: Selection[]
}

export type TaxClass = 'goods' | 'food'

export interface Product {
  id: number
  sku: string
  type: 'simple' | 'configurable' | 'bundle'
  name: Named
  /** In the currency, including the tax of the shop's own country. */
  price: number
  special?: number
  tax: TaxClass
  /** The initial stock; only a simple product has stock of its own. */
  stock?: number
  categories: number[]
  urlKey: string
  /** The configurable product of a variant; a variant has no page. */
  parent?: number
  /** The option of a variant for each attribute, by the attribute's code. */
  options?: Record<string, number>
  /** The codes of a configurable product's attributes. */
  attributes?: string[]
  bundle?: BundleOption[]
}

export interface Category {
  id: number
  urlKey: string
  name: Named
}

export interface Region {
  id: number
  code: string
  name: string
}

export interface Country {
  id: string
  three: string
  name: Named
  tax: Record<TaxClass, number>
  /** Table rates: the price from this subtotal without tax. */
  table: [from: number, price: number][]
  regions?: Region[]
}

export interface Coupon {
  id: number
  code: string
  percent?: number
  fixed?: number
  /** The subtotal without tax that the coupon requires. */
  minimum: number
}
