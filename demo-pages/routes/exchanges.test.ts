// Tests an exchange from the return's registration to the new piece at the door; long because each way that it can go is one test.
// Among them two people after the last piece.
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { readInvoice } from '../service/invoices.ts'
import { describeMyOrder } from '../service/my-order.ts'
import { endLateExchanges, serveWaiting } from '../service/watch-exchanges.ts'
import { bookArrival } from '../shop/stock-alerts.ts'
import type { StartedHost } from '#tests/support/host.ts'
import { startHost } from '#tests/support/host.ts'
import { decideAsked, deliver, logInOperator } from '#tests/support/operator.ts'
import { addToCart, multiplyPrice, purchase, readStock, setStock, stockUp, type Piece } from '#tests/support/purchase.ts'
import { scheduleCount } from '#tests/support/schedules.ts'
import { Shopper } from '#tests/support/shopper.ts'

const email = 'sanne@example.com'
const day = 86_400_000
let now = Date.parse('2026-11-22T12:00:00Z')
let shop: StartedHost
let bought: Piece
let wanted = ''

beforeAll(async () => {
  shop = await startHost({ now: () => new Date(now), publicUrl: 'https://shop.example' })
  bought = await stockUp(shop.db, 500, 'configurable')
  const others = await shop.db
    .selectFrom('sellable')
    .select(['sku', 'final_cents'])
    .where('store_id', '=', 3)
    .where('product_id', '=', bought.productId)
    .where('is_active', '=', true)
    .execute()
  const own = others.find(({ sku }) => sku === bought.sku)
  wanted = others.find(({ sku, final_cents }) => sku !== bought.sku && final_cents === own?.final_cents)?.sku ?? ''
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.db.deleteFrom('try_count').execute()
  await setStock(shop.db, wanted, 10)
})

async function delivered(qty = 1) {
  const shopper = new Shopper(shop.url, 'en')
  const { body } = await purchase(shopper, bought, { qty })
  const number: string = body.order_number
  const who = { email, order_number: number }
  await deliver(shop, number)
  const order = await shop.db.selectFrom('shop_order').select('id').where('number', '=', number).executeTakeFirstOrThrow()
  const item = await shop.db.selectFrom('order_item').selectAll().where('order_id', '=', order.id).executeTakeFirstOrThrow()
  const send = ({
    exchange = { sku: wanted, wait: false },
    key = crypto.randomUUID(),
    by = shopper,
  }: { exchange?: { sku: string; wait?: boolean }; key?: string; by?: Shopper } = {}) =>
    by.send(
      'POST',
      'returns/post/choices',
      { ...who, way: null, items: [{ item_id: item.id, quantity: 1, reason_code: 'too-small', exchange }] },
      { 'Idempotency-Key': key },
    )
  return { shopper, who, number, orderId: order.id, item, send }
}

const orderOf = (id: number) => shop.db.selectFrom('shop_order').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const caseOf = (reference: string) =>
  shop.db.selectFrom('return_case').selectAll().where('reference', '=', reference).executeTakeFirstOrThrow()
const exchangeOf = async (reference: string) =>
  shop.db
    .selectFrom('exchange')
    .selectAll()
    .where('case_id', '=', (await caseOf(reference)).id)
    .executeTakeFirstOrThrow()
/** What goes back for the only piece of an order: its price, and the delivery, since nothing is kept. */
const wholeOf = async (orderId: number, { price_incl_tax }: { price_incl_tax: number }) =>
  price_incl_tax + (await orderOf(orderId)).shipping_incl_tax
const mailsOf = async (orderId: number) =>
  (await shop.db.selectFrom('mail').select(['subject', 'body', 'papers']).where('order_id', '=', orderId).orderBy('id').execute()).map(
    ({ subject, body, papers }) => ({ text: `${subject}\n${body}`, papers: papers.map(({ file }) => file) }),
  )
const decide = async (reference: string, status = 'approved') => {
  const { id, order_id } = await caseOf(reference)
  return decideAsked(await logInOperator(shop.url), order_id, id, status)
}

