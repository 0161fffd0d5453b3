// Tests returns: the returnable pieces, one case per key, never more than was bought, and a label as a PDF.
import { readPdf } from '#tests/support/read-pdf.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { StartedHost } from '#tests/support/host.ts'
import { startHost } from '#tests/support/host.ts'
import { decideAsked, deliver, logInOperator, receiveAsked } from '#tests/support/operator.ts'
import type { Piece } from '#tests/support/purchase.ts'
import { purchase, stockUp } from '#tests/support/purchase.ts'
import { Shopper } from '#tests/support/shopper.ts'
import { scheduleCount } from '#tests/support/schedules.ts'

const email = 'sanne@example.com'
const start = Date.parse('2026-11-22T12:00:00Z')
const day = 86_400_000

let shop: StartedHost
let piece: Piece
let now = start

beforeAll(async () => {
  shop = await startHost({ now: () => new Date(now) })
  piece = await stockUp(shop.db, 10_000)
})
afterAll(() => shop.close())
beforeEach(async () => {
  now = start
  await shop.db.deleteFrom('try_count').execute()
})

async function order(qty = 3, store: 'nl' | 'en' = 'en'): Promise<{ shopper: Shopper; number: string; who: object }> {
  const shopper = new Shopper(shop.url, store)
  const { body } = await purchase(shopper, piece, { qty })
  return { shopper, number: body.order_number, who: { email, order_number: body.order_number } }
}
/** As a new visitor, since a session ends after a week. */
const fetchLater = (who: object, store: 'nl' | 'en') => fetchOrder(new Shopper(shop.url, store), who)
const fetchOrder = (shopper: Shopper, who: object) => shopper.send('POST', 'returns/fetch/order', { params: who })
const line = (item_id: number, quantity: number, reason_code: string | null = 'too-small') => ({ item_id, quantity, reason_code })
const post = (shopper: Shopper, who: object, items: object[], key?: string) =>
  shopper.send('POST', 'returns/post/order', { ...who, items }, key ? { 'Idempotency-Key': key } : {})
const mails = async (number: string) =>
  shop.db
    .selectFrom('mail')
    .innerJoin('shop_order', 'shop_order.id', 'mail.order_id')
    .select(['mail.kind', 'mail.subject', 'mail.body'])
    .where('shop_order.number', '=', number)
    .orderBy('mail.id')
    .execute()

describe('the returnable pieces', () => {
  test('are those delivered, until midnight in the store’s time zone 14 days later; a Sunday is followed by a working day', async () => {
    const { shopper, number, who } = await order(3, 'nl')
    const before = await fetchOrder(shopper, who)
    expect(before.body).toMatchObject({ success: 1, order: { increment_id: number, active_shipment_id: null, return_until: null } })
    expect(before.body.order.items[0]).toMatchObject({ qty_ordered: 3, qty_returnable: 0, no_return_reason: 'Nog niet bezorgd.' })
    await deliver(shop, number, { [piece.sku]: 2 })
    expect((await fetchOrder(shopper, who)).body.order.items[0]).toMatchObject({ qty_returnable: 2, no_return_reason: null })
    const parcel = await deliver(shop, number)
    expect((await fetchOrder(shopper, who)).body.order).toMatchObject({ active_shipment_id: parcel, return_until: '2026-12-07' })
    now = Date.parse('2026-12-07T22:59:59Z')
    expect((await fetchLater(who, 'nl')).body.order.items[0].qty_returnable).toBe(3)
    now = Date.parse('2026-12-07T23:00:00Z')
    expect((await fetchLater(who, 'nl')).body.order.items[0]).toMatchObject({
      qty_returnable: 0,
      no_return_reason: 'De retourtermijn is op 7 december 2026 verlopen.',
    })
  })

  test('exclude made-to-order products, which the database refuses too', async () => {
    await shop.db.updateTable('product').set({ no_return: true }).where('id', '=', piece.productId).execute()
    const { shopper, number, who } = await order(1)
    await shop.db.updateTable('product').set({ no_return: false }).where('id', '=', piece.productId).execute()
    await deliver(shop, number)
    const { body } = await fetchOrder(shopper, who)
    const item = body.order.items[0]
    expect(item).toMatchObject({
      qty_returnable: 0,
      no_return_reason: 'Made or strung to your order: no right of withdrawal. Your rights if it is faulty remain.',
    })
    expect((await post(shopper, who, [line(item.id, 1)])).status).toBe(422)
    const forced = shop.db.updateTable('order_item').set({ returned_qty: 1 }).where('id', '=', item.id).execute()
    await expect(forced).rejects.toThrow('order_item_made_stays')
  })
})

