// Tests that every department has its own text, and no category that does not exist.
import { expect, test } from 'vitest'
import { languages } from './words.ts'
import { leadOf, ledCategories } from './category-leads.ts'
import { tree } from './tree.ts'

test('every department and group has a text of its own in every language', () => {
  const main = tree.flatMap(({ code, children = [] }) => [code, ...children.map((group) => group.code)])
  expect(ledCategories.toSorted()).toEqual(main.toSorted())
  for (const language of languages) {
    const texts = main.map((code) => leadOf(code, language))
    expect(new Set(texts).size).toBe(main.length)
    expect(texts.filter((text) => text.length > 110)).toEqual([])
  }
})

test('a category below them has none', () => {
  expect(leadOf('match-shirts', 'en')).toBe('')
})
