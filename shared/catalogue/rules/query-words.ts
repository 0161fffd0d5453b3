// The words of a query that were understood as options of a facet: how they are taken away, or become choices of that facet.
import { labelsOf, type ListQuery } from './list-address.ts'

/** Words of a query that are options of a facet. */
export interface OptionWords {
  code: string
  words: string
  options: readonly string[]
}

/** A query without some of its words; unchanged where it does not have them. @example withoutWords('kids shoes size 36', 'size 36') // 'kids shoes' */
export function withoutWords(query: string, words: string): string {
  const all = query.trim().split(/\s+/)
  const gone = words.trim().split(/\s+/)
  const at = all.findIndex((_, start) => gone.every((word, index) => all[start + index]?.toLowerCase() === word.toLowerCase()))
  return at < 0 ? query : all.toSpliced(at, gone.length).join(' ')
}

/** The request without these words. Where no word is left, nothing can be sorted by relevance, and the list's own order applies. */
export function withoutNamed(query: ListQuery, named: readonly Pick<OptionWords, 'words'>[]): ListQuery {
  const text = named.reduce((left, { words }) => withoutWords(left, words), query.query)
  const isByRelevance = /^relevance(?![a-z])/i.test(query.sort ?? '')
  return { ...query, query: text, sort: text === '' && isByRelevance ? null : query.sort }
}

/** The request with the words of one facet turned into choices, so that its other options can be chosen beside or instead of them. */
export function withChoices(query: ListQuery, named: readonly OptionWords[], code: string): ListQuery {
  const own = named.filter((part) => part.code === code)
  if (own.length === 0) return query
  const labels = [...labelsOf(query.facets, code), ...own.flatMap(({ options }) => options)]
  return { ...withoutNamed(query, own), facets: { ...query.facets, [code]: [...new Set(labels)] } }
}

/** The request with one option of a facet switched; words that name the facet become choices first. In a single-value facet it becomes the only one. */
export function withToggled(
  query: ListQuery,
  named: readonly OptionWords[],
  { code, isSingle }: { code: string; isSingle: boolean },
  label: string,
): ListQuery {
  const chosen = withChoices(query, named, code)
  const labels = labelsOf(chosen.facets, code)
  if (labels.includes(label)) return { ...chosen, facets: withoutLabel(chosen.facets, code, label) }
  return { ...chosen, facets: { ...chosen.facets, [code]: isSingle ? [label] : [...labels, label] } }
}

/** The chosen labels without one of them. */
export function withoutLabel(facets: ListQuery['facets'], code: string, label: string): ListQuery['facets'] {
  const left = labelsOf(facets, code).filter((one) => one !== label)
  const others = Object.fromEntries(Object.entries(facets).filter(([other]) => other !== code))
  return left.length ? { ...others, [code]: left } : others
}

/** The request without any filter: no option, no price, and no words that name options. */
export function withoutFilters(query: ListQuery, named: readonly OptionWords[]): ListQuery {
  return { ...withoutNamed(query, named), page: 1, facets: {}, minPrice: null, maxPrice: null }
}
