// Tests team orders with plain forms: players enter by a link, the organiser approves and orders, and later adds missing players.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { StartedHost } from '#tests/support/host.ts'
import { startHost } from '#tests/support/host.ts'
import { team, teamPlayer } from '#tests/support/kind-items.ts'
import { chooseShipping, placeOrder } from '#tests/support/purchase.ts'
import { Shopper } from '#tests/support/shopper.ts'
import { hashPassword } from '../shop/customer.ts'
import { fillText } from '../shop/messages.ts'

const password = 'Correct-Horse-9'
const now = Date.parse('2026-11-23T10:00:00Z')
let shop: StartedHost
let at = now
let count = 0
let email = ''
let coach: Shopper

beforeAll(async () => {
  shop = await startHost({ now: () => new Date(at) })
})
afterAll(() => shop.close())
beforeEach(async () => {
  at = now
  coach = await customer()
})

async function customer(): Promise<Shopper> {
  email = `coach-${++count}@example.com`
  const row = { store_id: 3, email, password_hash: await hashPassword(password), firstname: 'Kim', lastname: 'Lee' }
  await shop.db.insertInto('customer').values(row).execute()
  const shopper = new Shopper(shop.url, 'en')
  await shopper.send('POST', 'api/customer/login', { email, password })
  return shopper
}

const two = [teamPlayer('a', 'M', { name: 'ANNA', number: '7' }), teamPlayer('b', 'M', { name: 'BO', number: '9' })]

/** Starts a team order from a kit in the cart; returns the line's id. */
async function beginInCart(players = two): Promise<number> {
  const { body } = await coach.send('POST', 'checkout/cart/items', { cartItems: [await team(shop.db, players)] })
  const source = `cart-${body.items[0].item_id}`
  const answer = await coach.submit('account/teams', { step: 'start', source, title: 'Under 12', closesOn: '2026-12-01' })
  expect(answer.status).toBe(303)
  return body.items[0].item_id
}

/** Starts a team order from a kit for two, and then empties the cart. */
async function begin(players = two): Promise<{ id: string; token: string }> {
  const line = await beginInCart(players)
  await coach.send('DELETE', `checkout/cart/items/${line}`)
  const list = (await coach.open('account/teams')).body
  const own = /\/en\/(account\/teams\/\d+)"/.exec(list)?.[1] ?? ''
  const page = (await coach.open(own)).body
  const [id = '', token = ''] = /account\/team#((\d+)\.[\w-]{43})/.exec(page)?.toReversed() ?? []
  return { id, token }
}

const sizes = async (token: string, shopper: Shopper) => {
  const page: string = (await shopper.submit('account/team', { token })).body
  return Object.fromEntries(
    [...page.matchAll(/<select[^>]*name="(size\.\d+)"[\s\S]*?<\/select>/g)].map(([select, name]) => [
      name,
      /<option value="(\d+:\d+)"/.exec(select)?.[1] ?? '',
    ]),
  )
}
const owner = () => crypto.randomUUID()
const enter = async (token: string, part: Record<string, string>, shopper = new Shopper(shop.url, 'en')) =>
  shopper.submit('account/team', { step: 'enter', token, owner: owner(), ...(await sizes(token, shopper)), ...part })
const rows = (id: string) => shop.db.selectFrom('team_player').selectAll().where('team_order_id', '=', Number(id)).orderBy('id').execute()
const act = (step: string, id: string, player?: number) =>
  coach.submit('account/teams', { step, team: id, ...(player === undefined ? {} : { player: String(player) }) })
const cartPlayers = async () =>
  (await shop.db.selectFrom('cart_item').select('choices').execute()).flatMap(({ choices }) =>
    (choices.players ?? []).map(({ name }) => name),
  )

test('a player enters herself without an account, is approved, and only who is missing goes into the cart, once', async () => {
  const { id, token } = await begin()
  expect((await enter(token, { name: 'CLEO', number: '11' })).status).toBe(200)
  const waiting = await rows(id)
  expect(waiting.map(({ name, is_approved }) => [name, is_approved])).toEqual([
    ['ANNA', true],
    ['BO', true],
    ['CLEO', false],
  ])
  expect((await act('order', id)).headers.get('Location')).toBe('/en/checkout/cart')
  expect(await cartPlayers()).toEqual(['ANNA', 'BO'])
  await act('approve', id, waiting[2]?.id)
  const both = await Promise.all([act('order', id), act('order', id)])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([303, 409])
  expect(await cartPlayers()).toEqual(['ANNA', 'BO', 'CLEO'])
  expect((await act('remove', id, waiting[0]?.id)).status).toBe(409)
})

test('a size that the organiser changes in the cart is the size of the team order, in the cart and once it is ordered', async () => {
  const line = await beginInCart()
  const { choices } = await shop.db.selectFrom('cart_item').select('choices').where('id', '=', line).executeTakeFirstOrThrow()
  const [anna = '', bo = ''] = (choices.players ?? []).map(({ id }) => id)
  const changed = [teamPlayer(anna, 'XL', { name: 'ANNE', number: '17' }), teamPlayer(bo, 'M', { name: 'BO', number: '9' })]
  const { status } = await coach.send('PUT', `checkout/cart/items/${line}`, { cartItem: await team(shop.db, changed) })
  expect(status).toBe(200)
  const shown = async () => {
    const [first] = (await coach.get('api/customer/teams')).body.items[0].players
    return [first.state, first.name, first.number, first.sizes[0].size]
  }
  expect(await shown()).toEqual(['in-cart', 'ANNE', '17', 'XL'])
  await chooseShipping(coach)
  expect((await placeOrder(coach)).status).toBe(200)
  expect(await shown()).toEqual(['ordered', 'ANNE', '17', 'XL'])
})

