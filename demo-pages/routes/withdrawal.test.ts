// Tests the withdrawal function: partial or whole, in time, with a receipt at once, once per key; long because each course is one test.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { StartedHost } from '#tests/support/host.ts'
import { startHost } from '#tests/support/host.ts'
import { decideAsked, deliver, logInOperator, receiveAsked } from '#tests/support/operator.ts'
import type { Piece } from '#tests/support/purchase.ts'
import { decide, paymentAt, purchase, readStock, stockUp } from '#tests/support/purchase.ts'
import { scheduleCount } from '#tests/support/schedules.ts'
import { Shopper } from '#tests/support/shopper.ts'

const email = 'sanne@example.com'
const start = Date.parse('2026-11-22T12:00:00Z')

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

async function order(qty = 2): Promise<{ number: string; who: object }> {
  const { body } = await purchase(new Shopper(shop.url, 'en'), piece, { qty })
  return { number: body.order_number, who: { email, order_number: body.order_number } }
}
/** As a new visitor, since no account is needed and a session ends after a week. */
const visitor = () => new Shopper(shop.url, 'en')
const find = async (who: object) => (await visitor().send('POST', 'returns/fetch/order', { params: who, kind: 'withdrawal' })).body.order
const withdraw = (who: object, items: object[], part: object = {}, key?: string) =>
  visitor().send('POST', 'returns/post/withdrawal', { ...who, name: 'Mary', items, ...part }, key ? { 'Idempotency-Key': key } : {})

test('before delivery and in part, with a receipt at once and by mail to the given address', async () => {
  const { number, who } = await order(2)
  const [item] = (await find(who)).items
  expect(item).toMatchObject({ qty_returnable: 2, no_return_reason: null })
  const receipt = await withdraw(who, [{ item_id: item.id, quantity: 1 }], { receipt_email: 'mary@example.org' })
  expect(receipt.status).toBe(201)
  expect(receipt.body).toEqual({ reference: expect.stringMatching(/^W-\d+$/), received_at: new Date(start).toISOString() })
  const mail = await shop.db.selectFrom('mail').selectAll().where('recipient', '=', 'mary@example.org').executeTakeFirstOrThrow()
  expect(mail.subject).toBe(`Receipt of your withdrawal ${receipt.body.reference} for order ${number}`)
  expect(mail.body).toContain('22 November 2026 at 12:00:00 GMT')
  expect(mail.body).toContain('1 × ')
  expect(mail.body).toContain('Mary')
  // Nothing was sent, so nothing has to be returned.
  expect(mail.body).not.toContain('/en/returns#order=')
  expect((await find(who)).items[0].qty_returnable).toBe(1)
})

test('a “name” with a web address is no advertisement in the receipt, which goes to any typed address', async () => {
  const { who } = await order(1)
  const [item] = (await find(who)).items
  const lines = [{ item_id: item.id, quantity: 1 }]
  const receipt = await withdraw(who, lines, { name: 'win at evil.example/x', receipt_email: 'victim@example.org' })
  expect(receipt.status).toBe(201)
  const mail = await shop.db.selectFrom('mail').selectAll().where('recipient', '=', 'victim@example.org').executeTakeFirstOrThrow()
  expect(mail.body).toContain(receipt.body.reference)
  expect(mail.body + mail.html).not.toContain('evil.example')
})

test('the receipt for delivered pieces links to the return label', async () => {
  const { number, who } = await order(1)
  const shipment_id = await deliver(shop, number)
  const [item] = (await find(who)).items
  const { body } = await withdraw(who, [{ item_id: item.id, quantity: 1 }])
  const mail = await shop.db.selectFrom('mail').select('body').where('subject', 'like', `%${body.reference}%`).executeTakeFirstOrThrow()
  const token = /\/en\/returns#order=(\S+)/.exec(mail.body)?.[1]
  const label = await visitor().send('POST', 'returns/fetch/return-label', { token, shipment_id })
  expect([label.status, label.headers.get('content-type')]).toEqual([200, 'application/pdf'])
})

test.each(['approved', 'refused'])('a %s case is called a withdrawal in its mail', async (status) => {
  const { who } = await order(1)
  const [item] = (await find(who)).items
  const { body } = await withdraw(who, [{ item_id: item.id, quantity: 1 }])
  const row = await shop.db
    .selectFrom('return_case')
    .select(['id', 'order_id'])
    .where('reference', '=', body.reference)
    .executeTakeFirstOrThrow()
  const operator = await logInOperator(shop.url)
  await decideAsked(operator, row.order_id, row.id, status)
  const mail = await shop.db.selectFrom('mail').selectAll().where('kind', '=', `case-${row.id}-${status}`).executeTakeFirstOrThrow()
  expect(mail.subject).toContain(`withdrawal ${body.reference}`)
  expect(mail.body).not.toContain('return')
})