test('only another piece of the same goods that costs no more is offered, with its stock', async () => {
  const { shopper, who, item } = await delivered()
  const { body } = await shopper.send('POST', 'returns/fetch/choices', who)
  const [offer] = body.exchanges
  const skus = offer.virtual_products.map(({ sku }: { sku: string }) => sku)
  expect(offer.item_id).toBe(item.id)
  expect(skus).toContain(wanted)
  expect(skus).not.toContain(bought.sku)
  expect(offer.virtual_products.find(({ sku }: { sku: string }) => sku === wanted)).toMatchObject({ stock: 10, refund: 0 })
  expect(body).toMatchObject({ hold_days: 14, wait_days: 21 })
  const foreign = await stockUp(shop.db, 50)
  const { send } = await delivered()
  expect((await send({ exchange: { sku: foreign.sku } })).body).toMatchObject({ code: 'exchange' })
  expect((await send({ exchange: { sku: bought.sku } })).body).toMatchObject({ code: 'exchange' })
})

test('the new piece is off the shelf while the parcel travels, and comes as a parcel of its own at no price', async () => {
  const { shopper, who, number, orderId, item, send } = await delivered()
  const { body } = await send({ key: 'one-press-only' })
  expect(body).toMatchObject({
    success: 1,
    exchanges: [{ qty: 1, state: 'reserved', state_label: expect.stringContaining('5 December 2026') }],
  })
  expect((await send({ key: 'one-press-only' })).body).toEqual(body)
  expect(await readStock(shop.db, wanted)).toBe(9)
  await decide(body.reference)
  expect(await readStock(shop.db, wanted)).toBe(9)
  expect(await caseOf(body.reference)).toMatchObject({ status: 'approved', due: 0, refund: 0 })
  const line = await shop.db.selectFrom('order_item').selectAll().where('replaces_id', '=', item.id).executeTakeFirstOrThrow()
  expect(line).toMatchObject({ sku: wanted, qty: 1, price_incl_tax: 0, worth: item.price_incl_tax })
  await deliver(shop, number)
  const mails = await mailsOf(orderId)
  expect(mails.map(({ text }) => text)).toEqual(
    expect.arrayContaining([
      expect.stringContaining('We keep it for you until 5 December 2026'),
      expect.stringMatching(/We send you the following in exchange[^]*It should reach you by \d+ \w+ 2026/),
    ]),
  )
  // One invoice, with what was sold; no credit note, since nothing of it is corrected.
  expect(mails.flatMap(({ papers }) => papers).filter((file) => !file.startsWith('invoice') && !file.startsWith('order'))).toEqual([])
  const { body: found } = await shopper.send('POST', 'returns/fetch/order', { params: who })
  expect(found.order.items).toMatchObject([{ qty_returnable: 0 }, { sku: wanted, qty_returnable: 1 }])
})

test('an order that has arrived as promised is not late for what comes in exchange afterwards', async () => {
  const { shopper, who, number, orderId, send } = await delivered()
  const invoice = await readInvoice(shop.db, await orderOf(orderId))
  const { body } = await send()
  now += 3 * day
  await shop.db.updateTable('shop_order').set({ promised_on: '2026-11-24' }).where('id', '=', orderId).execute()
  await decide(body.reference)
  const { body: tracked } = await shopper.send('POST', 'api/orders/track', who)
  expect(tracked).toMatchObject({ status: 'partly-sent', is_delayed: false, expected_on: null })
  expect(await describeMyOrder(shop.host.shop, await orderOf(orderId))).toMatchObject({ status: 'partly-sent', expected_on: null })
  // Nor is the day on which it is sent one of supply.
  await deliver(shop, number)
  expect(await readInvoice(shop.db, await orderOf(orderId))).toEqual(invoice)
})

test('what came in exchange gives back what was paid for the first piece', async () => {
  const { shopper, who, number, orderId, item, send } = await delivered()
  await decide((await send()).body.reference)
  await deliver(shop, number)
  const line = await shop.db.selectFrom('order_item').select('id').where('replaces_id', '=', item.id).executeTakeFirstOrThrow()
  const items = [{ item_id: line.id, quantity: 1, reason_code: 'mind' }]
  const { body } = await shopper.send('POST', 'returns/post/order', { ...who, items })
  await decide(body.reference)
  const whole = await wholeOf(orderId, item)
  expect(await caseOf(body.reference)).toMatchObject({ due: whole, refund: whole })
})

