// Arranges the suggestions for the list: groups in the spec's order, numbered consecutively.
import type { Autocomplete, PlaceMatch, ProductMatch } from '#shared/catalogue/wire/search.ts'

/** The kind of a suggestion. */
export type GroupKind = 'keyword' | 'category' | 'filter' | 'product' | 'page' | 'popular'

/** A group with at least one suggestion; `first` is the index of its first one in the whole list. */
export type Group =
  | { kind: 'keyword' | 'category' | 'filter' | 'page' | 'popular'; first: number; total: number; matches: readonly PlaceMatch[] }
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

/** Whether nothing fits. Pages beside words that the shop does not have are no answer, but where to ask. */
export function isNothing({ keywords, categories, facets, products, pages, reading }: Autocomplete): boolean {
  const found = [keywords, categories, facets, products].some(({ matches }) => matches.length > 0)
  return !found && (pages.matches.length === 0 || (reading?.dropped.length ?? 0) > 0)
}

/** Returns what is offered where nothing fits: popular searches, and the pages that the host names. */
export function helpOf(popular: readonly string[], { pages }: Autocomplete): Group[] {
  const matches = popular.map((label) => ({ label, url: '', categoryId: null, count: null, path: null, facet: null, category: null }))
  const groups: Group[] = [
    { kind: 'popular', total: matches.length, matches, first: 0 },
    { kind: 'page', ...pages, first: matches.length },
  ]
  return groups.filter((group) => group.matches.length > 0)
}

/** Returns the number of suggestions. */
export function countChoices(groups: readonly Group[]): number {
  return groups.reduce((sum, { matches }) => sum + matches.length, 0)
}

/** Returns the address of the results page for a text. */
export function resultsUrl(searchUrl: string, query: string, categoryId: number | null): string {
  const [address = '', search = ''] = searchUrl.split('?', 2)
  const params = new URLSearchParams(search)
  params.set('discipline', categoryId === null ? '' : String(categoryId))
  params.set('query', query)
  return `${address}?${params}`
}
