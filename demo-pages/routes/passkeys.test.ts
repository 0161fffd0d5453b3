// Tests passkeys with a device of Node's own keys: a signature for another site, visitor or moment is refused.
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { StartedHost } from '#tests/support/host.ts'
import { startHost } from '#tests/support/host.ts'
import { Device as AnyDevice, type Wrong } from '#tests/support/passkey-device.ts'
import { Shopper } from '#tests/support/shopper.ts'
import { hashPassword } from '../shop/customer.ts'

const password = 'Correct-Horse-9'
const base = 'api/customer/passkeys'
let shop: StartedHost
let count = 0
let kim: Shopper
/** A device that believes to be at this shop. */
class Device extends AnyDevice {
  constructor() {
    super(shop.url)
  }
}

beforeAll(async () => {
  shop = await startHost()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.db.deleteFrom('try_count').execute()
  kim = await customer()
})

async function customer(): Promise<Shopper> {
  const email = `key-${++count}@example.com`
  const row = { store_id: 3, email, password_hash: await hashPassword(password), firstname: 'Kim', lastname: 'Lee' }
  await shop.db.insertInto('customer').values(row).execute()
  const shopper = new Shopper(shop.url, 'en')
  await shopper.send('POST', 'api/customer/login', { email, password })
  return shopper
}
const guest = () => new Shopper(shop.url, 'en')

const challengeOf = async (shopper: Shopper, path = 'options'): Promise<string> =>
  (await shopper.send('POST', `${base}/${path}`)).body.challenge
async function add(device: Device, wrong: Wrong = {}, name = 'Phone', by = kim) {
  return by.send('POST', base, { name, credential: device.create(await challengeOf(by), wrong) })
}
async function enter(device: Device, wrong: Wrong = {}, by?: Device, shopper = guest()) {
  const challenge = await challengeOf(shopper, 'login/options')
  return shopper.send('POST', `${base}/login`, { credential: device.sign(challenge, wrong, by) })
}

test('a key is added once however often it is sent, and logs in to its own account', async () => {
  const device = new Device()
  const credential = device.create(await challengeOf(kim))
  const both = await Promise.all([
    kim.send('POST', base, { name: 'Phone', credential }),
    kim.send('POST', base, { name: 'Phone', credential }),
  ])
  expect(both.some(({ status }) => status === 200)).toBe(true)
  expect((await kim.get(base)).body.items).toMatchObject([{ name: 'Phone', used_at: null }])
  const { status, body } = await enter(device)
  expect([status, body.customer.firstname, body.cart_conflict]).toEqual([200, 'Kim', false])
  expect((await kim.get(base)).body.items[0].used_at).not.toBeNull()
  const mails = await shop.db
    .selectFrom('mail')
    .select('id')
    .where('kind', '=', 'passkey')
    .where('recipient', '=', `key-${count}@example.com`)
    .execute()
  expect(mails).toHaveLength(1)
})

const wrongs: [string, Wrong][] = [
  ['another origin', { origin: 'https://evil.example' }],
  ['another ceremony', { type: 'webauthn.other' }],
  ['another site', { site: 'evil.example' }],
  ['nobody present', { flags: 0b100_0000 }],
  ['a challenge of nobody', { challenge: 'bm9ib2R5' }],
]
test.each(wrongs)('%s adds no key and does not log in', async (_, wrong) => {
  const device = new Device()
  expect((await add(device, wrong)).status).toBe(422)
  expect((await add(device)).status).toBe(200)
  expect(await enter(device, wrong)).toMatchObject({ status: 401, body: { code: 'passkey' } })
  expect((await enter(device)).status).toBe(200)
})

test('a challenge is valid once and for its visitor only, a copied key is refused, and a wrong signature is answered like an unknown key', async () => {
  const device = new Device()
  await add(device)
  const shopper = guest()
  const challenge = await challengeOf(shopper, 'login/options')
  const credential = device.sign(challenge)
  expect((await guest().send('POST', `${base}/login`, { credential })).status).toBe(401)
  expect((await shopper.send('POST', `${base}/login`, { credential })).status).toBe(200)
  expect((await shopper.send('POST', `${base}/login`, { credential })).status).toBe(401)
  expect((await enter(device, { count: 1 })).status).toBe(401)
  const other = await enter(device, {}, new Device())
  const unknown = await enter(new Device())
  expect([other.status, other.body]).toEqual([unknown.status, unknown.body])
})

test('only their owner renames and removes keys; a guest must log in; the login options contain no keys', async () => {
  const device = new Device()
  const [key] = (await add(device)).body.items
  const other = await customer()
  expect((await other.send('PUT', `${base}/${key.id}`, { name: 'Mine' })).status).toBe(404)
  await other.send('DELETE', `${base}/${key.id}`)
  expect((await kim.send('PUT', `${base}/${key.id}`, { name: '' })).body.errors).toEqual({
    name: ['Give the passkey a name of 1 to 60 characters.'],
  })
  expect((await kim.send('PUT', `${base}/${key.id}`, { name: 'Tablet' })).body.items).toMatchObject([{ name: 'Tablet' }])
  for (const path of [base, `${base}/options`])
    expect((await (path === base ? guest().get(path) : guest().send('POST', path))).status, path).toBe(401)
  expect(Object.keys((await guest().send('POST', `${base}/login/options`)).body).toSorted()).toEqual([
    'challenge',
    'rpId',
    'timeout',
    'userVerification',
  ])
  expect((await kim.send('DELETE', `${base}/${key.id}`)).body.items).toEqual([])
  expect((await enter(device)).status).toBe(401)
})

test('a key that is removed during its login does not log in', async () => {
  const device = new Device()
  await add(device)
  // The challenge is deleted after the key is read and before the login, so its trigger removes the key in between.
  await sql`create function remove_keys() returns trigger language plpgsql as 'begin delete from passkey; return null; end'`.execute(
    shop.db,
  )
  await sql`create trigger removes_keys after delete on passkey_challenge for each row execute function remove_keys()`.execute(shop.db)
  const shopper = guest()
  try {
    expect(await enter(device, {}, undefined, shopper)).toMatchObject({ status: 401, body: { code: 'passkey' } })
  } finally {
    await sql`drop trigger removes_keys on passkey_challenge`.execute(shop.db)
  }
  expect((await shopper.get(base)).status).toBe(401)
})

test('many wrong keys have to wait', async () => {
  const statuses: number[] = []
  for (let tried = 0; tried < 24; tried++) statuses.push((await enter(new Device())).status)
  expect([statuses[0], statuses.at(-1)]).toEqual([401, 429])
})