test('the new piece has a period of its own, which does not prolong that of the rest', async () => {
  const { who, number, orderId, send } = await delivered(2)
  // A session ends after a week, so each visit is a new one.
  const visit = () => new Shopper(shop.url, 'en')
  now += 10 * day
  await decide((await send({ by: visit() })).body.reference)
  now += 3 * day
  await deliver(shop, number)
  now += 5 * day
  const { body } = await visit().send('POST', 'returns/fetch/order', { params: who })
  expect(body.order.items.map(({ qty_returnable }: { qty_returnable: number }) => qty_returnable)).toEqual([0, 1])
  // The day that is named is that of what can still be returned.
  const today = new Date(now).toISOString().slice(0, 10)
  const { returns } = await describeMyOrder(shop.host.shop, await orderOf(orderId))
  expect(body.order.return_until > today).toBe(true)
  expect(returns?.until).toBe(body.order.return_until)
})

test('a piece that costs less today gives the difference back', async () => {
  const { shopper, who, item, send } = await delivered()
  await multiplyPrice(shop.db, bought.productId, 0.5)
  const { body: offered } = await shopper.send('POST', 'returns/fetch/choices', who)
  const { refund } = offered.exchanges[0].virtual_products.find(({ sku }: { sku: string }) => sku === wanted)
  const { body } = await send()
  await decide(body.reference)
  await multiplyPrice(shop.db, bought.productId, 2)
  const { due, order_id: orderId } = await caseOf(body.reference)
  expect(due).toBe(Math.round(refund * 100))
  const { kept } = await exchangeOf(body.reference)
  expect(kept + (due ?? 0)).toBe(item.price_incl_tax)
  expect((await mailsOf(orderId)).flatMap(({ papers }) => papers)).toContain(`credit-note_${body.reference}.pdf`)
})

test('a refused return frees the piece for others', async () => {
  const { send } = await delivered()
  const { body } = await send()
  await decide(body.reference, 'refused')
  expect(await readStock(shop.db, wanted)).toBe(10)
  expect(await exchangeOf(body.reference)).toMatchObject({ state: 'refused' })
})

test('a reservation ends when the parcel does not come; later it is exchanged if the piece is still there, and money otherwise', async () => {
  const [first, second] = [await delivered(), await delivered()]
  const references = [(await first.send()).body.reference, (await second.send()).body.reference]
  expect(await readStock(shop.db, wanted)).toBe(8)
  // A parcel that arrived in time may still wait to be checked.
  now += 15 * day
  await endLateExchanges(shop.host.shop)
  expect(await readStock(shop.db, wanted)).toBe(8)
  now += 5 * day
  await endLateExchanges(shop.host.shop)
  await endLateExchanges(shop.host.shop)
  expect(await readStock(shop.db, wanted)).toBe(10)
  expect((await mailsOf(first.orderId)).filter(({ text }) => text.includes('We do not keep the exchange'))).toHaveLength(1)
  await setStock(shop.db, wanted, 1)
  for (const reference of references) await decide(reference)
  expect(await exchangeOf(references[0])).toMatchObject({ state: 'granted' })
  expect(await exchangeOf(references[1])).toMatchObject({ state: 'refunded' })
  expect(await caseOf(references[1])).toMatchObject({ refund: await wholeOf(second.orderId, second.item) })
  expect((await mailsOf(second.orderId)).some(({ text }) => text.includes('sold out by now'))).toBe(true)
})