test('only the receipt goes to a typed address: the decision and its credit note go to that of the order', async () => {
  const shopper = new Shopper(shop.url, 'en')
  const { body: placed } = await purchase(shopper, piece, { qty: 2, method: 'creditcard' })
  await decide(shopper, placed.redirect_url, 'paid')
  await shopper.get('checkout/cart/payment-status')
  const who = { email, order_number: placed.order_number }
  const [item] = (await find(who)).items
  const { body } = await withdraw(who, [{ item_id: item.id, quantity: 1 }], { receipt_email: 'typed@example.org' })
  const row = await shop.db.selectFrom('return_case').selectAll().where('reference', '=', body.reference).executeTakeFirstOrThrow()
  await decideAsked(await logInOperator(shop.url), row.order_id, row.id)
  const mails = await shop.db
    .selectFrom('mail')
    .select(['kind', 'recipient', 'papers'])
    .where('subject', 'like', `%${body.reference}%`)
    .orderBy('id')
    .execute()
  expect(mails.map(({ kind, recipient, papers }) => [kind, recipient, papers.map(({ file }) => file)])).toEqual([
    [`case-${row.id}`, 'typed@example.org', []],
    [`case-${row.id}-approved`, email, [`credit-note_${body.reference}.pdf`]],
  ])
})

test('until 14 days after the last parcel, and where these end on a Sunday, to the end of the next working day', async () => {
  const { number, who } = await order(1)
  await deliver(shop, number)
  const [item] = (await find(who)).items
  now = Date.parse('2026-12-07T23:59:59Z')
  expect((await find(who)).items[0].qty_returnable).toBe(1)
  now = Date.parse('2026-12-08T00:00:00Z')
  expect((await withdraw(who, [{ item_id: item.id, quantity: 1 }])).status).toBe(422)
})

test('excluded products are listed with their reason and refused; so are declarations without name or items', async () => {
  await shop.db.updateTable('product').set({ no_return: true }).where('id', '=', piece.productId).execute()
  const made = await order(1)
  await shop.db.updateTable('product').set({ no_return: false }).where('id', '=', piece.productId).execute()
  const [excluded] = (await find(made.who)).items
  expect(excluded).toMatchObject({
    qty_returnable: 0,
    no_return_reason: 'Made or strung to your order: no right of withdrawal. Your rights if it is faulty remain.',
  })
  expect((await withdraw(made.who, [{ item_id: excluded.id, quantity: 1 }])).status).toBe(422)
  const { who } = await order(1)
  const [item] = (await find(who)).items
  const lines = [{ item_id: item.id, quantity: 1 }]
  expect((await withdraw(who, lines, { name: ' ' })).body.errors).toEqual({ name: ['This field is required'] })
  expect((await withdraw(who, lines, { receipt_email: 'x' })).body.errors).toEqual({
    receipt_email: ['Please enter a valid email address'],
  })
  expect((await withdraw(who, [])).body).toMatchObject({ code: 'items' })
  const miss = await withdraw({ email: 'x@example.com', order_number: '300000001' }, lines)
  expect(miss.status).toBe(404)
})

test('from the whole order refunds the delivery too, and never more than was paid', async () => {
  const { number, who } = await order(2)
  const [item] = (await find(who)).items
  await withdraw(who, [{ item_id: item.id, quantity: 1 }])
  await withdraw(who, [{ item_id: item.id, quantity: 1 }])
  const operator = await logInOperator(shop.url)
  const row = await shop.db.selectFrom('shop_order').selectAll().where('number', '=', number).executeTakeFirstOrThrow()
  await receiveAsked(operator, row.id)
  const cases = await shop.db.selectFrom('return_case').select('id').where('order_id', '=', row.id).orderBy('id').execute()
  for (const { id } of cases) await decideAsked(operator, row.id, id)
  const paid = await shop.db.selectFrom('return_case').select('refund').where('order_id', '=', row.id).execute()
  expect(paid.reduce((sum, { refund }) => sum + (refund ?? 0), 0)).toBe(row.grand_total)
})

test('pieces that were never sent are back on the shelf once it is approved, and not before', async () => {
  const { number, who } = await order(3)
  const before = await readStock(shop.db, piece.sku)
  const [item] = (await find(who)).items
  const operator = await logInOperator(shop.url)
  const row = await shop.db.selectFrom('shop_order').selectAll().where('number', '=', number).executeTakeFirstOrThrow()
  for (const [quantity, status, shelved] of [
    [1, 'approved', 1],
    [1, 'refused', 1],
    [2, 'approved', 3],
  ] as const) {
    const { body } = await withdraw(who, [{ item_id: item.id, quantity }])
    const { id } = await shop.db.selectFrom('return_case').select('id').where('reference', '=', body.reference).executeTakeFirstOrThrow()
    await decideAsked(operator, row.id, id, status)
    expect(await readStock(shop.db, piece.sku)).toBe(before + shelved)
  }
})

