// Tests the newsletter: one answer for every address, double opt-in by mail, and one press to unsubscribe.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { StartedHost } from '#tests/support/host.ts'
import { startHost } from '#tests/support/host.ts'
import { Shopper } from '#tests/support/shopper.ts'

let shop: StartedHost
let now = new Date('2026-11-02T10:00:00Z')
beforeAll(async () => {
  shop = await startHost({ now: () => now })
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.db.deleteFrom('try_count').execute()
  await shop.db.deleteFrom('mail').execute()
  await shop.db.deleteFrom('subscription').execute()
})

const wish = { email: 'anna@example.org', consent: true }
const ask = (part: object = {}, shopper = new Shopper(shop.url, 'en')) => shopper.send('POST', 'api/newsletter', { ...wish, ...part })
const mails = () => shop.db.selectFrom('mail').select(['subject', 'body', 'recipient']).orderBy('id').execute()
const state = async () => (await shop.db.selectFrom('subscription').select('state').execute()).map((row) => row.state)
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000)
}
async function linkIn(what: 'confirm' | 'leave', body: string): Promise<{ path: string; fields: Record<string, string> }> {
  const path = new RegExp(`/en/(newsletter\\?${what}=(\\S+))`).exec(body)
  return { path: path?.[1] ?? '', fields: { [what]: path?.[2] ?? '' } }
}

test('opening the link changes nothing, its button subscribes, and another link’s button unsubscribes', async () => {
  const shopper = new Shopper(shop.url, 'en')
  expect((await ask({}, shopper)).status).toBe(201)
  expect(await state()).toEqual(['asked'])
  const confirm = await linkIn('confirm', (await mails())[0]?.body ?? '')
  expect((await shopper.open(confirm.path)).body).toContain('>Confirm</button>')
  expect(await state()).toEqual(['asked'])
  expect((await shopper.submit('newsletter', confirm.fields)).body).toContain('You are subscribed')
  await shopper.submit('newsletter', confirm.fields)
  expect(await state()).toEqual(['subscribed'])
  const all = await mails()
  expect(all.map(({ subject }) => subject)).toEqual(['Please confirm your subscription', 'Welcome to our newsletter'])
  const leave = await linkIn('leave', all[1]?.body ?? '')
  expect((await shopper.submit('newsletter', leave.fields)).body).toContain('You are unsubscribed')
  expect(await state()).toEqual(['left'])
  // The old link must not subscribe an address again that has unsubscribed.
  expect((await shopper.submit('newsletter', confirm.fields)).status).toBe(404)
  expect(await state()).toEqual(['left'])
})

test('a subscribed address gets the same answer, and a mail that says so', async () => {
  const first = await ask()
  await shop.db.updateTable('subscription').set({ state: 'subscribed', confirmed_at: now }).execute()
  later(5)
  const second = await ask({ email: 'Anna@Example.org' })
  expect([second.status, second.body]).toEqual([first.status, first.body])
  expect((await mails()).map(({ subject }) => subject).at(-1)).toBe('You are already subscribed')
  expect(await state()).toEqual(['subscribed'])
})

test('a double press sends one mail, and nobody can flood a mailbox', async () => {
  await Promise.all([ask(), ask(), ask()])
  await ask()
  expect(await mails()).toHaveLength(1)
  const statuses: number[] = []
  for (let round = 0; round < 4; round++) {
    later(2)
    statuses.push((await ask()).status)
  }
  expect(statuses.at(-1)).toBe(429)
  expect(await shop.db.selectFrom('subscription').selectAll().execute()).toHaveLength(1)
})

test('without consent or with an invalid address nothing is stored, and the field has an error', async () => {
  expect((await ask({ consent: false, email: 'x' })).body.errors).toEqual({
    email: ['Please enter a valid email address'],
    consent: ['This field is required'],
  })
  expect(await state()).toEqual([])
})

test('a plain form works too, and a link without our signature is refused', async () => {
  const shopper = new Shopper(shop.url, 'nl')
  expect((await shopper.submit('newsletter', { email: 'bob@example.org', consent: '1' })).body).toContain('klik op de link')
  expect((await shopper.submit('newsletter', { email: 'bob@example.org' })).status).toBe(422)
  expect((await shopper.submit('newsletter', { leave: '1.abc.def' })).status).toBe(404)
  expect((await shop.db.selectFrom('subscription').select('consent').execute())[0]?.consent).toContain('Ja, ik wil')
})