test('a sold-out piece is refused with nothing registered, or waited for: the first who waits gets what arrives', async () => {
  await setStock(shop.db, wanted, 0)
  const [first, second] = [await delivered(), await delivered()]
  const refused = await first.send()
  expect([refused.status, refused.body.code]).toEqual([409, 'sold-out'])
  expect((await first.shopper.send('POST', 'returns/fetch/order', { params: first.who })).body.order.items[0].qty_returnable).toBe(1)
  const wait = { sku: wanted, wait: true }
  const references = [(await first.send({ exchange: wait })).body.reference, (await second.send({ exchange: wait })).body.reference]
  expect(await exchangeOf(references[0])).toMatchObject({ state: 'waiting' })
  await bookArrival(shop.host.shop, wanted, 1, crypto.randomUUID())
  await serveWaiting(shop.host.shop)
  expect(await readStock(shop.db, wanted)).toBe(0)
  expect(await exchangeOf(references[0])).toMatchObject({ state: 'reserved' })
  expect(await exchangeOf(references[1])).toMatchObject({ state: 'waiting' })
  expect((await mailsOf(first.orderId)).some(({ text }) => text.includes('has arrived, and we keep it for you'))).toBe(true)
  // She was told how long we wait, so nobody can end it earlier.
  const { id, order_id: orderId } = await caseOf(references[1])
  const operator = await logInOperator(shop.url)
  const question = (await operator.open(`/operator/orders/${orderId}?ask=approve-${id}`)).body
  expect(question).toMatch(/waits for a sold-out piece until \d+ \w+ 20\d\d/)
  expect(question).not.toContain('name="amount"')
  const forced = await operator.submit(`/operator/orders/${orderId}/decide`, { case: String(id), status: 'approved', amount: '0' })
  expect([forced.status, forced.body]).toEqual([422, expect.stringContaining('still waits for a sold-out piece')])
  expect(await exchangeOf(references[1])).toMatchObject({ state: 'waiting' })
  expect(await caseOf(references[1])).toMatchObject({ status: 'registered' })
  await bookArrival(shop.host.shop, wanted, 1, crypto.randomUUID())
  await decide(references[1])
  expect(await exchangeOf(references[1])).toMatchObject({ state: 'granted' })
  await setStock(shop.db, wanted, 10)
})

test('where the waiting is over she gets her money, as she was told, whatever arrives afterwards', async () => {
  await setStock(shop.db, wanted, 0)
  const { orderId, item, send } = await delivered()
  const { body } = await send({ exchange: { sku: wanted, wait: true } })
  now += 22 * day
  await endLateExchanges(shop.host.shop)
  await endLateExchanges(shop.host.shop)
  expect(await exchangeOf(body.reference)).toMatchObject({ state: 'refunded' })
  expect((await mailsOf(orderId)).filter(({ text }) => text.includes('you get your money back for it'))).toHaveLength(1)
  await setStock(shop.db, wanted, 10)
  await decide(body.reference)
  expect(await exchangeOf(body.reference)).toMatchObject({ state: 'refunded' })
  expect(await caseOf(body.reference)).toMatchObject({ refund: await wholeOf(orderId, item) })
  expect(await readStock(shop.db, wanted)).toBe(10)
})

test('an exchange that cannot be looked after holds back no other', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  await setStock(shop.db, wanted, 0)
  const both = [await delivered(), await delivered()]
  const references: string[] = []
  for (const { send } of both) references.push((await send({ exchange: { sku: wanted, wait: true } })).body.reference)
  const stuck = sql.lit(both[0]?.item.id ?? 0)
  await sql`alter table exchange add constraint stuck check (order_item_id <> ${stuck} or state = 'waiting')`.execute(shop.db)
  const operator = await logInOperator(shop.url)
  const booked = await operator.submit('/operator/goods', { sku: wanted, pieces: '1' })
  expect(booked.headers.get('Location')).toContain('arrived=')
  now += 22 * day
  await endLateExchanges(shop.host.shop)
  await sql`alter table exchange drop constraint stuck`.execute(shop.db)
  const states = await Promise.all(references.map(async (reference) => (await exchangeOf(reference)).state))
  expect([states, log.mock.calls.length]).toEqual([['waiting', 'lapsed'], 2])
  log.mockRestore()
})

test('two people after the last piece: one gets it, the other is told, whether she exchanges or buys', async () => {
  for (let round = 0; round < scheduleCount(3); round++) {
    await setStock(shop.db, wanted, 1)
    const [first, second] = [await delivered(), await delivered()]
    const answers = await Promise.all([first.send(), second.send()])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const buyer = new Shopper(shop.url, 'en')
    expect((await addToCart(buyer, { sku: wanted, qty: 1 })).status).not.toBe(200)
    await setStock(shop.db, wanted, 1)
    const third = await delivered()
    const [exchanged, ordered] = await Promise.all([third.send(), purchase(new Shopper(shop.url, 'en'), { ...bought, sku: wanted })])
    expect([exchanged.status === 200, ordered.status === 200].filter(Boolean)).toHaveLength(1)
    expect(await readStock(shop.db, wanted)).toBe(0)
  }
}, 120_000)

