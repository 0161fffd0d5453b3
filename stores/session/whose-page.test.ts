// A page with one customer's data, after she has left.
import * as v from 'valibot'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Newsletters, Profile } from '#shared/account/wire.ts'
import type { Preparation } from '#shared/state/seed.ts'
import { customerAnswer, newslettersAnswer, profileAnswer, sessionAnswer } from '#tests/support/answers.ts'
import { json } from '#tests/support/fault-server.ts'
import { startVisit, type Visit } from '#stores/testing/visit.ts'

let visit: Visit

beforeEach(async () => {
  visit = await startVisit()
})
afterEach(() => visit.end())

/** Opens a page of customer 5, who leaves; returns the tab, and a function that logs customers in. */
async function openLeft(isKnown: boolean, print: () => Promise<Preparation>) {
  const be = async (who: number, changedAt: number) => {
    visit.browser.cookies.set('touchline-session', String(changedAt))
    visit.shop.once('GET api/session', json(sessionAnswer({ customer: { ...customerAnswer(), id: who }, changed_at: changedAt })))
    await tab.session.loadSession()
  }
  const tab = await visit.open()
  const prepare = await print()
  if (isKnown) await be(5, 1_000)
  prepare(null)
  visit.browser.cookies.delete('touchline-session')
  await tab.session.loadSession()
  expect(tab.fake.left).toEqual([])
  return { tab, be }
}

const profile = async () => (await import('#stores/account/profile.ts')).provideProfile(v.parse(Profile, profileAnswer({ id: 5 })), false)
const newsletters = async () =>
  (await import('#stores/account/newsletters.ts')).provideNewsletters(v.parse(Newsletters, newslettersAnswer()), null)

test.each([
  ['who was known', true, newsletters],
  ['whose name stands on it', false, profile],
])('a page of her %s stays if she logs in again, and is reloaded for another customer', async (_, isKnown, print) => {
  const { tab, be } = await openLeft(isKnown, print)
  await be(5, 2_000)
  expect(tab.fake.left).toEqual([])
  await be(6, 3_000)
  expect(tab.fake.left.length).toBeGreaterThan(0)
})

test('a page whose owner left before she was known is reloaded for the next customer', async () => {
  const { tab, be } = await openLeft(false, newsletters)
  await be(5, 2_000)
  expect(tab.fake.left).toHaveLength(1)
})