describe('a return', () => {
  test('counts only the lines of the body with a quantity and a reason, in several cases up to the order’s pieces', async () => {
    const { shopper, number, who } = await order(3)
    const shipment = await deliver(shop, number)
    const { id } = (await fetchOrder(shopper, who)).body.order.items[0]
    expect((await post(shopper, who, [line(id, 0), line(id, 2, null)])).body).toMatchObject({ code: 'items' })
    expect((await shopper.send('POST', 'returns/fetch/return-label', { params: { ...who, shipment_id: shipment } })).status).toBe(404)
    expect((await post(shopper, who, [line(id, 2), line(id, 1)])).body).toMatchObject({ code: 'quantity' })
    const first = await post(shopper, who, [line(id, 2)], 'first-part')
    expect(first.body).toMatchObject({ success: 1 })
    expect((await post(shopper, who, [line(id, 2)], 'first-part')).body).toEqual(first.body)
    expect((await post(shopper, who, [line(id, 2)], 'second-part')).body).toMatchObject({ code: 'quantity' })
    expect((await post(shopper, who, [line(id, 1)], 'second-part')).body.success).toBe(1)
    const after = (await fetchOrder(shopper, who)).body.order
    expect(after).toMatchObject({ has_return: true })
    expect(after.items[0]).toMatchObject({ qty_returnable: 0, no_return_reason: 'You have already registered this for return.' })
    expect((await mails(number)).filter(({ subject }) => subject.startsWith('Your return R-'))).toHaveLength(2)
  })

  test('has a label as a valid PDF, for its own order only', async () => {
    const { shopper, number, who } = await order(1)
    const shipment = await deliver(shop, number)
    const { id } = (await fetchOrder(shopper, who)).body.order.items[0]
    await post(shopper, who, [line(id, 1)])
    await shopper.get('api/session')
    const answer = await fetch(`${shop.url}/en/returns/fetch/return-label`, {
      method: 'POST',
      body: JSON.stringify({ ...who, shipment_id: shipment }),
      headers: {
        'Content-Type': 'application/json',
        'X-XSRF-TOKEN': shopper.cookies.get('XSRF-TOKEN') ?? '',
        Cookie: Array.from(shopper.cookies, ([name, value]) => `${name}=${value}`).join('; '),
      },
    })
    expect(answer.headers.get('Content-Disposition')).toContain(`return_label_${number}_${shipment}.pdf`)
    const pdf = await readPdf(await answer.arrayBuffer())
    expect(pdf.title).toBe(`Return label ${number}`)
    const other = await order(1)
    expect((await other.shopper.send('POST', 'returns/fetch/return-label', { ...other.who, shipment_id: shipment })).status).toBe(404)
  })

  test('is approved by the operator with a refund, or refused, after which its pieces can be returned again', async () => {
    const { shopper, number, who } = await order(2)
    await deliver(shop, number)
    const { id } = (await fetchOrder(shopper, who)).body.order.items[0]
    const { body } = await post(shopper, who, [line(id, 1)])
    const operator = await logInOperator(shop.url)
    const row = await shop.db.selectFrom('return_case').selectAll().where('reference', '=', body.reference).executeTakeFirstOrThrow()
    const decide = (caseId: number, status: string) => decideAsked(operator, row.order_id, caseId, status)
    await receiveAsked(operator, row.order_id)
    await decide(row.id, 'refused')
    await decide(row.id, 'approved')
    expect((await fetchOrder(shopper, who)).body.order.items[0].qty_returnable).toBe(2)
    const again = (await post(shopper, who, [line(id, 1)])).body.reference
    const second = await shop.db.selectFrom('return_case').selectAll().where('reference', '=', again).executeTakeFirstOrThrow()
    await decide(second.id, 'approved')
    const { refund } = await shop.db.selectFrom('return_case').select('refund').where('id', '=', second.id).executeTakeFirstOrThrow()
    const item = await shop.db.selectFrom('order_item').select('price_incl_tax').where('id', '=', id).executeTakeFirstOrThrow()
    expect(refund).toBe(item.price_incl_tax)
    expect((await mails(number)).map(({ subject }) => subject)).toEqual(
      expect.arrayContaining([`We cannot accept your return ${body.reference}`, `We have approved your return ${again}`]),
    )
  })
})

