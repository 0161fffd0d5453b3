// Tests which option a part of an address means if several match: the documented order decides.
import { describe, expect, test } from 'vitest'
import { getAddressBook } from './address-book.ts'
import type { Attribute, Dictionary } from './dictionary.ts'

const same = (text: string) => ({ nl: text, en: text, de: text, sv: text })

/** A dictionary of facets as `key: labels`. */
function dictionaryOf(facets: Record<string, string[]>): Dictionary {
  const attributes: Attribute[] = Object.entries(facets).map(([key, labels], at) => ({
    id: at + 1,
    code: key,
    label: same(key),
    urlKey: same(key),
    isFacet: true,
    isSingle: false,
    role: null,
    options: labels.map((label, position) => ({
      id: (at + 1) * 1000 + position,
      attributeId: at + 1,
      code: `${position}`,
      label: same(label),
      position,
      swatch: null,
    })),
  }))
  return {
    attributes,
    attributesByCode: new Map(attributes.map((attribute) => [attribute.code, attribute])),
    options: new Map(),
    categories: new Map(),
    children: new Map(),
    categoryByPath: new Map(),
  }
}
const bookOf = (facets: Record<string, string[]>) => getAddressBook(dictionaryOf(facets), 'en')
const meaning = (book: ReturnType<typeof bookOf>, part: string) => {
  const entry = book.find(part)
  return entry ? `${entry.attribute.code}:${entry.label}` : null
}

describe('within a facet', () => {
  const book = bookOf({ style: ['T-shirt', 'T shirt', 'T_shirt', 'Pro', 'pro', 'Café', 'Cafe'] })

  test('every label has its own part', () => {
    for (const { part, label } of book.entries) expect(meaning(book, part)).toBe(`style:${label}`)
    expect(new Set(book.entries.map(({ part }) => part)).size).toBe(7)
  })

  test.each([
    ['T%2Dshirt', 'T-shirt'],
    ['T%2dshirt', 'T-shirt'],
    ['T-shirt', 'T shirt'],
    ['t-shirt', 'T shirt'],
    ['T%20shirt', 'T shirt'],
    ['T%5Fshirt', 'T_shirt'],
    ['PRO', 'Pro'],
    ['pro', 'pro'],
    ['cafe', 'Cafe'],
    ['CAF%C3%89', 'Café'],
    ['T--SHIRT', 'T-shirt'],
  ])('%s means %s', (part, label) => {
    expect(meaning(book, part)).toBe(`style:${label}`)
  })
})

describe('between facets', () => {
  test('the url key distinguishes equal labels, and without it the first facet is meant', () => {
    const book = bookOf({ size: ['S', 'M'], grip: ['L2', 'm'], colour: ['Red'] })
    expect(book.entries.map(({ part }) => part)).toEqual(['size-S', 'size-M', 'grip-L2', 'grip-m', 'Red'])
    expect([meaning(book, 'grip-m'), meaning(book, 'm'), meaning(book, 'M'), meaning(book, 'L2')]).toEqual([
      'grip:m',
      'size:M',
      'size:M',
      'grip:L2',
    ])
    expect(meaning(book, 'colour-red')).toBe('colour:Red')
  })

  test('labels that a proxy could make equal have their key as well', () => {
    const book = bookOf({ line: ['T-shirt'], style: ['T shirt'], other: ['Cap'] })
    expect([...book.prefixed]).toEqual([1, 2])
    expect(meaning(book, 'line-T-shirt')).toBe('line:T-shirt')
    expect(meaning(book, 'style-T-shirt')).toBe('style:T shirt')
  })

  test('if a key makes a part equal to one of another facet, that facet gets its key too', () => {
    const book = bookOf({ size: ['M'], grip: ['M'], note: ['size M', 'grip M'] })
    expect([...book.prefixed]).toEqual([1, 2, 3])
    for (const { part, attribute, label } of book.entries) expect(meaning(book, part)).toBe(`${attribute.code}:${label}`)
  })

  test('a part that is ambiguous even with both keys means the first facet', () => {
    const book = bookOf({ a: ['b c', 'x'], 'a-b': ['c', 'x'] })
    expect(book.entries.map(({ part }) => part)).toEqual(['a-b-c', 'a-x', 'a-b-c', 'a-b-x'])
    expect(meaning(book, 'a-b-c')).toBe('a:b c')
  })
})

test('an unknown part means nothing', () => {
  const book = bookOf({ size: ['M'] })
  for (const part of ['', '-', '%', 'constructor', '__proto__', 'size', 'size-', 'Z', '%00', 'x'.repeat(10_000)]) {
    expect(meaning(book, part)).toBeNull()
  }
})

test('five thousand options are written and read back', () => {
  const facets = Object.fromEntries(
    Array.from({ length: 10 }, (_, at) => [`facet ${at}`, Array.from({ length: 500 }, (_unused, n) => `Value ${at}.${n}`)]),
  )
  const book = bookOf(facets)
  expect(book.prefixed.size).toBe(0)
  expect(book.entries.every(({ part, label }) => book.find(part)?.label === label)).toBe(true)
})
