// Gives up terms of a query where no product has them all: as few as possible, the least telling first.
import type { Reading, Term } from './term.ts'
import { subjects } from './term.ts'
import { tokensOf } from './tokens.ts'

/** The most terms that are weighed against each other; those after them are given up. */
const most = 10

/** A choice of terms to give up. */
interface Loss {
  terms: readonly number[]
  /** How telling the terms are. */
  telling: number
  /** The number of words that lose something: both parts of a compound count once. */
  words: number
  /** The products of the terms, taken together: of two kinds of goods the rarer is meant. */
  products: number
}

/** The terms to keep, so that something is found; none where no term alone finds anything. */
export async function keptTerms(
  terms: readonly Term[],
  find: (term: Term) => Promise<ReadonlyMap<number, number>>,
): Promise<readonly Term[]> {
  const weighed = terms.slice(0, most)
  const found = await Promise.all(weighed.map((term) => find(term)))
  const lossOf = (lost: readonly number[]): Loss => ({
    terms: lost,
    telling: sum(lost.map((at) => subjects.indexOf(weighed[at]?.subject ?? 'color'))),
    words: new Set(lost.flatMap((at) => weighed[at]?.places ?? [])).size,
    products: sum(lost.map((at) => found[at]?.size ?? 0)),
  })
  const losses = subsetsOf(weighed.length)
    .map(lossOf)
    .toSorted((a, b) => a.terms.length - b.terms.length || a.telling - b.telling || a.words - b.words || b.products - a.products)
  const isFound = ({ terms: lost }: Loss) => {
    const [first, ...others] = found.filter((_, at) => !lost.includes(at)).toSorted((a, b) => a.size - b.size)
    return first !== undefined && [...first.keys()].some((id) => others.every((other) => other.has(id)))
  }
  const least = losses.find(isFound)
  return least ? weighed.filter((_, at) => !least.terms.includes(at)) : []
}

/** Every choice of some of `count` places, but not of all. */
function subsetsOf(count: number): number[][] {
  return Array.from({ length: 2 ** count - 1 }, (_, bits) => Array.from({ length: count }, (__, at) => at).filter((at) => bits & (1 << at)))
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/**
 * The reading without terms that were given up. A word is told as it was typed, and a compound as a whole where nothing of it is left; a
 * correction that did not help is none.
 */
export function withoutTerms(query: string, reading: Reading, given: readonly Term[]): Reading {
  const typed = new Map(tokensOf(query).map((token) => [token.place, token.typed]))
  const isLeft = (place: number) => reading.terms.some(({ places }) => places.includes(place))
  const told = given.map((term) => {
    const [place, ...others] = term.places
    return place === undefined || others.length > 0 || isLeft(place) ? term.typed : (typed.get(place) ?? term.typed)
  })
  const lost = new Set(given.flatMap((term) => term.typed.split(' ')))
  const words = reading.correction?.split(' ').filter((word) => !lost.has(word)) ?? []
  const isCorrected = reading.fixed.some((word) => !lost.has(word))
  return {
    ...reading,
    dropped: [...new Set([...reading.dropped, ...told])],
    correction: isCorrected ? words.join(' ') : null,
  }
}
