// The reading of a query in wire form, and the words that are left of it for suggestions.
import type { Attribute, Dictionary, Option } from '../dictionary.ts'
import type { QueryReading } from '../shapes.ts'
import type { CatalogueView } from '../view.ts'
import type { Reading, Term } from './term.ts'
import { isLiteral } from './tokens.ts'

/** What a shopper is told about her query. */
export function toWire(query: string, { dropped, correction }: Reading): QueryReading {
  const literal = correction === null ? null : `"${query.replaceAll('"', ' ').trim()}"`
  return { dropped: [...dropped], corrected: correction, literal }
}

/** A part of a query that is an option of a facet, with its words in the query. */
export interface NamedPart {
  term: Term
  attribute: Attribute
  words: string
}

/**
 * The parts of a query that are options of a facet. A part without words of its own, such as the first half of "kindervoetbalschoenen", is left
 * out, since it cannot be taken away.
 */
export function namedParts(query: string, { terms }: Reading, dictionary: Dictionary): NamedPart[] {
  if (isLiteral(query)) return []
  const words = query.trim().split(/\s+/)
  return terms.flatMap((term) => {
    const attribute = facetNamed(term, dictionary)
    const [first, last] = [Math.min(...term.places), Math.max(...term.places)]
    const isAlone = terms.every((other) => other === term || other.places.every((place) => place < first || place > last))
    if (!attribute || !term.places.length || !isAlone) return []
    return { term, attribute, words: words.slice(first, last + 1).join(' ') }
  })
}

/** The same parts in wire form. */
export function understoodOf(query: string, reading: Reading, dictionary: Dictionary, view: CatalogueView): Understood[] {
  return namedParts(query, reading, dictionary).map(({ term, attribute, words }) => {
    const options = term.options.flat().flatMap((id) => attribute.options.find((option) => option.id === id)?.label[view.language] ?? [])
    const [name = ''] = options
    const label = term.subject === 'size' ? `${attribute.label[view.language]} ${term.typed.toUpperCase()}` : name
    return { label, words, facet_code: attribute.code, options }
  })
}

type Understood = NonNullable<QueryReading['understood']>[number]

/** The facet that all options of a term belong to; null for a term of words or categories. */
function facetNamed({ options, categories }: Term, { attributes }: Dictionary): Attribute | null {
  const ids = options.flat()
  if (!ids.length || categories.length) return null
  return (
    attributes.find((attribute) => attribute.isFacet && ids.every((id) => attribute.options.some((option) => option.id === id))) ?? null
  )
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

/** The words of a query that name things, and what stands before and after them: audiences, colours, sizes. */
export interface ThingWords {
  before: string
  things: string
  after: string
}

/** Null if a query has only such words, or none. */
export function wordsOfThings(query: string, { terms }: Reading): ThingWords | null {
  const isThing = ({ subject }: Term) => subject === 'text' || subject === 'category' || subject === 'sport'
  const first = terms.findIndex(isThing)
  if (first < 0 || terms.every(isThing)) return null
  const words = query.trim().split(/\s+/)
  const typed = (part: readonly Term[]) => part.map((term) => typedIn(words, term)).join(' ')
  return {
    before: typed(terms.slice(0, first)),
    things: terms
      .filter(isThing)
      .map((term) => term.typed)
      .join(' '),
    after: typed(terms.slice(first).filter((term) => !isThing(term))),
  }
}

/** A term's words as they stand in the query, with the word that announces a size. */
function typedIn(words: readonly string[], { typed, places }: Term): string {
  return places.length > 1 ? places.map((place) => words[place] ?? '').join(' ') : typed
}
