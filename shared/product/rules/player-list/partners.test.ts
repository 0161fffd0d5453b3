// Tests whom of a list we know already: whole names, parts of them in any order, numbers, and what has to be asked.
import { describe, expect, test } from 'vitest'
import { emptyPlayer, type Player } from '#shared/product/rules/player.ts'
import type { ListedPlayer } from './listed.ts'
import { findPartners } from './partners.ts'
import { plan } from './plans.cases.ts'

/** "Ada Lovelace 7": the last word is the number if it is one. */
const parts = (text: string) => {
  const [, name = '', number = ''] = /^(.*?)\s*(\d*)$/.exec(text) ?? []
  return { name, number }
}
const present = (...texts: readonly string[]): Player[] => texts.map((text, at) => ({ ...emptyPlayer(`p${at + 1}`), ...parts(text) }))
const listed = (...texts: readonly string[]): ListedPlayer[] => texts.map((text, at) => ({ line: at + 1, sizes: {}, ...parts(text) }))
/** Who each is: an id, `?` with those whom it may be, or `new`. */
const found = (there: readonly Player[], list: readonly ListedPlayer[]) => {
  const { partners, questions } = findPartners(there, list, plan, {})
  return list.map((one, at) => {
    const question = questions.find((asked) => asked.listed === one)
    return question ? `?${question.candidates.map(({ id }) => id).join()}` : (partners[at]?.id ?? 'new')
  })
}

describe('a name is found', () => {
  test.each([
    ['the last name alone', ['Ada Lovelace', 'Bo van den Berg'], ['Lovelace', 'van den Berg'], ['p1', 'p2']],
    ['the first name alone', ['Ada Lovelace', 'Bo Berg'], ['bo', 'ADA'], ['p2', 'p1']],
    ['a whole name where the last name is printed', ['LOVELACE', 'V.D. BERG'], ['Ada Lovelace', 'Bo v.d. Berg'], ['p1', 'p2']],
    ['a name without what stands before it', ['Bo van den Berg'], ['Berg, Bo'], ['p1']],
    ['an initial', ['A. Lovelace', 'B. Lovelace'], ['Ada Lovelace', 'Byron Lovelace'], ['p1', 'p2']],
    ['one of two names', ['Ada Lovelace-Byron'], ['Lovelace'], ['p1']],
    ['accents and case', ['Zoë Ångström'], ['angstrom'], ['p1']],
    ['one of two by the number', ['Ada Lovelace 7', 'Byron Lovelace 9'], ['Lovelace 09', 'Lovelace 7'], ['p2', 'p1']],
    ['the one who is left', ['Ada Lovelace', 'Byron Lovelace'], ['Ada Lovelace', 'Lovelace'], ['p1', 'p2']],
    ['a number without a name', ['Ada 7', 'Bo 9'], ['9', '11'], ['p2', 'new']],
    ['twins in their order', ['Sam', 'Sam'], ['Sam', 'Sam'], ['p1', 'p2']],
  ])('by %s', (_what, there, list, expected) => {
    expect(found(present(...there), listed(...list))).toEqual(expected)
  })
})

describe('it is asked who is meant', () => {
  test.each([
    ['by a last name of two', ['Ada Lovelace', 'Byron Lovelace'], ['Lovelace'], ['?p1,p2']],
    ['by two of a last name', ['Ada Lovelace'], ['Lovelace 3', 'Lovelace 4'], ['?p1', '?p1']],
    ['by a part of a name with another number', ['Ada Lovelace 7'], ['Lovelace 9'], ['?p1']],
    ['by one of twins', ['Sam', 'Sam'], ['Sam'], ['?p1,p2']],
  ])('%s', (_what, there, list, expected) => {
    expect(found(present(...there), listed(...list))).toEqual(expected)
  })
})

test('others are new: another last name, another first name, a particle or a letter alone', () => {
  expect(found(present('Ada Lovelace', 'Bo van Dam'), listed('Ada Byron', 'Byron Lovelace', 'van', 'A', ''))).toEqual(
    Array.from({ length: 5 }, () => 'new'),
  )
})

test('an answer takes one, and leaves the other for who is left', () => {
  const there = present('Ada Lovelace', 'Byron Lovelace')
  const list = listed('Lovelace 3', 'Lovelace 4')
  const [first] = findPartners(there, list, plan, {}).questions
  const { partners, questions } = findPartners(there, list, plan, { [first?.key ?? '']: 'p2' })
  expect(partners.map((player) => player?.id)).toEqual(['p2', 'p1'])
  expect(questions.map(({ answer }) => answer)).toEqual(['p2', 'p1'])
  const declined = findPartners(there, list, plan, { [first?.key ?? '']: 'new' })
  expect(declined.partners.map((player) => player?.id ?? null)).toEqual([null, null])
})
