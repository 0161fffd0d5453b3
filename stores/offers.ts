// What host code may read of stores that few pages have: each registers its view when it is loaded, so that a page without it loads nothing.
import { atom, type ReadableAtom } from 'nanostores'
import type { Choice } from '#shared/domain/configurable.ts'
import type { Failure } from '#shared/domain/failure.ts'
import type { CatalogueItem } from '#shared/schemas/catalogue-item.ts'
import type { Facet } from '#shared/schemas/catalogue.ts'
import type { NewLine } from '#shared/schemas/line-parts.ts'
import type { Price } from '#shared/schemas/goods.ts'
import type { Product } from '#shared/schemas/product.ts'
import type { DeliverySlot } from '#shared/schemas/shipping.ts'
import type { Variant } from '#shared/schemas/variant.ts'
import type { Loadable } from './loadable.ts'

/** The list of the page: a category, search results or the whole shop. */
export interface ListView {
  /** The products of the present page. */
  products: readonly CatalogueItem[]
  /** The place of the first of them in the whole list, from 1. */
  first: number
  /** Products on all its pages. */
  total: number
  page: number
  lastPage: number
  pageSize: number
  /** Field and direction, e.g. `price:asc`. */
  sort: string
  /** The facets, with what is chosen of each. */
  facets: readonly Facet[]
  /** The list's present address, from the root. */
  address: string
  /** Another answer is awaited. */
  isPending: boolean
}

/** A product with what the shopper has chosen of it. */
export interface ProductView {
  product: Product
  choices: readonly Choice[]
  /** Codes of the attributes that have no choice yet. */
  missing: readonly string[]
  /** The variant that all choices lead to; null until then. */
  variant: Variant | null
  quantity: number
  /** The price of one piece; `tier` is 0 if no quantity price applies, `isFrom` says that another choice may cost more. */
  price: (Price & { tier: number; isFrom: boolean }) | null
  /** The price of all pieces; null if unknown. */
  total: number | null
  /** Pieces available; null if unknown. */
  stock: number | null
  /** Everything is chosen and available. */
  isSaleable: boolean
  /** What `cart.add` would be given; empty while something is missing. */
  lines: readonly NewLine[]
}

/** Where the shopper is in the checkout and what she chose. Of her address it holds only what the cost of delivery depends on. */
export interface CheckoutView {
  /** 1 address, 2 shipping, 3 payment. */
  step: number
  /** The furthest step so far. */
  reachedStep: number
  country: string | null
  postcode: string | null
  /** By the code that events and slots use. */
  shippingMethod: { code: string; title: string } | null
  deliverySlot: DeliverySlot | null
  /** The same for the payment method. */
  paymentMethod: { code: string; title: string } | null
  /** The order is being placed, or the shopper is leaving with it. */
  isPlacing: boolean
  /** Why the last step or the payment failed. */
  error: Failure | null
}

/** The views that can be registered. */
export interface Offers {
  list?: ReadableAtom<Loadable<ListView>>
  product?: (id: number) => ReadableAtom<Loadable<ProductView>>
  checkout?: ReadableAtom<CheckoutView | null>
}

/** What has been registered so far; not a shopper's, so it stays when everything else is forgotten. */
export const $offers = atom<Offers>({})

/** Registers a view when the module of its store is loaded. */
export function offer(views: Offers): void {
  $offers.set({ ...$offers.get(), ...views })
}
