// Looking up orders tells nothing: every kind of miss is the same answer, to the byte, and guessing becomes slow.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { StartedHost } from '#tests/support/host.ts'
import { startHost } from '#tests/support/host.ts'
import { deliver } from '#tests/support/operator.ts'
import { purchase, stockUp } from '#tests/support/purchase.ts'
import { pick, seededRandom } from '#tests/support/random.ts'
import { Shopper } from '#tests/support/shopper.ts'

const pairs = process.env['SOAK'] === '1' ? 200 : 20
const email = 'sanne@example.com'
const start = Date.parse('2026-11-22T12:00:00Z')

let shop: StartedHost
let now = start
let number = ''
let foreign = ''

beforeAll(async () => {
  shop = await startHost({ isBehindProxy: true, now: () => new Date(now) })
  const piece = await stockUp(shop.db, 100)
  number = (await purchase(new Shopper(shop.url, 'en'), piece)).body.order_number
  foreign = (await purchase(new Shopper(shop.url, 'de'), piece)).body.order_number
})
afterAll(() => shop.close())
beforeEach(async () => {
  now = start
  await shop.db.deleteFrom('try_count').execute()
})

const calls = [
  'api/orders/track',
  'returns/fetch/order',
  'returns/fetch/return-label',
  'returns/post/order',
  'returns/fetch/withdrawal',
  'returns/post/withdrawal',
  'returns/post/complaint',
] as const
const extra = { shipment_id: 1, items: [], name: 'Sanne', item_id: 1, text: 'It squeaks.' }
/** What differs between any two answers. */
const ownOfAnswer = new Set(['date', 'set-cookie', 'keep-alive', 'connection'])
const toldBy = (headers: Headers) => Array.from(headers).filter(([name]) => !ownOfAnswer.has(name))

test(`${pairs} wrong pairs a call are one and the same miss in status, headers and words`, async () => {
  const random = seededRandom(22)
  const digits = () => String(300_000_000 + Math.floor(random() * 1e8)).slice(0, 9)
  for (const call of calls) {
    const seen = new Set<string>()
    for (let index = 0; index < pairs; index++) {
      // What is limited is another test's subject.
      await shop.db.deleteFrom('try_count').execute()
      const shopper = new Shopper(shop.url, 'en')
      shopper.from = `10.2.${index % 250}.1`
      const pair = pick(random, [
        { email: 'other@example.com', order_number: number },
        { email, order_number: digits() },
        { email, order_number: foreign },
        { email: 'nobody', order_number: '' },
      ])
      const { status, body, headers } = await shopper.send('POST', call, { ...pair, ...extra })
      seen.add(JSON.stringify([status, body, toldBy(headers)]))
    }
    expect(Array.from(seen), call).toHaveLength(1)
  }
})

test('the right pair is found in capitals and with spaces around, a wrong one is waited for after some tries', async () => {
  const shopper = new Shopper(shop.url, 'en')
  const track = (pair: object) => shopper.send('POST', 'api/orders/track', pair)
  expect((await track({ email: ' SANNE@example.com ', order_number: ` ${number}` })).status).toBe(200)
  const statuses: number[] = []
  for (let round = 0; round < 12; round++) statuses.push((await track({ email: 'x@example.com', order_number: number })).status)
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 404), 429, 429])
  now += 31_000
  expect((await track({ email, order_number: number })).status).toBe(200)
})

test('a hundred guesses at once are a hundred', async () => {
  const shopper = new Shopper(shop.url, 'en')
  await shopper.get('api/session')
  const all = await Promise.all(
    Array.from({ length: 100 }, () => shopper.send('POST', 'api/orders/track', { email: 'x@example.com', order_number: number })),
  )
  expect(all.filter(({ status }) => status === 404)).toHaveLength(10)
})

describe('the link of a mail', () => {
  const tokenOf = async (subject: string) => {
    const { body } = await shop.db.selectFrom('mail').select('body').where('subject', 'like', `${subject}%`).executeTakeFirstOrThrow()
    return /orders\/track#order=(\S+)/.exec(body)?.[1] ?? ''
  }

  test('opens its order for 60 days, in its own store, and no word of it can be changed', async () => {
    const token = await tokenOf(`Your order ${number}`)
    const track = (shopper: Shopper, words: string) => shopper.send('POST', 'api/orders/track', { token: words })
    const shopper = new Shopper(shop.url, 'en')
    expect((await track(shopper, token)).body).toMatchObject({ order_number: number, status: 'preparing' })
    expect((await track(shopper, token.replace(number, foreign))).status).toBe(404)
    expect((await track(new Shopper(shop.url, 'de'), token)).status).toBe(404)
    now += 61 * 86_400_000
    expect((await track(shopper, token)).status).toBe(404)
  })
})

test('tracking tells steps, split parcels, and says plainly that something is late', async () => {
  const shopper = new Shopper(shop.url, 'en')
  const piece = await stockUp(shop.db, 100)
  const own = (await purchase(shopper, piece, { qty: 2 })).body.order_number
  const track = async () => (await shopper.send('POST', 'api/orders/track', { email, order_number: own })).body
  expect((await track()).steps.map((step: { is_done: boolean }) => step.is_done)).toEqual([true, true, false, false])
  await deliver(shop, own, { [piece.sku]: 1 }, { isDelivered: false })
  expect(await track()).toMatchObject({ status: 'partly-sent', carrier: 'PostNL', is_delayed: false })
  await shop.db
    .updateTable('shop_order')
    .set({ delivery_slot: JSON.stringify({ id: 'x', date: '2026-11-21', from: '09:00', to: '12:00', label: '' }) })
    .where('number', '=', own)
    .execute()
  expect(await track()).toMatchObject({ is_delayed: true, expected_on: '2026-11-21' })
  await deliver(shop, own)
  const { parcels } = await track()
  expect(parcels).toHaveLength(2)
  expect(parcels[0].track_url).toMatch(/^https:\/\/jouw\.postnl\.nl\/track-and-trace\/TL-TEST-/)
  expect(JSON.stringify(await track())).not.toContain('Baker Street')
})
