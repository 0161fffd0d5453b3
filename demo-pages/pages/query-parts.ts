// The words of a search that are options of a facet: taken away, or turned into choices.
import type { QueryReading } from '../catalogue/shapes.ts'
import type { ListQuery } from './list-address.ts'

/** A part of a query that is an option of a facet, as the list's answer tells it. */
export type Understood = NonNullable<QueryReading['understood']>[number]

/** The list without the words of these parts. Without any word nothing can be sorted by relevance. */
export function withoutParts(ask: ListQuery, parts: readonly Understood[]): ListQuery {
  const all = ` ${ask.query.trim().replaceAll(/\s+/g, ' ')} `
  const query = parts.reduce((left, { words }) => left.replace(` ${words} `, ' '), all).trim()
  return { ...ask, page: 1, query, sort: query === '' && ask.sort?.startsWith('relevance:') ? null : ask.sort }
}

/** The list with the words of one facet turned into choices. */
export function withChoices(ask: ListQuery, parts: readonly Understood[], code: string): ListQuery {
  const own = parts.filter(({ facet_code }) => facet_code === code)
  if (own.length === 0) return { ...ask, page: 1 }
  const labels = [...(ask.chosen[code] ?? []), ...own.flatMap(({ options }) => options)]
  return { ...withoutParts(ask, own), chosen: { ...ask.chosen, [code]: [...new Set(labels)] } }
}
