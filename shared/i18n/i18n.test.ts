// Tests the page's language, messages that are loaded later, and the host's own wording.
import { generateMessageId } from '@lingui/message-utils/generateMessageId'
import { afterEach, expect, test } from 'vitest'
import { activate, addMessages, currentLocale, i18n } from './i18n.ts'
import { languageOf, tagOf } from './locale.ts'
import { parseOverride, placeholdersOf, rewording } from './overrides.ts'

afterEach(() => activate('en_US'))

test.each([
  ['nl_NL', 'nl', 'nl-NL'],
  ['nl_BE', 'nl', 'nl-BE'],
  ['en_GB', 'en', 'en-GB'],
  ['de_DE', 'de', 'de-DE'],
  ['sv_SE', 'sv', 'sv-SE'],
  ['nl-be', 'nl', 'nl-BE'],
  ['sv', 'sv', 'sv-SE'],
  ['en', 'en', 'en-US'],
  ['fr_FR', 'en', 'en-US'],
  ['', 'en', 'en-US'],
  ['nl_NL_x', 'en', 'en-US'],
  ['<script>', 'en', 'en-US'],
])('the locale %j speaks %s and counts as %s', (locale, language, tag) => {
  expect([languageOf(locale), tagOf(locale)]).toEqual([language, tag])
})

test("loaded texts are used in the page's language", () => {
  activate('nl_BE')
  addMessages({ arrives: ['Hallo ', ['name']] })
  expect(i18n._('arrives', { name: 'Ada' })).toBe('Hallo Ada')
  expect(currentLocale()).toBe('nl_BE')
})

test('loaded texts stay when the language is activated again', () => {
  activate('nl_NL')
  addMessages({ quiet: ['Stil'] })
  activate('nl_NL')
  expect(i18n._('quiet')).toBe('Stil')
})

test('a missing text is shown as its id', () => {
  expect(i18n._('missing')).toBe('missing')
  expect(i18n._('constructor')).toBe('constructor')
})

test("the host's wording has precedence, whenever the texts are loaded", () => {
  activate('de_DE')
  addMessages({ free: ['Gratis ab ', ['amount']], early: ['Früh'] })
  activate('de_DE', rewording({ free: 'Kostenlos ab {amount}!', early: 'Eher', late: 'Später als {amount}' }))
  addMessages({ late: ['Spät'] })
  expect(i18n._('free', { amount: '50 €' })).toBe('Kostenlos ab 50 €!')
  expect(i18n._('early')).toBe('Eher')
  expect(i18n._('late', { amount: 1 })).toBe('Später als {amount}')
})

test('a host may name a message by its English sentence with placeholders; its id has precedence', () => {
  const [view, free] = [generateMessageId('View cart'), generateMessageId('Free from {amount}')]
  const own = { 'View cart': 'Naar je mandje', 'Free from {amount}': '{amount} en het is gratis', [view]: 'Mandje' }
  activate('nl_NL', rewording(own))
  addMessages({ [view]: ['Bekijk winkelwagen'], [free]: ['Gratis vanaf ', ['amount']] })
  expect(i18n._(free, { amount: '€ 50' })).toBe('€ 50 en het is gratis')
  expect(i18n._(view)).toBe('Mandje')
  activate('nl_NL', rewording({ 'View cart': 'Naar je mandje' }))
  expect(i18n._(view)).toBe('Naar je mandje')
})

test("one page's wording is not used for the next page on a server", () => {
  activate('nl_NL', rewording({ hello: 'Dag' }))
  addMessages({ hello: ['Hallo'] })
  expect(i18n._('hello')).toBe('Dag')
  activate('nl_NL')
  expect(i18n._('hello')).toBe('Hallo')
})

test('a wording for an unknown message adds nothing', () => {
  activate('nl_NL', rewording({ constructor: 'x', nowhere: 'y' }))
  addMessages({ hello: ['Hallo'] })
  expect(Object.keys(i18n.messages)).not.toContain('nowhere')
  expect(Object.hasOwn(i18n.messages, 'constructor')).toBe(false)
})

test.each([
  ['Free from {amount}', ['amount'], ['Free from ', ['amount']]],
  ['{ amount } and {count}', ['amount', 'count'], [['amount'], ' and ', ['count']]],
  ['Nothing', [], ['Nothing']],
  ['', [], ['']],
  ['{other} stays', ['amount'], ['{other} stays']],
  ['{count, plural, one {a} other {b}}', ['count'], ['{count, plural, one {a} other {b}}']],
  ['a {b and c}', ['b'], ['a {b and c}']],
  ['<0>bold</0> {n}', ['n'], ['<0>bold</0> ', ['n']]],
])('the wording %j is read with %j', (text, known, compiled) => {
  expect(parseOverride(text, new Set(known))).toEqual(compiled)
})

test('placeholders inside plurals are found', () => {
  expect(placeholdersOf([['count', 'plural', { offset: undefined, one: ['one in ', ['shop']], other: ['#'] }], ' ', ['price']])).toEqual(
    new Set(['count', 'shop', 'price']),
  )
})
