// Parses the query of a list: page, size, sort, words, prices and filter labels, as axios or a form writes them.
import { fields } from './read.ts'

export interface ListQuery {
  page: number
  pageSize: number
  sort: { field: string; direction: string }
  text: string
  minPrice: number | null
  maxPrice: number | null
  labels: (facet: string) => string[]
}

const positive = (value: string | null, otherwise: number): number => {
  const number = Number(value)
  return Number.isInteger(number) && number > 0 ? number : otherwise
}

const price = (value: string | null): number | null =>
  value === null || value === '' || Number.isNaN(Number(value)) ? null : Number(value)

const parsed = (text: string): Record<string, unknown> => {
  try {
    return fields(JSON.parse(text))
  } catch {
    return {}
  }
}

/** Accepts `sort[field]` and `sort[direction]`, both as JSON in `sort`, or `sort` and `direction` as two parameters. */
const sortOf = (query: URLSearchParams): { field: string; direction: string } => {
  const plain = query.get('sort') ?? ''
  const json = parsed(plain)
  const field = query.get('sort[field]') ?? json.field ?? (plain.startsWith('{') ? '' : plain)
  const direction = query.get('sort[direction]') ?? json.direction ?? query.get('direction')
  return { field: typeof field === 'string' ? field : '', direction: direction === 'desc' || direction === 'DESC' ? 'desc' : 'asc' }
}

export const readListQuery = (query: URLSearchParams): ListQuery => ({
  page: positive(query.get('page'), 1),
  pageSize: Math.min(positive(query.get('page_size'), 24), 96),
  sort: sortOf(query),
  text: (query.get('query') ?? '').trim(),
  minPrice: price(query.get('minPrice')),
  maxPrice: price(query.get('maxPrice')),
  labels: (facet) =>
    [...query]
      .filter(([name, value]) => value !== '' && (name === facet || name.replace(/\[\d*\]$/, '') === facet))
      .map(([, value]) => value),
})
