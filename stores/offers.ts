// What host code may read of stores that few pages have: each offers its view when it is loaded, so that a page without it loads nothing.
import { atom, type ReadableAtom } from 'nanostores'
import type { Choice } from '#shared/domain/configurable.ts'
import type { Failure } from '#shared/domain/failure.ts'
import type { CatalogueItem } from '#shared/schemas/catalogue-item.ts'
import type { Facet } from '#shared/schemas/catalogue.ts'
import type { NewLine } from '#shared/schemas/cart.ts'
import type { Price } from '#shared/schemas/goods.ts'
import type { Product } from '#shared/schemas/product.ts'
import type { DeliverySlot } from '#shared/schemas/shipping.ts'
import type { Variant } from '#shared/schemas/variant.ts'
import type { Loadable } from './loadable.ts'

/** The list of the page: a category, search results or the whole shop. */
export interface ListView {
  /** Those of the present page. */
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
  /** Another answer is on its way. */
  isPending: boolean
}

/** A product with what the shopper has chosen of it. */
export interface ProductView {
  product: Product
  choices: readonly Choice[]
  /** Codes of the attributes that have no choice yet. */
  missing: readonly string[]
  /** The one that every choice leads to; null until then. */
  variant: Variant | null
  quantity: number
  /** What one piece costs; `tier` is 0 where no price of more pieces holds, `isFrom` says that another choice may cost more. */
  price: (Price & { tier: number; isFrom: boolean }) | null
  /** What all of it costs; null where nobody says. */
  total: number | null
  /** Pieces to be had; null where nobody says. */
  stock: number | null
  /** Everything is chosen, and it can be had. */
  isSaleable: boolean
  /** What `cart.add` would be given; empty while something is missing. */
  lines: readonly NewLine[]
}

/** Where the shopper is in the checkout and what she chose. Of who she is it says no more than what delivery costs by. */
export interface CheckoutView {
  /** 1 address, 2 shipping, 3 payment. */
  step: number
  /** The furthest step so far. */
  reachedStep: number
  country: string | null
  postcode: string | null
  /** By the code that events and slots name it by. */
  shippingMethod: { code: string; title: string } | null
  deliverySlot: DeliverySlot | null
  /** The same of the way to pay. */
  paymentMethod: { code: string; title: string } | null
  /** The order is being placed, or the shopper is on her way out with it. */
  isPlacing: boolean
  /** Why the last step or the payment came to nothing. */
  error: Failure | null
}

/** Who offers what. */
export interface Offers {
  list?: ReadableAtom<Loadable<ListView>>
  product?: (id: number) => ReadableAtom<Loadable<ProductView>>
  checkout?: ReadableAtom<CheckoutView | null>
}

/** What has been offered so far; no shopper's, so that it stays when everything else is forgotten. */
export const $offers = atom<Offers>({})

/** Offers a view, as the module of its store is loaded. */
export function offer(views: Offers): void {
  $offers.set({ ...$offers.get(), ...views })
}
