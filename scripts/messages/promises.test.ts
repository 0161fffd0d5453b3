// Tests that no widget makes a promise for a shop: prices of nothing and durations appear only if an option, a setting or an answer gives them.
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../build/flavours.ts'
import { sourceTexts } from './catalogues.ts'

/** Matches a promise: no cost, or a time. */
const promise = /\bfree\b|\b(one|two|\d+|#|\{\w+\}) (working )?(day|hour|minute)s?\b|\btomorrow\b|\bguarantee/i

/** Sentences that match, with the source of each promise. */
const given: Readonly<Record<string, string>> = {
  Free: 'the price that the answer has',
  free: 'the price that the answer has',
  'Free numbers; those of other players are struck through.': 'numbers that no other player has',
  'You have free delivery': 'the option freeShippingFrom',
  'Spend {missing} more for free delivery': 'the option freeShippingFrom',
  'Choose your free gift': 'checkout/cart/gifts',
  'Your free gift: {gift}': 'checkout/cart/gifts',
  'Spend {missing} more and choose a free gift.': 'checkout/cart/gifts',
  'Drop the parcel off. Returns are free.': 'the option isFree',
  'Return what you have already received within 14 days. Returns are free.':
    'the option isFree; the days are those of Directive 2011/83/EU',
  'Return what you have already received within 14 days.': 'the days are those of Directive 2011/83/EU',
  '{answerDays, plural, one {We will answer within one working day.} other {We will answer within # working days.}}':
    'the option answerDays',
  '{hours, plural, one {The link works once, for one hour.} other {The link works once, for # hours.}}': 'the option linkHours',
  'You will receive a confirmation at {email} within 15 minutes.': 'the specification, section 9',
  'Lowest price of the last 30 days': 'lowest_price_30d of the product, for the days of Directive 98/6/EC',
}

/** Ids whose English sentence is about time, also with their sources. */
const computed = /^delivery\.|^countdown\./

async function englishMessages(): Promise<string[]> {
  const folders = (await readdir(join(root, 'locales'), { withFileTypes: true })).filter((entry) => entry.isDirectory())
  const catalogues = await Promise.all(folders.map(({ name }) => sourceTexts(join(root, 'locales', name, 'en.po'))))
  return catalogues.flatMap((texts) => Object.entries(texts).flatMap(([id, text]) => (computed.test(id) ? [] : [text])))
}

test('every sentence with a promise is listed with its source', async () => {
  const promises = new Set((await englishMessages()).filter((message) => promise.test(message)))
  expect([...promises].toSorted()).toEqual(Object.keys(given).toSorted())
})
