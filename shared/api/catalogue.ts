// Lists of products, and the facets a host wants between them. The same for every shopper.
import type { ListAsk } from '#shared/domain/list-address.ts'
import { Catalogue, Dividers, type Divider } from '#shared/schemas/catalogue.ts'
import { askCatalogue } from './client.ts'

/** The list of the search if there is a query, the whole shop without a category, otherwise the category's list. */
export function getListing(categoryId: number | null, ask: ListAsk, signal?: AbortSignal): Promise<Catalogue> {
  const path = ask.query
    ? 'catalog/search/product/list'
    : categoryId === null
      ? 'catalog/anonymous-category/product/list'
      : `catalog/category/${categoryId}/product/list`
  const params = new URLSearchParams({ page: String(ask.page), page_size: String(ask.pageSize) })
  const put = (name: string, value: string | number | null) => value !== null && value !== '' && params.append(name, String(value))
  put('sort', ask.sort)
  put('query', ask.query)
  // So that a search inside a category stays there.
  if (ask.query) put('category_id', categoryId)
  put('minPrice', ask.minPrice)
  put('maxPrice', ask.maxPrice)
  for (const [code, labels] of Object.entries(ask.facets)) for (const label of labels) put(`${code}[]`, label)
  return askCatalogue(path, Catalogue, { searchParams: params, signal })
}

/** Facets between the products of a category. */
export function getDividers(categoryId: number, storeId: number, signal?: AbortSignal): Promise<Divider[]> {
  return askCatalogue(`catalog/category/${categoryId}/filter-dividers/list`, Dividers, { searchParams: { s: storeId }, signal })
}
