// The context of a catalogue query: a store, which determines prices, and its language, which determines texts.
import type { Language } from '../database/words.ts'

/** The host's `StoreView` fits as it is. */
export interface CatalogueView {
  /** `store.id`; prices and tax are the store's. */
  id: number
  /** First part of every path: `/nl/...`. */
  code: string
  language: Language
}

/** `/nl/product/norrvik-home-shirt`. */
export function productPath(view: Pick<CatalogueView, 'code'>, slug: string): string {
  return `/${view.code}/product/${slug}`
}

/** `/nl/teamkleding/wedstrijdkleding`. */
export function categoryPath(view: Pick<CatalogueView, 'code'>, urlPath: string): string {
  return `/${view.code}/${urlPath}`
}

/** Whether a number can be an id at all; others would be refused by the database with an error. */
export function isId(id: number): boolean {
  return Number.isInteger(id) && id > 0 && id <= 2_147_483_647
}