test('players of the kit that lies in the cart are in the cart, then ordered, and missing again once the order came to nothing', async () => {
  await beginInCart()
  const states = async () => {
    const { body } = await coach.get('api/customer/teams')
    return body.items[0].players.map(({ state }: { state: string }) => state)
  }
  const { id = 0 } = (await coach.get('api/customer/teams')).body.items[0]
  expect(await states()).toEqual(['in-cart', 'in-cart'])
  expect((await act('order', String(id))).status).toBe(409)
  await chooseShipping(coach)
  const { status, body } = await placeOrder(coach)
  expect(status, JSON.stringify(body)).toBe(200)
  expect(await states()).toEqual(['ordered', 'ordered'])
  expect((await act('order', String(id))).status).toBe(409)
  const detail = async () => (await coach.open(`account/orders/${body.order_number}`)).body
  expect((await coach.get('api/customer/teams')).body.sources).toMatchObject([{ is_ordered: true }])
  expect(await detail()).toContain('source=order-')
  await coach.send('POST', `api/customer/orders/${body.order_number}/cancel`)
  expect(await states()).toEqual(['approved', 'approved'])
  // Nobody reads "ordered" beside what was called off.
  expect((await coach.get('api/customer/teams')).body.sources).toEqual([])
  expect(await detail()).not.toContain('source=order-')
})

test('two browsers cannot have one number, and one browser changes its own entry until it is approved', async () => {
  const { id, token } = await begin()
  const mine = owner()
  const race = await Promise.all([enter(token, { name: 'CLEO', number: '11', owner: mine }), enter(token, { name: 'DAN', number: '011' })])
  expect(race.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
  const [, , won] = await rows(id)
  if (won?.name !== 'CLEO') await act('remove', id, won?.id)
  await enter(token, { name: 'CLEA', number: '12', owner: mine })
  const own = (await rows(id)).at(-1)
  expect([own?.name, own?.number]).toEqual(['CLEA', '12'])
  await act('approve', id, own?.id)
  expect((await enter(token, { name: 'CLIO', number: '13', owner: mine })).status).toBe(409)
  expect((await enter(token, { name: '', number: 'x' })).status).toBe(422)
})

test('the link closes with the day, opens nothing once revoked, and belongs to its organiser alone', async () => {
  const { id, token } = await begin()
  at = Date.parse('2026-12-02T10:00:00Z')
  expect((await enter(token, { name: 'LATE', number: '3' })).status).toBe(409)
  at = now
  expect((await act('close', id)).status).toBe(303)
  expect((await enter(token, { name: 'LATE', number: '3' })).status).toBe(409)
  const set = (closesOn: string) => coach.submit('account/teams', { step: 'day', team: id, closesOn })
  expect([(await set('2027-02-31')).status, (await set('2026-12-02')).status]).toEqual([422, 303])
  const first = coach
  coach = await customer()
  expect([(await act('revoke', id)).status, (await act('order', id)).status]).toEqual([404, 404])
  coach = first
  await act('renew', id)
  expect((await enter(token, { name: 'EVE', number: '4' })).status).toBe(404)
  const made = new Shopper(shop.url, 'en')
  expect((await made.submit('account/team', { token: `${id}.${'x'.repeat(43)}` })).status).toBe(404)
  expect(await rows(id)).toHaveLength(2)
})

test('the organiser reads both mails, and no token stands in an address', async () => {
  const { token } = await begin()
  const answer = await enter(token, { name: 'CLEO', number: '11' })
  expect([answer.headers.get('Location'), answer.headers.get('Cache-Control')]).toEqual([null, 'private, no-store'])
  const mails = await shop.db.selectFrom('mail').select(['subject', 'body']).where('recipient', '=', email).orderBy('id').execute()
  expect(mails.map(({ subject }) => subject)).toEqual([
    fillText('mail.team-order-subject', 'en', 'Under 12'),
    fillText('mail.team-player-subject', 'en', 'Under 12'),
  ])
  expect(mails[0]?.body).toContain(`/en/account/team#${token}`)
  expect(mails[1]?.body).not.toContain(token)
})

test('where numbers may repeat, everybody of the kit is on the list', async () => {
  await shop.db.updateTable('team_wear').set({ has_unique_numbers: false }).execute()
  try {
    const players = [teamPlayer('a', 'M', { name: 'ANNA', number: '7' }), teamPlayer('b', 'M', { name: 'BO', number: '7' })]
    const { id, token } = await begin(players)
    expect((await enter(token, { name: 'CLEO', number: '7' })).status).toBe(200)
    expect((await rows(id)).map(({ name, number }) => [name, number])).toEqual([
      ['ANNA', '7'],
      ['BO', '7'],
      ['CLEO', '7'],
    ])
  } finally {
    await shop.db.updateTable('team_wear').set({ has_unique_numbers: true }).execute()
  }
})
