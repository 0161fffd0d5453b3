// Calls of product lists and of the facets between their products. The same for every shopper.
import { defineCall } from '#shared/api/define-call.ts'
import type { ListQuery } from './rules/list-address.ts'
import { APART, Catalogue, Dividers } from './wire/catalogue.ts'

/** Writes the sort order in the host's form: one code, or field and direction, for which PHP and axios use brackets. */
function putSort(query: URLSearchParams, sort: string | null): void {
  const [field = '', direction] = sort?.split(APART) ?? []
  if (field === '') return
  if (direction === undefined) return query.append('sort', field)
  query.append('sort[field]', field)
  query.append('sort[direction]', direction)
}

function queryOf(query: ListQuery, categoryId: number | null): { searchParams: URLSearchParams } {
  const searchParams = new URLSearchParams({ page: String(query.page), page_size: String(query.pageSize) })
  const put = (name: string, value: string | number | null) => value !== null && value !== '' && searchParams.append(name, String(value))
  putSort(searchParams, query.sort)
  put('query', query.query)
  put('category_id', categoryId)
  put('minPrice', query.minPrice)
  put('maxPrice', query.maxPrice)
  for (const [code, labels] of Object.entries(query.facets)) for (const label of labels) put(`${code}[]`, label)
  return { searchParams }
}

/** A page of a category's products. */
export const listCategory = defineCall({
  method: 'GET',
  path: 'catalog/category/{categoryId}/product/list',
  client: 'catalogue',
  group: 'base',
  answer: Catalogue,
  send: (query: ListQuery, categoryId: number) => ({ at: { categoryId }, ...queryOf(query, null) }),
})

/** A page of search results, within a category where `category_id` names one. A host that understands words of a query as options of a facet says so (`reading.understood`): these options are ticked, and a press in that facet asks for the search without these words and with the options as filters. If you print the facets as a form, do the same there: tick the options, and send the query without their words, or “size 36” and `size[]=37` have to be true at once. */
export const searchProducts = defineCall({
  method: 'GET',
  path: 'catalog/search/product/list',
  client: 'catalogue',
  group: 'base',
  answer: Catalogue,
  send: queryOf,
})

/** A page of all products, for lists without a category. */
export const listShop = defineCall({
  method: 'GET',
  path: 'catalog/anonymous-category/product/list',
  client: 'catalogue',
  group: 'base',
  answer: Catalogue,
  send: (query: ListQuery) => queryOf(query, null),
})

/** The search results if there is a query, all products without a category, otherwise the category's list. */
export function getListing(categoryId: number | null, query: ListQuery, signal?: AbortSignal): Promise<Catalogue> {
  if (query.query) return searchProducts(query, categoryId, signal)
  return categoryId === null ? listShop(query, signal) : listCategory(query, categoryId, signal)
}

/** Facets to show between the products of a category. */
export const getDividers = defineCall({
  method: 'GET',
  path: 'catalog/category/{categoryId}/filter-dividers/list',
  client: 'catalogue',
  group: 'base',
  answer: Dividers,
  send: (categoryId: number, storeId: number) => ({ at: { categoryId }, searchParams: { s: storeId } }),
})
