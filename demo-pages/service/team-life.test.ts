// Tests that players' data is really deleted: the host's clock is moved, and the hourly cleaning runs.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { StartedHost } from '#tests/support/host.ts'
import { startHost } from '#tests/support/host.ts'
import { team, teamPlayer } from '#tests/support/kind-items.ts'
import { chooseShipping, placeOrder } from '#tests/support/purchase.ts'
import { Shopper } from '#tests/support/shopper.ts'
import { hashPassword } from '../shop/customer.ts'
import { clean } from '../shop/spring-clean.ts'
import { cleanTeams } from './team-life.ts'

const now = Date.parse('2026-11-23T10:00:00Z')
const password = 'Correct-Horse-9'
let shop: StartedHost
let at = now
let count = 0
let coach: Shopper

beforeAll(async () => {
  shop = await startHost({ now: () => new Date(at) })
})
afterAll(() => shop.close())
beforeEach(async () => {
  at = now
  await shop.db.deleteFrom('team_order').execute()
  await shop.db.deleteFrom('cart_item').execute()
  await shop.db.deleteFrom('mail').execute()
  const email = `keeper-${++count}@example.com`
  const row = { store_id: 3, email, password_hash: await hashPassword(password), firstname: 'Kim', lastname: 'Lee' }
  await shop.db.insertInto('customer').values(row).execute()
  coach = new Shopper(shop.url, 'en')
  await coach.send('POST', 'api/customer/login', { email, password })
})

const base = 'api/customer/teams'
const players = [teamPlayer('a', 'M', { name: 'ANNA', number: '7' })]

/** A team order with ANNA in the cart, BO waiting, and an address. */
async function begin(): Promise<number> {
  const { body } = await coach.send('POST', 'checkout/cart/items', { cartItems: [await team(shop.db, players)] })
  const started = await coach.send('POST', base, { source: `cart-${body.items[0].item_id}`, title: 'Under 12', closes_on: '2026-12-01' })
  const [{ id, link }] = started.body.items
  const token = link.replace(/^.*#/, '')
  const { parts } = (await coach.send('POST', 'api/teams/open', { token })).body
  const sizes = Object.fromEntries(
    parts.map((part: { product_id: number; sizes: { value: string }[] }) => [part.product_id, part.sizes[0]?.value]),
  )
  await coach.send('POST', 'api/teams/enter', { token, owner: crypto.randomUUID(), name: 'BO', number: '9', sizes })
  await coach.send('POST', 'api/teams/remind', { token, owner: crypto.randomUUID(), email: 'cleo@example.com' })
  return id
}

const names = async () => (await shop.db.selectFrom('team_player').select('name').orderBy('id').execute()).map(({ name }) => name)
const addresses = async () => (await shop.db.selectFrom('team_address').select('email').execute()).length
const teams = async () => (await shop.db.selectFrom('team_order').select('id').execute()).length
const mails = async () => {
  const sent = await shop.db.selectFrom('mail').select('kind').where('kind', 'like', 'team-%').orderBy('id').execute()
  return sent.map(({ kind }) => kind)
}
const cleanAt = async (moment: string) => {
  at = Date.parse(moment)
  await clean({ db: shop.db, now: () => new Date(at) })
}

test('an address is gone with the closing day, a name that nobody ordered two weeks later; what lies in the cart stays', async () => {
  await begin()
  await cleanAt('2026-12-01T22:00:00Z')
  expect([await names(), await addresses()]).toEqual([['ANNA', 'BO'], 1])
  await cleanAt('2026-12-02T01:00:00Z')
  expect([await names(), await addresses()]).toEqual([['ANNA', 'BO'], 0])
  await cleanAt('2026-12-14T22:00:00Z')
  expect(await names()).toEqual(['ANNA', 'BO'])
  // The fifteenth is the last day to order.
  await cleanAt('2026-12-15T23:00:00Z')
  expect(await names()).toEqual(['ANNA', 'BO'])
  await cleanAt('2026-12-16T01:00:00Z')
  expect(await names()).toEqual(['ANNA'])
})

test('a day begins where the store is: in Berlin an hour before London', async () => {
  const id = await begin()
  await shop.db.updateTable('team_order').set({ store_id: 4 }).where('id', '=', id).execute()
  await cleanAt('2026-12-15T22:30:00Z')
  expect(await names()).toEqual(['ANNA', 'BO'])
  await cleanAt('2026-12-15T23:30:00Z')
  expect(await names()).toEqual(['ANNA'])
})

test('mails with an address or a name of a player are gone two weeks after they were sent; the organiser keeps her link', async () => {
  const id = await begin()
  await coach.send('POST', `${base}/${id}/reminder`, {})
  await cleanAt('2026-12-07T09:59:00Z')
  expect(await mails()).toEqual(['team-order', 'team-player', 'team-reminder'])
  await cleanAt('2026-12-07T10:01:00Z')
  expect(await mails()).toEqual(['team-order'])
})

test('an address is gone at once where its organiser has ended the collecting', async () => {
  const id = await begin()
  await coach.send('DELETE', `${base}/${id}/closing-day`)
  await cleanAt('2026-11-23T11:00:00Z')
  expect(await addresses()).toBe(0)
})

test('ordered names stay thirteen months for next year’s list; the team order stays as long as its kit can be ordered', async () => {
  await begin()
  await chooseShipping(coach)
  expect((await placeOrder(coach)).status).toBe(200)
  await cleanAt('2026-12-20T10:00:00Z')
  expect(await names()).toEqual(['ANNA'])
  await cleanAt('2027-12-20T10:00:00Z')
  expect(await names()).toEqual(['ANNA'])
  await cleanAt('2028-01-01T23:00:00Z')
  expect(await names()).toEqual(['ANNA'])
  await cleanAt('2028-01-02T01:00:00Z')
  expect([await names(), await teams()]).toEqual([[], 1])
  // The kit's season ends with July 2029.
  await cleanTeams(shop.db, new Date('2029-07-31T10:00:00Z'))
  expect(await teams()).toBe(1)
  await cleanTeams(shop.db, new Date('2029-08-01T10:00:00Z'))
  expect(await teams()).toBe(0)
})

test('names in the organiser’s cart go with the team order’s after thirteen months', async () => {
  await begin()
  const inCart = async () => JSON.stringify(await shop.db.selectFrom('cart_item').select('choices').execute()).includes('ANNA')
  await cleanAt('2028-01-01T23:00:00Z')
  expect([await names(), await inCart()]).toEqual([['ANNA'], true])
  await cleanAt('2028-01-02T01:00:00Z')
  expect([await names(), await inCart()]).toEqual([[], false])
})

test('another closing day keeps the names until two weeks after that', async () => {
  const id = await begin()
  await coach.send('PUT', `${base}/${id}/closing-day`, { closes_on: '2026-12-24' })
  await cleanAt('2026-12-20T10:00:00Z')
  expect(await names()).toEqual(['ANNA', 'BO'])
})