test('one exchange for one piece, from however many tabs it is sent', async () => {
  const { send } = await delivered()
  const tabs = await Promise.all([1, 2, 3, 4].map(() => send()))
  expect(tabs.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await readStock(shop.db, wanted)).toBe(9)
})

test('the staff read what comes in exchange before they decide, and who has a sold-out piece coming', async () => {
  const { orderId, send } = await delivered()
  const { body } = await send()
  const { id } = await caseOf(body.reference)
  const operator = await logInOperator(shop.url)
  const page = (await operator.open(`/operator/orders/${orderId}?ask=approve-${id}`)).body
  expect(page).toContain(`(${wanted}) in exchange: kept for you until`)
  expect(page).toContain('gets the other size or colour instead of money')
  await decide(body.reference)
  expect((await operator.open(`/operator/orders/${orderId}`)).body).toContain('comes in exchange')
})

test('the staff are asked again if only the exchange has changed since they read the question', async () => {
  const { orderId, send } = await delivered(2)
  const { body } = await send()
  now += 20 * day
  await endLateExchanges(shop.host.shop)
  const { id } = await caseOf(body.reference)
  // A piece that costs nothing today, so that the amount is the same with it and without.
  await shop.db.updateTable('exchange').set({ kept: 0 }).where('case_id', '=', id).execute()
  const operator = await logInOperator(shop.url)
  const page = (await operator.open(`/operator/orders/${orderId}?ask=approve-${id}`)).body
  expect(page).toContain('name="granted" value="1"')
  const amount = /name="amount" value="(\d+)"/.exec(page)?.[1] ?? ''
  await setStock(shop.db, wanted, 0)
  const yes = { case: String(id), status: 'approved', amount, granted: '1' }
  const asked = await operator.submit(`/operator/orders/${orderId}/decide`, yes)
  expect((await operator.open(asked.headers.get('Location') ?? '')).body).toContain('What comes in exchange has changed')
  expect(await caseOf(body.reference)).toMatchObject({ status: 'registered' })
  await decide(body.reference)
  expect(await exchangeOf(body.reference)).toMatchObject({ state: 'refunded' })
})

test('a plain form without scripts exchanges by the same options', async () => {
  const { shopper, number, item } = await delivered()
  const variant = await shop.db.selectFrom('variant').select('option_ids').where('sku', '=', wanted).executeTakeFirstOrThrow()
  const product = await shop.db.selectFrom('product').select('configurable').where('id', '=', bought.productId).executeTakeFirstOrThrow()
  const options = Object.fromEntries(
    product.configurable.map((code, at) => [`option[${item.id}][${code}]`, String(variant.option_ids[at])]),
  )
  const form = { step: 'submit', email, orderNumber: number, [`quantity[${item.id}]`]: '1', [`reason[${item.id}]`]: 'too-small' }
  const unfinished = await shopper.submit('returns', { ...form, way: 'code', [`back[${item.id}]`]: 'exchange' })
  expect([unfinished.status, unfinished.body]).toEqual([422, expect.stringContaining('Choose what you want in exchange')])
  const whole = { ...form, ...options, way: 'code', [`back[${item.id}]`]: 'exchange', intent: 'one-press-only' }
  const { body } = await shopper.submit('returns', whole)
  // What the widget draws its confirmation from; the journeys see it drawn.
  expect(body).toContain('"state":"reserved"')
  expect(body).toMatch(/"drop_off_code":"\w{4}-/)
  // Reloaded, or pressed twice: the same confirmation.
  const again = await shopper.submit('returns', whole)
  const [, reference] = /"reference":"(R-\d+)"/.exec(body) ?? []
  expect([again.status, again.body]).toEqual([200, expect.stringContaining(`"reference":"${reference}"`)])
  expect(again.body).toContain('"state":"reserved"')
  expect(await readStock(shop.db, wanted)).toBe(9)
})
