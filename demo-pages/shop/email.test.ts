// Tests e-mail addresses: unusual ones that are valid, and invalid ones that look valid.
import { describe, expect, test } from 'vitest'
import { isEmail, suggestEmails } from './email.ts'

const valid = [
  'anna@example.com',
  "mary.o'neil@example.co.uk",
  'first.last+tag@sub.example.nl',
  '_x@example.com',
  'user@müller.de',
  `${'a'.repeat(64)}@example.com`,
  'x@xn--bcher-kva.example',
]

const refused = [
  '',
  'anna',
  'anna@',
  '@example.com',
  'anna@example',
  'anna@@example.com',
  'an na@example.com',
  'anna@exa mple.com',
  'anna.@example.com',
  '.anna@example.com',
  'an..na@example.com',
  'anna@example..com',
  'anna@-example.com',
  'anna@example-.com',
  'anna@example.c',
  'anna@example.12',
  'anna@example.com\n',
  `${'a'.repeat(65)}@example.com`,
  `a@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}.example.com`,
]

describe('isEmail', () => {
  test.each(valid)('takes %j', (email) => expect(isEmail(email)).toBe(true))
  test.each(refused)('refuses %j', (email) => expect(isEmail(email)).toBe(false))
})

describe('suggestEmails', () => {
  test.each([
    ['anna@gmial.com', 'anna@gmail.com'],
    ['anna@hotmial.com', 'anna@hotmail.com'],
    ['anna@gmail.con', 'anna@gmail.com'],
    ['anna@zigo.nl', 'anna@ziggo.nl'],
  ])('suggests for %s first %s', (typed, meant) => expect(suggestEmails(typed)[0]).toBe(meant))

  test('suggests nothing for a known domain, a very different one, or an incomplete address', () => {
    expect(suggestEmails('anna@gmail.com')).toEqual([])
    expect(suggestEmails('anna@rijksmuseum.nl')).toEqual([])
    expect(suggestEmails('anna@')).toEqual([])
    expect(suggestEmails('anna')).toEqual([])
  })
})
