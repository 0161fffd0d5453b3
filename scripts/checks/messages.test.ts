// Translations keep their placeholders, and no id has two translations.
import { expect, test } from 'vitest'
import { contradictions, oddPlaceholders, type Message } from './messages.ts'

const message = (about: Partial<Message>): Message => ({
  catalogue: 'cart',
  language: 'nl',
  id: 'a',
  english: 'Cart of {name}',
  translation: 'Winkelwagen van {name}',
  ...about,
})

test.each([
  ['lost', 'Winkelwagen'],
  ['misspelt', 'Winkelwagen van {naam}'],
  ['added', 'Winkelwagen van {name} en {other}'],
])('a placeholder that is %s is found', (_how, translation) => {
  expect(oddPlaceholders([message({ translation })])).toEqual([expect.stringContaining('Use exactly {name}')])
})

test('plurals, tags and another order are accepted, and an empty translation is left to another check', () => {
  const english = 'Read <0>the terms</0>: {count, plural, one {# piece} other {# pieces}} for {name}'
  const translation = 'Voor {name}: {count, plural, one {# stuk} other {# stuks}}, lees <0>de voorwaarden</0>'
  expect(oddPlaceholders([message({ english, translation }), message({ translation: '' })])).toEqual([])
})

test('one id with two translations in one language is found', () => {
  const faults = contradictions([message({}), message({ catalogue: 'minicart', translation: 'Mandje van {name}' })])
  expect(faults).toEqual([expect.stringContaining('locales/cart/nl.po and locales/minicart/nl.po')])
})

test('the same translation twice, or two languages, is no contradiction', () => {
  expect(
    contradictions([message({}), message({ catalogue: 'minicart' }), message({ language: 'de', translation: 'Warenkorb von {name}' })]),
  ).toEqual([])
})
