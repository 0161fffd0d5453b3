// The reading of a query in wire form, and the words that are left of it for suggestions.
import type { Dictionary, Option } from '../dictionary.ts'
import type { QueryReading } from '../shapes.ts'
import type { Reading } from './term.ts'

/** What a shopper is told about her query. */
export function toWire({ dropped, correction }: Reading): QueryReading {
  return { dropped: [...dropped], corrected: correction }
}

/** The colours that a query names, in which products are then shown. */
export function namedColours(reading: Reading | null, dictionary: Dictionary): Option[] {
  const colours = dictionary.attributesByCode.get('color')?.options ?? []
  const named = reading?.terms.flatMap(({ options }) => options.flat()) ?? []
  return named.flatMap((id) => colours.find((option) => option.id === id) ?? [])
}

/** The query as it was meant: as typed, unless words were corrected or dropped. */
export function meantQuery(query: string, { dropped, correction, terms }: Reading): string {
  return dropped.length || correction !== null ? terms.map(({ typed }) => typed).join(' ') : query
}

/** The words of a query that name things, without colours, sizes and audiences; null if there are none beside them. */
export function wordsOfThings({ terms }: Reading): string | null {
  const things = terms.filter(({ subject }) => subject === 'text' || subject === 'category' || subject === 'sport')
  return things.length > 0 && things.length < terms.length ? things.map(({ typed }) => typed).join(' ') : null
}
