// Tests the check against robots: five calls require a proof for their form, in time and once; without CHALLENGE=1 none does.
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clean } from '../shop/spring-clean.ts'
import { startHost, type StartedHost } from '#tests/support/host.ts'
import { Shopper } from '#tests/support/shopper.ts'

let shop: StartedHost
let now = new Date('2026-11-23T10:00:00Z')
beforeAll(async () => {
  shop = await startHost({ isChallenged: true, now: () => now })
})
afterAll(() => shop.close())

const message = { name: 'Anna', email: 'anna@example.org', subject: 'Ball', order_number: '', message: 'Is it round?' }
const write = (shopper: Shopper, token?: string, path = 'api/contact', body: object = message) =>
  shopper.send('POST', path, body, token === undefined ? {} : { 'X-ReCaptcha': token })
const rows = async () => (await shop.db.selectFrom('contact_message').select('id').execute()).length

async function proof(shopper: Shopper, form = 'contact', change: (payload: object) => object = (payload) => payload): Promise<string> {
  const { body: challenge } = await shopper.get(`api/challenge?form=${form}`)
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify(change({ challenge, solution }))).toString('base64')
}

test('a proof is accepted once, also of several at the same time, and nothing is stored without one', async () => {
  const shopper = new Shopper(shop.url, 'en')
  const none = await write(shopper)
  expect([none.status, none.body.code, none.body.message]).toEqual([422, 'challenge', 'Invalid re-captcha.'])
  const token = await proof(shopper)
  const all = await Promise.all([1, 2, 3].map((n) => write(shopper, token, 'api/contact', { ...message, subject: `Ball ${n}` })))
  expect(all.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422, 422])
  expect(await rows()).toBe(1)
})

test('a proof is refused if it is for another form or store, too old, for easier work or invalid', async () => {
  const shopper = new Shopper(shop.url, 'en')
  const before = await rows()
  const foreign = await proof(new Shopper(shop.url, 'nl'))
  const old = await proof(shopper)
  now = new Date(now.getTime() + 10 * 60 * 1000)
  const easier = await proof(shopper, 'contact', (payload) =>
    JSON.parse(JSON.stringify(payload).replace(/"keyPrefix":"\w+"/, '"keyPrefix":"0"')),
  )
  const wrong = await proof(shopper, 'contact', (payload) =>
    JSON.parse(JSON.stringify(payload).replace(/"derivedKey":"\w+"/, '"derivedKey":"00"')),
  )
  const tokens = [await proof(shopper, 'login'), foreign, old, easier, wrong, 'bm9uZQ==', '{}', 'x'.repeat(5000)]
  for (const token of tokens) expect((await write(shopper, token)).body.message).toBe('Invalid re-captcha.')
  expect(await rows()).toBe(before)
  expect((await shopper.get('api/challenge?form=checkout')).status).toBe(404)
})

test('each of the five calls requires a proof, and refuses in the language of its store', async () => {
  const shopper = new Shopper(shop.url, 'de')
  const calls = {
    newsletter: 'api/newsletter',
    review: 'api/catalog/product/1/reviews',
    register: 'api/customer/register',
    login: 'api/customer/login',
    contact: 'api/contact',
  }
  for (const [form, path] of Object.entries(calls)) {
    expect((await write(shopper, undefined, path, {})).body.message).toBe('Ungültiges Re-Captcha.')
    const past = await write(shopper, await proof(shopper, form), path, {})
    expect([past.status, past.body.code]).not.toEqual([422, 'challenge'])
  }
})

test('an accepted proof is deleted once it has expired', async () => {
  now = new Date(now.getTime() + 60 * 60 * 1000)
  await clean({ db: shop.db, now: () => now })
  expect(await shop.db.selectFrom('spent_proof').selectAll().execute()).toEqual([])
})

test('a shop without the check issues no challenge and accepts messages without a proof', async () => {
  const plain = await startHost()
  try {
    const shopper = new Shopper(plain.url, 'en')
    expect((await write(shopper)).status).toBe(201)
    expect((await shopper.open('contact')).body).not.toContain('data-challenge')
    expect((await shopper.get('api/challenge?form=contact')).status).toBe(404)
  } finally {
    await plain.close()
  }
})
