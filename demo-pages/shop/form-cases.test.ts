// The host's rules and the widgets' are written separately; they must agree on every case of the shared table, with the same messages.
import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { formCases } from '#shared/domain/form.cases.ts'
import type { Language } from '../host/store-view.ts'
import { storeByCode } from '../host/store-view.ts'
import { AddressInput, findFaults } from './address.ts'
import { isEmail } from './email.ts'
import type { MessageId } from './messages.ts'
import { fillText } from './messages.ts'

const sentences: Record<string, MessageId> = {
  'form.required': 'field.required',
  'form.email': 'field.email',
  'form.min-length': 'field.too-short',
  'form.max-length': 'field.too-long',
  'form.incorrect': 'field.incorrect',
  'form.country': 'field.country',
}

const places = { street: 0, house_number: 1, addition: 2 } as const
const postcodes: Record<string, string> = { NL: '1012 AB', BE: '2000', DE: '10115', GB: 'SW1A 1AA', SE: '111 22', FR: '75008' }

/** An address that is valid except for one field, as a widget sends it. */
function addressWith(field: string, country: string, text: string): Record<string, unknown> {
  const sound = {
    firstname: 'Ada',
    lastname: 'Byron',
    city: 'Utrecht',
    country_id: country,
    postcode: postcodes[country],
    street: ['Kerkstraat', '7', null],
  }
  if (!Object.hasOwn(places, field)) return { ...sound, [field]: text }
  const street = sound.street.map((line, index) => (index === places[field as keyof typeof places] ? text : line))
  return { ...sound, street }
}

const addressCases = formCases.filter(({ field, country }) => field !== 'email' && country !== 'FR')

test.each(addressCases.map(({ field, country = 'NL', text, problem }) => [field, country, text, problem] as const))(
  '%s in %s: %j',
  (field, country, text, problem) => {
    const faults = findFaults(v.parse(AddressInput, addressWith(field, country, text)), storeByCode('nl'))
    const limit = problem?.values?.['length']
    const expected = problem ? { [field]: [{ sentence: sentences[problem.code], ...(limit === undefined ? {} : { limit }) }] } : {}
    expect(faults).toEqual(expected)
  },
)

test.each(formCases.filter(({ field }) => field === 'email').map(({ text, problem }) => [text, problem === null] as const))(
  'e-mail %j',
  (text, isTaken) => {
    expect(isEmail(text.trim())).toBe(isTaken)
  },
)

describe.each(['en', 'nl', 'de', 'sv'] satisfies Language[])('in %s', (language) => {
  const catalogue = readFileSync(new URL(`../../locales/shared/${language}.po`, import.meta.url), 'utf8')
  test.each(Object.entries(sentences))('%s has the same message', (code, sentence) => {
    const [, text = ''] = new RegExp(`msgid "${code}"\\nmsgstr "(.*)"`).exec(catalogue) ?? []
    expect(fillText(sentence, language, 6)).toBe(text.replace(/\{\w+\}/, '6'))
  })
})
