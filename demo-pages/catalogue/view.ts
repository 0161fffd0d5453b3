// The context of a catalogue query: a store, whose prices apply, and its language for texts.
import type { Language } from '../database/words.ts'

/** The host's `StoreView` matches this type. */
export interface CatalogueView {
  /** `store.id`; prices and tax are the store's. */
  id: number
  /** The first segment of every path: `/nl/...`. */
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

/** Whether a number can be an id; the database would throw an error for others. */
export function isId(id: number): boolean {
  return Number.isInteger(id) && id > 0 && id <= 2_147_483_647
}
