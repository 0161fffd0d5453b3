// Tests which terms of a query are given up where no product has them all, and what is told of them.
import { expect, test } from 'vitest'
import { keptTerms, withoutTerms } from './give-up.ts'
import type { Reading, Subject, Term } from './term.ts'
import { textTerm } from './term.ts'

const term = (typed: string, subject: Subject, place: number): Term => ({ ...textTerm({ typed, places: [place] }, [typed]), subject })
const reading = (terms: readonly Term[], part: Partial<Reading> = {}): Reading => ({
  terms,
  pages: [],
  dropped: [],
  correction: null,
  fixed: [],
  ...part,
})
/** The words that are kept in a shop where each word has these products. */
const kept = async (terms: readonly Term[], shop: Record<string, number[]>) =>
  (await keptTerms(terms, async ({ typed }) => new Map((shop[typed] ?? []).map((id) => [id, 1])))).map(({ typed }) => typed)

test('as few as possible are given up, and not whom it is for because of words that nothing has', async () => {
  const terms = [term('women', 'audience', 0), term('shoes', 'category', 1), term('wide', 'text', 2), term('fit', 'text', 3)]
  expect(await kept(terms, { women: [1, 2], shoes: [1, 2, 3], wide: [8], fit: [9] })).toEqual(['women', 'shoes'])
})

test('of as many the least telling is given up, and of two kinds of goods the more frequent', async () => {
  expect(await kept([term('red', 'color', 0), term('ball', 'category', 1)], { red: [1], ball: [2] })).toEqual(['ball'])
  const grip = [term('grip', 'category', 0), term('racket', 'category', 1)]
  expect(await kept(grip, { grip: [1], racket: [2, 3] })).toEqual(['grip'])
})

test('a compound is given up before parts of two words', async () => {
  const terms = [term('net', 'text', 0), term('ball', 'category', 0), term('shoes', 'category', 1)]
  expect(await kept(terms, { net: [1, 2], ball: [3, 5], shoes: [4] })).toEqual(['shoes'])
})

test('nothing is kept where nothing is found', async () => {
  expect(await kept([term('xyzzy', 'text', 0)], {})).toEqual([])
  expect(await kept([], {})).toEqual([])
})

test('a compound is told as it was typed where nothing of it is left, else the part that is not', () => {
  const [net, ball, shoes] = [term('net', 'text', 0), term('ball', 'category', 0), term('shoes', 'category', 1)]
  expect(withoutTerms('Netball shoes', reading([shoes]), [net, ball]).dropped).toEqual(['netball'])
  expect(withoutTerms('Netball shoes', reading([ball, shoes]), [net]).dropped).toEqual(['net'])
})

test('a correction that was given up is none, and the word is told as it was typed', () => {
  const [joggers, slam] = [term('joggers', 'category', 0), term('slam', 'text', 1)]
  const corrected = { correction: 'joggers slam', fixed: ['slam'] }
  expect(withoutTerms('joggers slim', reading([joggers], corrected), [slam])).toMatchObject({ dropped: ['slim'], correction: null })
  expect(
    withoutTerms('jogers wide', reading([joggers], { correction: 'joggers wide', fixed: ['joggers'] }), [term('wide', 'text', 1)]),
  ).toMatchObject({ dropped: ['wide'], correction: 'joggers' })
})
