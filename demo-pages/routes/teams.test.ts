// The calls of team orders: hers alone, each done once however it races, and refusals that say what to do.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { StartedHost } from '#tests/support/host.ts'
import { startHost } from '#tests/support/host.ts'
import { team, teamPlayer } from '#tests/support/kind-items.ts'
import { Shopper } from '#tests/support/shopper.ts'
import { hashPassword } from '../shop/customer.ts'

const password = 'Correct-Horse-9'
const now = Date.parse('2026-11-23T10:00:00Z')
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
  await shop.db.deleteFrom('try_count').execute()
  coach = await customer()
})

async function customer(): Promise<Shopper> {
  const email = `captain-${++count}@example.com`
  const row = { store_id: 3, email, password_hash: await hashPassword(password), firstname: 'Kim', lastname: 'Lee' }
  await shop.db.insertInto('customer').values(row).execute()
  const shopper = new Shopper(shop.url, 'en')
  await shopper.send('POST', 'api/customer/login', { email, password })
  return shopper
}

const base = 'api/customer/teams'
const begin = async () => {
  const players = [teamPlayer('a', 'M', { name: 'ANNA', number: '7' }), teamPlayer('b', 'M', { name: 'BO', number: '9' })]
  const line = (await coach.send('POST', 'checkout/cart/items', { cartItems: [await team(shop.db, players)] })).body.items[0]
  const wish = { source: `cart-${line.item_id}`, title: 'Under 12', closes_on: '2026-12-01' }
  const [first, second] = await Promise.all([coach.send('POST', base, wish), coach.send('POST', base, wish)])
  await coach.send('DELETE', `checkout/cart/items/${line.item_id}`)
  return { answers: [first, second], list: second.body, ...second.body.items[0] }
}
const tokenOf = (link: string) => link.replace(/^.*#/, '')
const guest = () => new Shopper(shop.url, 'en')
const entry = { name: 'CLEO', number: '11' }
const owner = () => crypto.randomUUID()

/** A size of each part that players choose. */
async function sizes(token: string): Promise<Record<string, string>> {
  const { body } = await guest().send('POST', 'api/teams/open', { token })
  return Object.fromEntries(
    body.parts.map((part: { product_id: number; sizes: { value: string }[] }) => [part.product_id, part.sizes[0]?.value]),
  )
}

test('a team order that is begun twice at once is one, and tells its players with their sizes', async () => {
  const { answers, list } = await begin()
  expect(answers.map((answer: { status: number }) => answer.status)).toEqual([200, 200])
  expect(list).toMatchObject({ first_day: '2026-11-23', last_day: '2027-05-22', sources: [{ players: 2, is_ordered: false }] })
  expect(list.items).toMatchObject([
    { title: 'Under 12', closes_on: '2026-12-01', is_open: true, players: [{ name: 'ANNA', state: 'approved' }, { name: 'BO' }] },
  ])
  expect(list.items[0].players[0].sizes.map(({ size }: { size: string }) => size)).toEqual(['M', 'M', '39-42'])
})

test('what is wrong with a new one is said of each field', async () => {
  const { status, body } = await coach.send('POST', base, { source: 'cart-1', title: 'A', closes_on: '2026-11-22' })
  expect([status, body.errors]).toEqual([
    422,
    {
      title: ['Give the team order a name of 2 to 80 characters.'],
      closes_on: ['Choose a closing day from today to 180 days from now.'],
    },
  ])
  const late = await coach.send('POST', base, { source: 'cart-1', title: 'Under 12', closes_on: '2026-12-01' })
  expect(late.body.errors).toEqual({ source: ['This kit is no longer in your cart or orders.'] })
})

test('a player sees nothing of the others, and what she sends twice at once is one entry of her own', async () => {
  const { id, link } = await begin()
  const token = tokenOf(link)
  const own = owner()
  const wish = { token, owner: own, ...entry, sizes: await sizes(token) }
  const both = await Promise.all([guest().send('POST', 'api/teams/enter', wish), guest().send('POST', 'api/teams/enter', wish)])
  expect(both.map(({ status }) => status)).toEqual([201, 201])
  expect((await coach.get(base)).body.items[0].players.map(({ name }: { name: string }) => name)).toEqual(['ANNA', 'BO', 'CLEO'])
  const opened = await guest().send('POST', 'api/teams/open', { token, owner: own })
  expect(opened.body.entry).toMatchObject({ ...entry, is_approved: false })
  const stranger = await guest().send('POST', 'api/teams/open', { token, owner: owner() })
  expect(stranger.body.entry).toBeNull()
  expect(JSON.stringify(stranger.body)).not.toMatch(/ANNA|BO"|CLEO|captain/)
  expect(stranger.headers.get('Cache-Control')).toBe('private, no-store')
  const player = (await coach.get(base)).body.items[0].players[2].id
  await coach.send('PUT', `${base}/${id}/players/${player}`, { is_approved: true })
  expect((await guest().send('POST', 'api/teams/enter', wish)).body).toMatchObject({ code: 'approved' })
})

test('nobody but its organiser reads or changes it, and a guest is told to log in', async () => {
  const { id, players } = await begin()
  const other = await customer()
  const paths = [
    ['PUT', `${base}/${id}/link`],
    ['DELETE', `${base}/${id}/link`],
    ['PUT', `${base}/${id}/players/${players[0].id}`],
    ['POST', `${base}/${id}/order`],
  ] as const
  for (const [method, path] of paths) expect((await other.send(method, path, {})).status, path).toBe(404)
  expect((await other.get(base)).body.items).toEqual([])
  for (const [method, path] of paths) expect((await guest().send(method, path, {})).status, path).toBe(401)
  expect((await guest().get(base)).status).toBe(401)
  const wish = { source: 'cart-1', title: '', closes_on: '' }
  expect((await guest().send('POST', base, wish)).status).toBe(401)
})

test('made-up tokens are slowed down, and a whole team behind one address is not', async () => {
  const { link } = await begin()
  const statuses: number[] = []
  for (let tried = 0; tried < 25; tried++)
    statuses.push((await guest().send('POST', 'api/teams/open', { token: `1.${'x'.repeat(43)}` })).status)
  expect([statuses[0], statuses.at(-1)]).toEqual([404, 429])
  expect((await guest().send('POST', 'api/teams/open', { token: tokenOf(link) })).status).toBe(200)
})
