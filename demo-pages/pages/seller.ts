// The seller of each store, which the law requires. The data is invented: a real shop replaces `articles/sellers.json`.
import type { StoreView } from '../host/store-view.ts'
import sellers from './articles/sellers.json' with { type: 'json' }

/** A store's seller, in the store's language. */
export interface Seller {
  name: string
  street: string
  place: string
  country: string
  director: string
  email: string
  phone: string
  register: string
  vat: string
  marketAuthority: string
  privacyAuthority: string
  accessibilityAuthority: string
  /** The law on accessibility that the store has to meet. */
  accessLaw: string
  /** Where the law says that made goods cannot be withdrawn from. */
  exclusionLaw: string
  /** Texts that differ between countries with one language: the Dutch articles serve the Netherlands and Belgium. */
  [differing: string]: string
}

const known: Record<StoreView['code'], Seller> = sellers

/** The seller of a store. */
export function sellerOf({ code }: Pick<StoreView, 'code'>): Seller {
  return known[code]
}
