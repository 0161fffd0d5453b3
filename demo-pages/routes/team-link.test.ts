// Tests the front door of a team order: started from a kit alone, filled in by players who see free numbers, reminded, ordered one by one; long because organiser and players take turns in every test.
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { landmarks } from '#demo-pages/database/landmarks.ts'
import type { StartedHost } from '#tests/support/host.ts'
import { startHost } from '#tests/support/host.ts'
import { team, teamPlayer } from '#tests/support/kind-items.ts'
import { chooseShipping, placeOrder } from '#tests/support/purchase.ts'
import { Shopper } from '#tests/support/shopper.ts'
import { hashPassword } from '../shop/customer.ts'
import { fillText } from '../shop/messages.ts'

const password = 'Correct-Horse-9'
const now = Date.parse('2026-11-23T10:00:00Z')
const day = 86_400_000
const base = 'api/customer/teams'
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
  await shop.db.deleteFrom('try_count').execute()
  coach = await customer()
})

/** A session ends after a week. */
async function logIn(address: string): Promise<Shopper> {
  const shopper = new Shopper(shop.url, 'en')
  await shopper.send('POST', 'api/customer/login', { email: address, password })
  return shopper
}

async function customer(): Promise<Shopper> {
  email = `manager-${++count}@example.com`
  const row = { store_id: 3, email, password_hash: await hashPassword(password), firstname: 'Kim', lastname: 'Lee' }
  await shop.db.insertInto('customer').values(row).execute()
  return logIn(email)
}

/** The kit in royal blue, without players and without a place in any cart. */
async function kit() {
  const { sku, product_option } = await team(shop.db, [])
  return { sku, product_option }
}

/** The same kit in red. */
async function redKit() {
  const { rows } = await sql<{ code: string; id: number }>`
    select o.code, o.id from attribute_option o join attribute a on a.id = o.attribute_id
    where a.code = 'color' and o.code in ('royal', 'red')`.execute(shop.db)
  const id = (code: string) => rows.find((one) => one.code === code)?.id
  const { sku, product_option } = await kit()
  const recoloured = JSON.stringify(product_option).replaceAll(
    `"super_attribute_option_id":${id('royal')}`,
    `"super_attribute_option_id":${id('red')}`,
  )
  return { sku, product_option: JSON.parse(recoloured) }
}

