// Tests the calls of team orders: only the owner's succeed, each takes effect once despite races, and refusals say what to do.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { StartedHost } from '#tests/support/host.ts'
import { startHost } from '#tests/support/host.ts'
import { team, teamPlayer } from '#tests/support/kind-items.ts'
import { chooseShipping, placeOrder } from '#tests/support/purchase.ts'
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

/** A player as the organiser's list has her. */
interface Listed {
  name: string
  qty: number
  state: string
  sizes: [{ quantity: number }]
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

/** A size for each part that players choose. */
async function sizes(token: string): Promise<Record<string, string>> {
  const { body } = await guest().send('POST', 'api/teams/open', { token })
  return Object.fromEntries(
    body.parts.map((part: { product_id: number; sizes: { value: string }[] }) => [part.product_id, part.sizes[0]?.value]),
  )
}

test('a team order that is begun twice at once is one, and tells its players with their sizes', async () => {
  const { answers, list } = await begin()
  expect(answers.map((answer: { status: number }) => answer.status)).toEqual([200, 200])
  // The kit in her cart belongs to this team order now: a second team order would order its players twice.
  expect(list).toMatchObject({ first_day: '2026-11-23', last_day: '2027-05-22', sources: [] })
  expect(list.items).toMatchObject([
    { title: 'Under 12', closes_on: '2026-12-01', is_open: true, players: [{ name: 'ANNA', state: 'in-cart' }, { name: 'BO' }] },
  ])
  expect(list.items[0].players[0].sizes.map(({ size }: { size: string }) => size)).toEqual(['M', 'M', '39-42'])
})

test('pieces without a name are nobody who could sign up: they stay in the cart alone', async () => {
  const players = [teamPlayer('a', 'M', { name: 'ANNA', number: '7' }), teamPlayer('b', 'M', { qty: 5 })]
  const line = (await coach.send('POST', 'checkout/cart/items', { cartItems: [await team(shop.db, players)] })).body.items[0]
  const { body } = await coach.send('POST', base, { source: `cart-${line.item_id}`, title: 'Pieces', closes_on: '2026-12-01' })
  expect(body.items[0].players.map(({ name }: { name: string }) => name)).toEqual(['ANNA'])
  const [kept] = (await coach.get('checkout/cart/quote')).body.items
  expect(kept.extension_attributes.players.map(({ qty }: { qty?: number }) => qty)).toEqual([undefined, 5])
})

test('a team order from an order has its rows of pieces, and orders them again', async () => {
  const players = [teamPlayer('a', 'M', { name: 'ANNA', number: '7', qty: 2 }), teamPlayer('b', 'M', { qty: 5 })]
  await coach.send('POST', 'checkout/cart/items', { cartItems: [await team(shop.db, players)] })
  await chooseShipping(coach)
  expect((await placeOrder(coach)).status).toBe(200)
  const source = (await coach.get(base)).body.sources.find(({ is_ordered }: { is_ordered: boolean }) => is_ordered).id
  const { body } = await coach.send('POST', base, { source, title: 'Once more', closes_on: '2026-12-01' })
  const [{ id, players: listed }] = body.items
  const told = listed.map(({ name, qty, state, sizes: [{ quantity }] }: Listed) => [name, qty, state, quantity])
  expect(told).toEqual([
    ['ANNA', 2, 'approved', 2],
    ['', 5, 'approved', 5],
  ])
  await coach.send('POST', `${base}/${id}/order`)
  const [again] = (await coach.get('checkout/cart/quote')).body.items
  expect(again.extension_attributes.players.map(({ qty }: { qty?: number }) => qty)).toEqual([2, 5])
})

test('an order of last season starts a list with its players and numbers, whose sizes are asked for again', async () => {
  const players = [teamPlayer('a', 'M', { name: 'ANNA', number: '7' }), teamPlayer('b', 'M', { name: 'BO', number: '9' })]
  await coach.send('POST', 'checkout/cart/items', { cartItems: [await team(shop.db, players)] })
  await chooseShipping(coach)
  expect((await placeOrder(coach)).status).toBe(200)
  at = Date.parse('2027-08-01T10:00:00Z')
  // Her session of last year is over.
  coach = new Shopper(shop.url, 'en')
  await coach.send('POST', 'api/customer/login', { email: `captain-${count}@example.com`, password })
  const [source] = (await coach.get(base)).body.sources
  expect(source).toMatchObject({ players: 2, is_ordered: true, year: 2026 })
  const { body } = await coach.send('POST', base, { source: source.id, title: 'Under 13', closes_on: '2027-09-01' })
  const [{ id, link, players: listed, parts }] = body.items
  expect(listed).toMatchObject([
    { name: 'ANNA', number: '7', state: 'waiting', last: { year: 2026 } },
    { name: 'BO', number: '9', state: 'waiting', last: { year: 2026 } },
  ])
  const [{ id: anna, sizes: worn }] = listed
  const [shirt] = parts
  const labels = shirt.sizes.map(({ label }: { label: string }) => label)
  expect(labels.slice(labels.indexOf('M'), labels.indexOf('M') + 2)).toEqual(['M', 'L'])
  expect(worn[0]).toMatchObject({ product_id: shirt.product_id, size: 'M' })

  // The next size is one call, and last year's stands beside it.
  const larger = shirt.sizes[labels.indexOf('L')].value
  const path = `${base}/${id}/players/${anna}`
  const changed = (await coach.send('PUT', `${path}/sizes`, { sizes: { [shirt.product_id]: larger } })).body.items[0].players[0]
  expect(changed.sizes.map(({ size }: { size: string }) => size)).toEqual(['L', 'M', '39-42'])
  expect(changed.last.sizes.map(({ size }: { size: string }) => size)).toEqual(['M', 'M', '39-42'])
  const refused = async (productId: number, value: string) =>
    (await coach.send('PUT', `${path}/sizes`, { sizes: { [productId]: value } })).body.code
  expect([await refused(shirt.product_id, '1:1'), await refused(1, larger)]).toEqual(['size', 'size'])
  await coach.send('PUT', path, { is_approved: true })
  expect((await coach.send('POST', `${base}/${id}/order`)).status).toBe(200)
  expect(await refused(shirt.product_id, larger)).toBe('ordered')
  const [line] = (await coach.get('checkout/cart/quote')).body.items
  expect(
    line.extension_attributes.players.map(
      ({ name, number, sizes: [own] }: { name: string; number: string; sizes: { value: string }[] }) => [name, number, own?.value],
    ),
  ).toEqual([['ANNA', '7', 'L']])

  // Who enters herself takes her own place, and nothing of last year is left.
  const token = tokenOf(link)
  const wish = { token, owner: owner(), name: 'Bo', number: '9', sizes: await sizes(token) }
  expect((await guest().send('POST', 'api/teams/enter', wish)).status).toBe(201)
  const [{ players: after }] = (await coach.get(base)).body.items
  expect(after).toMatchObject([{ name: 'ANNA' }, { name: 'Bo', last: null }])
  const stranger = await customer()
  expect((await stranger.send('PUT', `${path}/sizes`, { sizes: {} })).status).toBe(404)
})

test('what is wrong with a new one is said of each field', async () => {
  const { status, body } = await coach.send('POST', base, { source: 'cart-1', title: 'A', closes_on: '2026-11-22' })
  expect([status, body.errors]).toEqual([
    422,
    {
      title: ['Min length is 2'],
      closes_on: ['Choose a closing date within the next 180 days.'],
    },
  ])
  for (const closes_on of ['2027-02-31', '2026-13-01', '2026-11-3', '+02026-12-01']) {
    const never = await coach.send('POST', base, { source: 'cart-1', title: 'Under 12', closes_on })
    expect(never.body.errors, closes_on).toEqual({ closes_on: ['Choose a closing date within the next 180 days.'] })
  }
  const late = await coach.send('POST', base, { source: 'cart-1', title: 'Under 12', closes_on: '2026-12-01' })
  expect(late.body.errors).toEqual({ source: ['This kit is no longer on sale, or no longer in your cart or orders.'] })
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
    ['DELETE', `${base}/${id}/closing-day`],
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

test('another closing day opens what was closed, and collecting ends at once', async () => {
  const { id, link } = await begin()
  const token = tokenOf(link)
  const enter = async (name: string, number: string) =>
    (await guest().send('POST', 'api/teams/enter', { token, owner: owner(), name, number, sizes: await sizes(token) })).status
  const ended = await coach.send('DELETE', `${base}/${id}/closing-day`)
  expect(ended.body.items[0]).toMatchObject({ closes_on: '2026-11-23', is_open: false })
  expect(await enter('CLEO', '11')).toBe(409)
  expect((await guest().send('POST', 'api/teams/open', { token })).body.is_open).toBe(false)
  const far = await coach.send('PUT', `${base}/${id}/closing-day`, { closes_on: '2027-05-23' })
  expect([far.status, Object.keys(far.body.errors)]).toEqual([422, ['closes_on']])
  const changed = await coach.send('PUT', `${base}/${id}/closing-day`, { closes_on: '2026-12-24' })
  expect(changed.body.items[0]).toMatchObject({ closes_on: '2026-12-24', is_open: true })
  expect(await enter('CLEO', '11')).toBe(201)
  at = Date.parse('2026-12-25T10:00:00Z')
  expect(await enter('DAN', '12')).toBe(409)
})

test('made-up tokens are slowed down, and a whole team behind one address is not', async () => {
  const { link } = await begin()
  const statuses: number[] = []
  for (let tried = 0; tried < 25; tried++)
    statuses.push((await guest().send('POST', 'api/teams/open', { token: `1.${'x'.repeat(43)}` })).status)
  expect([statuses[0], statuses.at(-1)]).toEqual([404, 429])
  expect((await guest().send('POST', 'api/teams/open', { token: tokenOf(link) })).status).toBe(200)
})