test('of an order that was sent in part, only what stayed goes back to the shelf', async () => {
  const { number, who } = await order(2)
  await deliver(shop, number, { [piece.sku]: 1 })
  const before = await readStock(shop.db, piece.sku)
  const [item] = (await find(who)).items
  const { body } = await withdraw(who, [{ item_id: item.id, quantity: 2 }])
  const { id, order_id: orderId } = await shop.db
    .selectFrom('return_case')
    .select(['id', 'order_id'])
    .where('reference', '=', body.reference)
    .executeTakeFirstOrThrow()
  await decideAsked(await logInOperator(shop.url), orderId, id)
  expect(await readStock(shop.db, piece.sku)).toBe(before + 1)
})

describe('from an unpaid order', () => {
  const mailsOf = async (reference: string) =>
    shop.db.selectFrom('mail').select(['kind', 'body']).where('body', 'like', `%${reference}%`).orderBy('id').execute()
  const caseOf = async (reference: string) =>
    shop.db.selectFrom('return_case').selectAll().where('reference', '=', reference).executeTakeFirstOrThrow()
  const approve = async (orderId: number, id: number) => decideAsked(await logInOperator(shop.url), orderId, id)

  /** Places an order and withdraws from all of it. */
  async function withdrawAll(method: string) {
    const shopper = new Shopper(shop.url, 'en')
    const { body } = await purchase(shopper, piece, { qty: 2, method })
    const who = { email, order_number: body.order_number }
    const [item] = (await find(who)).items
    const { reference } = (await withdraw(who, [{ item_id: item.id, quantity: 2 }])).body
    return { shopper, reference, url: body.redirect_url, row: await caseOf(reference) }
  }

  test.each(['banktransfer', 'creditcard'])('promises no money, %s', async (method) => {
    const { row, reference } = await withdrawAll(method)
    await approve(row.order_id, row.id)
    expect(await caseOf(reference)).toMatchObject({ status: 'approved', refund: 0 })
    const [receipt, decision] = await mailsOf(reference)
    expect(receipt?.body).toContain('We have not received a payment for this order')
    expect(decision?.body).toContain('there is nothing to refund')
    expect(decision?.body).not.toContain('£')
  })

  test.each(['before', 'after'])('refunds a payment %s the decision', async (when) => {
    const { shopper, row, reference, url } = await withdrawAll('creditcard')
    if (when === 'after') await approve(row.order_id, row.id)
    await decide(shopper, url, 'paid')
    if (when === 'before') await approve(row.order_id, row.id)
    const { amount, paid_back: back } = paymentAt(shop, url)
    expect(back).toBe(amount)
    expect((await caseOf(reference)).refund).toBe(amount)
    expect((await mailsOf(reference)).at(-1)?.body).toContain(`£${amount / 100}`)
    // The credit note comes once, as soon as there is an invoice to correct.
    const notes = await shop.db.selectFrom('mail').select('papers').where('order_id', '=', row.order_id).execute()
    const files = notes.flatMap(({ papers }) => papers.map(({ file }) => file))
    expect(files.filter((file) => file.startsWith('credit-note'))).toEqual([`credit-note_${reference}.pdf`])
  })

  test('is closed without a refund when the order ends', async () => {
    const { shopper, row, reference } = await withdrawAll('creditcard')
    await shopper.send('POST', 'checkout/cart/payment-cancel')
    await approve(row.order_id, row.id)
    expect(await caseOf(reference)).toMatchObject({ status: 'approved', refund: 0 })
    const mails = await mailsOf(reference)
    expect(mails.map(({ kind }) => kind)).toEqual([`case-${row.id}`, `case-${row.id}-approved`])
    expect(mails.at(-1)?.body).not.toContain('£')
  })
})

test('impatient shoppers withdraw once', async () => {
  for (let round = 0; round < scheduleCount(5); round++) {
    const { who } = await order(1)
    const [item] = (await find(who)).items
    const lines = [{ item_id: item.id, quantity: 1 }]
    const all = await Promise.all([1, 2, 3, 4].map(() => withdraw(who, lines, {}, `withdrawal-${round}`)))
    expect(new Set(all.map(({ body }) => body.reference)).size).toBe(1)
    const tabs = await Promise.all([1, 2].map((tab) => withdraw(who, lines, {}, `withdrawal-${round}-${tab}`)))
    expect(tabs.map(({ status }) => status)).toEqual([422, 422])
    expect(await shop.db.selectFrom('return_line').select('qty').where('order_item_id', '=', item.id).execute()).toEqual([{ qty: 1 }])
  }
}, 300_000)
