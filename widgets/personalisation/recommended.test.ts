// Tests that a recommended tension is filled in as the page's language writes it, and still counts as the recommended one.
import * as v from 'valibot'
import { afterEach, expect, test } from 'vitest'
import { activate } from '#shared/i18n/i18n.ts'
import { PersonalisationGroup } from '#shared/product/wire/personalisation.ts'
import { stringingAnswer } from '#stores/testing/kinds.ts'
import { asTyped, isSame } from './recommended.ts'

afterEach(() => activate('en_GB'))

const values = [
  { optionId: 301, value: '30102' },
  { optionId: 302, value: '25.5' },
]
const group = { ...v.parse(PersonalisationGroup, stringingAnswer()), recommendation: { text: 'Soft', values } }
const typed = () => asTyped(group).recommendation?.values.map(({ value }) => value)

test.each([
  ['en_GB', '25.5'],
  ['nl_NL', '25,5'],
  ['sv_SE', '25,5'],
])('in %s a tension reads %s, and an id stays an id', (locale, tension) => {
  activate(locale)
  expect(typed()).toEqual(['30102', tension])
})

test('25,5 is 25.5, and no other value', () => {
  expect([isSame('25,5', '25.5'), isSame('30102', '30102'), isSame('25', '25.5'), isSame('', '25.5')]).toEqual([true, true, false, false])
})
