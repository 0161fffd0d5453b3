// The words of a query that were understood as options of a facet: how they are taken away, or become a choice of that facet.
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

/** The request with the words of one facet turned into choices, so that its other options can be chosen beside or instead of them. */
export function withChoices(query: ListQuery, understood: readonly OptionWords[], code: string): ListQuery {
  const own = understood.filter((part) => part.code === code)
  if (own.length === 0) return query
  const labels = [...labelsOf(query.facets, code), ...own.flatMap(({ options }) => options)]
  return {
    ...query,
    query: own.reduce((text, { words }) => withoutWords(text, words), query.query),
    facets: { ...query.facets, [code]: [...new Set(labels)] },
  }
}