async function begin(title = 'Under 12', shopper = coach): Promise<{ id: number; token: string }> {
  const { body, status } = await shopper.send('POST', base, { item: await kit(), title, closes_on: '2026-12-01' })
  expect(status, JSON.stringify(body)).toBe(200)
  const [{ id, link }] = body.items
  return { id, token: link.replace(/^.*#/, '') }
}

const guest = () => new Shopper(shop.url, 'en')
const owner = () => crypto.randomUUID()
const open = async (token: string, own = owner()) => (await guest().send('POST', 'api/teams/open', { token, owner: own })).body

async function sizes(token: string): Promise<Record<string, string>> {
  const { parts } = await open(token)
  return Object.fromEntries(
    parts.map((part: { product_id: number; sizes: { value: string }[] }) => [part.product_id, part.sizes[0]?.value]),
  )
}

const enter = async (token: string, name: string, number: string, own = owner()) =>
  guest().send('POST', 'api/teams/enter', { token, owner: own, name, number, sizes: await sizes(token) })
const remindMe = (token: string, address: string, own = owner()) =>
  guest().send('POST', 'api/teams/remind', { token, owner: own, email: address })
const listed = async (id: number) => (await coach.get(base)).body.items.find((one: { id: number }) => one.id === id)
const reminders = () =>
  shop.db.selectFrom('mail').select(['recipient', 'subject', 'body']).where('kind', '=', 'team-reminder').orderBy('id').execute()

describe('a team order from a kit alone', () => {
  test('has the kit in its colours and nobody in it, and puts nothing into the cart', async () => {
    const { id } = await begin()
    const shown = await listed(id)
    expect(shown).toMatchObject({
      title: 'Under 12',
      players: [],
      payer: 'organiser',
      delivery: 'organiser',
      orderable_until: '2029-07-31',
      deleted_on: '2026-12-15',
    })
    const players = [teamPlayer('a', 'M', { name: 'A', number: '1' })]
    const { body } = await coach.send('POST', 'checkout/cart/items', { cartItems: [await team(shop.db, players)] })
    expect(body.items).toHaveLength(1)
    // The same picture as a line of the cart has.
    expect(JSON.stringify(body)).toContain(`"image":"${shown.picture}"`)
    expect((await fetch(shop.url + shown.picture)).status).toBe(200)
  })

  test('the same form sent twice at once is one', async () => {
    const wish = { item: await kit(), title: 'Under 12', closes_on: '2026-12-01' }
    const both = await Promise.all([coach.send('POST', base, wish), coach.send('POST', base, wish)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect((await coach.get(base)).body.items).toHaveLength(1)
  })

  test('with another colour under the same name and day is refused at the name, and started under another', async () => {
    const { id } = await begin()
    const other = await redKit()
    const refused = await coach.send('POST', base, { item: other, title: 'Under 12', closes_on: '2026-12-01' })
    expect([refused.status, refused.body.errors]).toEqual([422, { title: [fillText('team-order.title-taken', 'en')] }])
    expect((await coach.get(base)).body.items.map((one: { id: number }) => one.id)).toEqual([id])
    expect((await coach.send('POST', base, { item: other, title: 'Under 13', closes_on: '2026-12-01' })).body.items).toHaveLength(2)
  })

  test('needs what the whole team wears, a kit that exists, and a login', async () => {
    const item = await kit()
    const [first, ...others] = item.product_option.extension_attributes.bundle_options
    const colourless = { ...first, extension_attributes: { selection_configurable_options: [] } }
    const without = { sku: item.sku, product_option: { extension_attributes: { bundle_options: [colourless, ...others] } } }
    const refused = await coach.send('POST', base, { item: without, title: 'Under 12', closes_on: '2026-12-01' })
    expect([refused.status, refused.body.code]).toEqual([422, 'kit'])
    expect(Object.values(refused.body.errors).flat()).toEqual([fillText('cart.choose-option', 'en', 'Colour')])
    const part = { sku: item.sku, product_option: { extension_attributes: { bundle_options: others } } }
    expect((await coach.send('POST', base, { item: part, title: 'Under 12', closes_on: '2026-12-01' })).status).toBe(422)
    const ball = await coach.send('POST', base, { item: { sku: 'ST10006' }, title: 'Under 12', closes_on: '2026-12-01' })
    expect([ball.status, ball.body.message]).toEqual([422, fillText('team.not-offered', 'en')])
    expect((await guest().send('POST', base, { item, title: 'Under 12', closes_on: '2026-12-01' })).status).toBe(401)
    expect((await coach.get(base)).body.items).toEqual([])
  })

  test('without a script the kit’s page leads to the form of the account, with the kit in it', async () => {
    const page = (await coach.open(`product/${landmarks.teamWear.slug}`)).body
    const way = /href="(\/en\/account\/teams\?source=kit-\d+)"/.exec(page)?.[1] ?? ''
    expect((await coach.open(way.replace('/en/', ''))).body).toContain(`value="kit-${landmarks.teamWear.id}"`)
    const done = await coach.submit('account/teams', {
      step: 'start',
      source: `kit-${landmarks.teamWear.id}`,
      title: 'Under 9',
      closesOn: '2026-12-01',
    })
    const own = done.headers.get('Location') ?? ''
    expect([done.status, own]).toEqual([303, expect.stringMatching(/^\/en\/account\/teams\/\d+$/)])
    const own2 = (await coach.open(own.replace('/en/', ''))).body
    expect(own2).toContain('<h1>Under 9</h1>')
    const stranger = await customer()
    expect((await stranger.open(own.replace('/en/', ''))).status).toBe(404)
    expect((await guest().open(own.replace('/en/', ''))).headers.get('Location')).toBe(`/en/account/login?back=${encodeURIComponent(own)}`)
  })

  test('a kit with a part that nobody can buy is no start, and no reason for an error page', async () => {
    const source = `kit-${landmarks.teamWear.id}`
    const part = (await kit()).product_option.extension_attributes.bundle_options[0]?.option_selections[0]
    const set = (isActive: boolean) =>
      sql`update variant set is_active = ${isActive}
        where product_id = (select product_id from bundle_selection where id = ${part})`.execute(shop.db)
    await set(false)
    try {
      const shown = await coach.open(`account/teams?source=${source}`)
      expect([shown.status, shown.body.includes(`value="${source}"`)]).toEqual([200, false])
      const { status, body } = await coach.send('POST', base, { source, title: 'Under 9', closes_on: '2026-12-01' })
      expect([status, body.errors]).toEqual([422, { source: [fillText('team-order.source', 'en')] }])
    } finally {
      await set(true)
    }
  })

  test('the kit whose page led here is a source of the call as of the page', async () => {
    const source = `kit-${landmarks.teamWear.id}`
    const ids = async (call: string) => (await coach.get(call)).body.sources.map(({ id }: { id: string }) => id)
    expect([await ids(base), await ids(`${base}?source=${source}`)]).toEqual([[], [source]])
  })

  test('a guest who pressed comes back to the kit after the login', async () => {
    const back = `/en/product/${landmarks.teamWear.slug}`
    const visitor = guest()
    const done = await visitor.submit('account/login', { email, password, back })
    expect(done.headers.get('Location')).toBe(back)
  })
})

describe('a player', () => {
  test('sees the kit, where sizes are explained, and which numbers are taken, but nobody’s name', async () => {
    const { token } = await begin()
    const own = owner()
    await enter(token, 'ANNA', '07')
    await enter(token, 'BO', '9', own)
    const seen = await open(token)
    expect(seen).toMatchObject({ taken_numbers: ['7', '9'], highest_number: 99, deleted_on: '2026-12-15', reminder: null })
    expect(seen.parts.map(({ has_chart, advice }: { has_chart: boolean; advice: string | null }) => [has_chart, advice])).toContainEqual([
      true,
      'body',
    ])
    expect(seen.picture).toMatch(/\.\w+$/)
    expect(JSON.stringify(seen)).not.toMatch(/ANNA|"BO"|manager/)
    expect((await open(token, own)).taken_numbers).toEqual(['7'])
  })

  test('two with one number at once: one has it, the other reads that it is taken', async () => {
    const { token } = await begin()
    const race = await Promise.all([enter(token, 'ANNA', '7'), enter(token, 'BO', '07')])
    expect(race.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422])
    const lost = race.find(({ status }) => status === 422)
    expect(Object.values(lost?.body.errors ?? {}).flat()[0]).toMatch(/^Number 0?7 is taken by another player\.$/)
  })

  test('the 31st reads that the team is full', async () => {
    const { id, token } = await begin()
    const filler = Array.from({ length: 30 }, (_, index) => ({
      team_order_id: id,
      owner_hash: null,
      name: 'X',
      number: String(index + 1),
      unique_number: index + 1,
      sizes: '[]',
      is_approved: true,
    }))
    await shop.db.insertInto('team_player').values(filler).execute()
    const late = await enter(token, 'LATE', '31')
    expect([late.status, late.body.code, late.body.message]).toEqual([409, 'full', fillText('team-order.full', 'en')])
  })

  test('behind a revoked link, a guessed token and a closed order reads why', async () => {
    const { id, token } = await begin()
    const said = async () => {
      const { status, body } = await enter(token, 'EVE', '4')
      return [status, body.message]
    }
    const chosen = await sizes(token)
    await coach.send('DELETE', `${base}/${id}/closing-day`)
    expect(await said()).toEqual([409, fillText('team-order.closed', 'en')])
    await coach.send('DELETE', `${base}/${id}/link`)
    const revoked = await guest().send('POST', 'api/teams/enter', { token, owner: owner(), name: 'EVE', number: '4', sizes: chosen })
    const guessed = await guest().send('POST', 'api/teams/open', { token: `${id}.${'x'.repeat(43)}` })
    for (const { status, body } of [revoked, guessed]) expect([status, body.message]).toEqual([404, fillText('team-order.no-link', 'en')])
  })
})

describe('the reminder', () => {
  test('goes to those who left an address and have not entered, once a day, and never after the closing day', async () => {
    const { id, token } = await begin()
    const early = owner()
    await remindMe(token, 'anna@example.com', early)
    await remindMe(token, 'Bo@example.com')
    await remindMe(token, 'bo@example.com')
    expect((await listed(id)).reminder).toEqual({ addresses: 2, sent_on: null, can_send: true })
    // Who enters herself is no longer reminded, and her address is gone.
    await enter(token, 'ANNA', '7', early)
    const before = (await reminders()).length
    const both = await Promise.all([coach.send('POST', `${base}/${id}/reminder`, {}), coach.send('POST', `${base}/${id}/reminder`, {})])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)?.body.message).toBe(fillText('team-order.reminded', 'en'))
    const sent = (await reminders()).slice(before)
    expect(sent.map(({ recipient }) => recipient.toLowerCase())).toEqual(['bo@example.com'])
    expect(sent[0]?.subject).toBe(fillText('mail.team-reminder-subject', 'en', 'Under 12'))
    expect(sent[0]?.body).toContain(`/en/account/team#${token}`)
    expect((await listed(id)).reminder).toEqual({ addresses: 1, sent_on: '2026-11-23', can_send: false })
    at = now + day
    expect((await coach.send('POST', `${base}/${id}/reminder`, {})).status).toBe(200)
    at = Date.parse('2026-12-02T10:00:00Z')
    coach = await logIn(email)
    const late = await coach.send('POST', `${base}/${id}/reminder`, {})
    expect([late.status, late.body.message]).toEqual([409, fillText('team-order.closed', 'en')])
    expect(await reminders()).toHaveLength(before + 2)
  })

  test('is told why it cannot be sent: nobody waits for it, there is no link, it is not her team', async () => {
    const { id, token } = await begin()
    const send = (shopper = coach) => shopper.send('POST', `${base}/${id}/reminder`, {})
    expect((await send()).body).toMatchObject({ code: 'nobody', message: fillText('team-order.nobody', 'en') })
    await remindMe(token, 'anna@example.com')
    await coach.send('DELETE', `${base}/${id}/link`)
    expect((await send()).body).toMatchObject({ code: 'link', message: fillText('team-order.link-first', 'en') })
    expect((await send(await customer())).status).toBe(404)
    expect((await send(guest())).status).toBe(401)
  })

  test('an address is checked, taken back, and shown to nobody else', async () => {
    const { id, token } = await begin()
    const own = owner()
    expect((await remindMe(token, 'no address', own)).body.errors).toEqual({ email: [fillText('field.email', 'en')] })
    expect((await remindMe(token, 'anna@example.com', own)).body.reminder).toBe('anna@example.com')
    expect((await open(token)).reminder).toBeNull()
    expect(JSON.stringify(await listed(id))).not.toContain('anna@')
    expect((await remindMe(token, '', own)).body.reminder).toBeNull()
    expect(await shop.db.selectFrom('team_address').selectAll().where('team_order_id', '=', id).execute()).toEqual([])
  })

  test('addresses from one place are slowed down', async () => {
    const { token } = await begin()
    const statuses: number[] = []
    const own = owner()
    for (let tried = 0; tried < 45; tried++) statuses.push((await remindMe(token, `anna-${tried}@example.com`, own)).status)
    expect([statuses[0], statuses.at(-1)]).toEqual([200, 429])
  })

  test('works without a script, from both ends', async () => {
    const { id, token } = await begin()
    const own = owner()
    const wrong = await guest().submit('account/team', { step: 'remind', token, owner: own, email: 'x' })
    expect(wrong.status).toBe(422)
    const left = await guest().submit('account/team', { step: 'remind', token, owner: own, email: 'anna@example.com' })
    expect(left.body).toContain('anna@example.com')
    const done = await coach.submit(`account/teams/${id}`, { step: 'remind', team: String(id) })
    expect([done.status, done.headers.get('Location')]).toEqual([303, `/en/account/teams/${id}`])
  })
})

test('one player who joins later is approved and ordered by two presses, while others stay where they are', async () => {
  const { id, token } = await begin()
  await enter(token, 'ANNA', '7')
  await enter(token, 'BO', '9')
  const [anna, bo] = (await listed(id)).players
  const one = `${base}/${id}/players/${anna.id}`
  expect((await coach.send('POST', `${one}/order`, {})).body.code).toBe('nothing')
  await coach.send('PUT', one, { is_approved: true })
  await coach.send('PUT', `${base}/${id}/players/${bo.id}`, { is_approved: true })
  const both = await Promise.all([coach.send('POST', `${one}/order`, {}), coach.send('POST', `${one}/order`, {})])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect((await listed(id)).players.map(({ state }: { state: string }) => state)).toEqual(['in-cart', 'approved'])
  const stranger = await customer()
  expect((await stranger.send('POST', `${one}/order`, {})).status).toBe(404)
})

test('a player without a size is not approved, and one whose size is no longer made holds nobody else back', async () => {
  const { id, token } = await begin()
  await enter(token, 'ANNA', '7')
  const unsized = { team_order_id: id, owner_hash: null, name: 'BO', number: '9', unique_number: 9, sizes: '[]', is_approved: false }
  await shop.db.insertInto('team_player').values(unsized).execute()
  const [anna, bo] = (await listed(id)).players
  await coach.send('PUT', `${base}/${id}/players/${anna.id}`, { is_approved: true })
  const refused = await coach.send('PUT', `${base}/${id}/players/${bo.id}`, { is_approved: true })
  expect([refused.status, refused.body.code, refused.body.message]).toEqual([409, 'size', fillText('team-order.no-size', 'en')])
  // Approved while the size was made.
  await shop.db.updateTable('team_player').set({ is_approved: true }).where('id', '=', bo.id).execute()
  expect((await coach.send('POST', `${base}/${id}/order`, {})).status).toBe(200)
  expect((await listed(id)).players.map(({ state }: { state: string }) => state)).toEqual(['in-cart', 'approved'])
  for (const call of [`${base}/${id}/order`, `${base}/${id}/players/${bo.id}/order`])
    expect((await coach.send('POST', call, {})).body).toMatchObject({ code: 'size', message: fillText('team-order.no-size', 'en') })
  const own = (await coach.open(`account/teams/${id}`)).body
  expect(own).toContain('No size: ')
  expect(own).not.toMatch(/name="step" value="(approve|order)"/)
})

test('last year’s list is a start: its players wait for approval, with the same kit', async () => {
  const { id, token } = await begin('Under 11')
  await enter(token, 'ANNA', '7')
  const [anna] = (await listed(id)).players
  await coach.send('PUT', `${base}/${id}/players/${anna.id}`, { is_approved: true })
  await coach.send('POST', `${base}/${id}/order`, {})
  await chooseShipping(coach)
  expect((await placeOrder(coach)).status).toBe(200)
  at = Date.parse('2027-10-01T10:00:00Z')
  coach = await logIn(email)
  const { sources } = (await coach.get(base)).body
  const earlier = sources.find(({ id: source }: { id: string }) => source === `team-${id}`)
  expect(earlier).toMatchObject({ team: 'Under 11', year: 2026, players: 1 })
  const { body } = await coach.send('POST', base, { source: earlier.id, title: 'Under 12', closes_on: '2027-11-01' })
  const [next] = body.items
  expect(next).toMatchObject({ title: 'Under 12', players: [{ name: 'ANNA', number: '7', state: 'waiting', missing: [] }] })
  // Who enters herself again keeps her number; nobody else gets it before she is removed.
  const nextToken = next.link.replace(/^.*#/, '')
  expect(await open(nextToken)).toMatchObject({ taken_numbers: [], reserved_numbers: ['7'] })
  expect((await enter(nextToken, 'CLEO', '7')).status).toBe(422)
  expect((await enter(nextToken, 'Anna', '7')).status).toBe(201)
  expect(await open(nextToken)).toMatchObject({ taken_numbers: ['7'], reserved_numbers: [] })
  expect((await listed(next.id)).players).toMatchObject([{ name: 'Anna', number: '7', state: 'waiting' }])
  const stranger = await customer()
  const taken = await stranger.send('POST', base, { source: earlier.id, title: 'Mine', closes_on: '2027-11-01' })
  expect([taken.status, Object.keys(taken.body.errors)]).toEqual([422, ['source']])
})