describe('the operator', () => {
  test('has a separate login, which no customer can use and no other site can post to', async () => {
    const stranger = new Shopper(shop.url)
    expect((await stranger.open('/operator')).status).toBe(401)
    expect((await stranger.submit('/operator/login', { email: 'demo@touchline.example', password: 'Touchline-1' })).status).toBe(401)
    const operator = await logInOperator(shop.url)
    const page = await operator.open('/operator')
    expect(page.status).toBe(200)
    expect(page.headers.get('Cache-Control')).toBe('private, no-store')
    expect((await operator.submit('/operator/logout', {}, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
  })

  test('sends no more than was bought, and each step sends its mail in the language of the store', async () => {
    const { number } = await order(2, 'nl')
    await deliver(shop, number, { [piece.sku]: 1 })
    await expect(deliver(shop, number, { [piece.sku]: 2 })).rejects.toThrow('422')
    await deliver(shop, number)
    const subjects = (await mails(number)).map(({ subject }) => subject)
    expect(subjects.filter((subject) => subject === `We hebben je bestelling ${number} verzonden`)).toHaveLength(2)
    expect(subjects.filter((subject) => subject === `Een pakket van je bestelling ${number} is bezorgd`)).toHaveLength(2)
  })
})

describe('impatient shoppers', () => {
  test('return a piece once, however often and from however many tabs they send it', async () => {
    for (let round = 0; round < scheduleCount(5); round++) {
      const { shopper, number, who } = await order(3)
      await deliver(shop, number)
      const { id } = (await fetchOrder(shopper, who)).body.order.items[0]
      const key = `round-${round}-key`
      await post(shopper, who, [line(id, 1)], key).catch(() => {})
      const twice = await Promise.all([1, 2, 3].map(() => post(shopper, who, [line(id, 1)], `${key}-double`)))
      expect(new Set(twice.map(({ body }) => body.reference)).size).toBe(1)
      // Four tabs return the last piece.
      const tabs = await Promise.all([1, 2, 3, 4].map((tab) => post(shopper, who, [line(id, 1)], `${key}-tab-${tab}`)))
      expect(tabs.filter(({ status }) => status === 200)).toHaveLength(1)
      const rows = await shop.db.selectFrom('return_line').select('qty').where('order_item_id', '=', id).execute()
      expect(rows).toHaveLength(3)
    }
  }, 300_000)
})

test('the period follows the store’s clock, also across a change to or from summer time', async () => {
  now = Date.parse('2026-10-20T10:00:00Z')
  const { number, who } = await order(1, 'nl')
  await deliver(shop, number)
  now += 14 * day
  expect((await fetchLater(who, 'nl')).body.order.return_until).toBe('2026-11-03')
  now = Date.parse('2026-11-03T22:59:00Z')
  expect((await fetchLater(who, 'nl')).body.order.items[0].qty_returnable).toBe(1)
})
