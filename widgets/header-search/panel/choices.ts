// Arranges the suggestions for the list: groups in the spec's order, numbered consecutively.
import type { Autocomplete, PlaceMatch, ProductMatch } from '#shared/catalogue/wire/search.ts'

/** The kind of a suggestion. */
export type GroupKind = 'keyword' | 'category' | 'filter' | 'product' | 'page'

/** A group with at least one suggestion; `first` is the index of its first one in the whole list. */
export type Group =
  | { kind: 'keyword' | 'category' | 'filter' | 'page'; first: number; total: number; matches: readonly PlaceMatch[] }
  | { kind: 'product'; first: number; total: number; matches: readonly ProductMatch[] }

/** Returns the groups that are not empty: keyword, category, filter, product, and the shop's own pages. */
export function choicesOf(groups: Autocomplete): Group[] {
  let first = 0
  const place = (matches: readonly unknown[]) => {
    const own = first
    first += matches.length
    return own
  }
  const { keywords: keyword, categories: category, facets: filter, products: product, pages: page } = groups
  const all: Group[] = [
    { kind: 'keyword', ...keyword, first: place(keyword.matches) },
    { kind: 'category', ...category, first: place(category.matches) },
    { kind: 'filter', ...filter, first: place(filter.matches) },
    { kind: 'product', ...product, first: place(product.matches) },
    { kind: 'page', ...page, first: place(page.matches) },
  ]
  return all.filter(({ matches }) => matches.length > 0)
}

/** Returns the number of suggestions. */
export function countChoices(groups: Autocomplete): number {
  return choicesOf(groups).reduce((sum, { matches }) => sum + matches.length, 0)
}

/** Returns the address of the results page for a text. */
export function resultsUrl(searchUrl: string, query: string, categoryId: number | null): string {
  const [address = '', search = ''] = searchUrl.split('?', 2)
  const params = new URLSearchParams(search)
  params.set('discipline', categoryId === null ? '' : String(categoryId))
  params.set('query', query)
  return `${address}?${params}`
}
