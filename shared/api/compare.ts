// The calls of the two lists' pages: the comparison, and the cards behind a wishlist's ids.
import { Comparison, ToggledCompare } from '#shared/schemas/compare.ts'
import { Cards, type CatalogueItem } from '#shared/schemas/catalogue-item.ts'
import { ask, askCatalogue } from './client.ts'

/** Adds the product with this sku to the comparison or removes it; returns the server's list, null where it answers none. */
export function toggleSku(sku: string): Promise<string[] | null> {
  return ask('POST', 'api/catalog/compare/toggle-sku', ToggledCompare, { json: { sku } })
}

/** The products of the session's comparison side by side. */
export function getComparison(signal?: AbortSignal): Promise<Comparison> {
  return ask('GET', 'api/catalog/compare', Comparison, { signal })
}

/** The cards of these products, without those no longer sold. The same for everybody. */
export function getProducts(ids: readonly number[], signal?: AbortSignal): Promise<CatalogueItem[]> {
  return askCatalogue('catalog/products', Cards, { signal, searchParams: { ids: ids.join() } })
}
