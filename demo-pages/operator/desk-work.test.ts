// Tests what an operator reads at her desk, over HTTP: what has to be done, what is packed, which refunds to transfer, and lists of any length.
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { team, teamPlayer } from '#tests/support/kind-items.ts'
import { decideAsked, deliver, logInOperator, receiveAsked, transferAsked } from '#tests/support/operator.ts'
import { chooseShipping, decide, placeOrder, purchase, setStock, stockUp, type Piece } from '#tests/support/purchase.ts'
import { Shopper } from '#tests/support/shopper.ts'
import { startHost, type StartedHost } from '#tests/support/host.ts'
import { textOf, withdrawnOrder } from '#tests/support/withdrawn.ts'

let shop: StartedHost
let piece: Piece
let operator: Shopper
beforeAll(async () => {
  shop = await startHost({ now: () => new Date('2026-11-23T10:05:00Z') })
  piece = await stockUp(shop.db, 1_000)
  operator = await logInOperator(shop.url)
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.db.deleteFrom('try_count').execute()
})

const pounds = (cents: number) => `£${(cents / 100).toFixed(2)}`
const read = async (path: string, language = 'en') => textOf(await operator.open(path, { 'Accept-Language': language }))
const send = (id: number, fields: Record<string, string>) =>
  operator.submit(`/operator/orders/${id}/send`, { carrier: 'postnl', tracking_code: `DESK-${id}`, ...fields })

describe('a refund by transfer', () => {
  test('is to be transferred when it is approved, and refunded only once that is recorded', async () => {
    const { order, caseId, reference, item, path } = await withdrawnOrder(shop, piece, { method: 'banktransfer' })
    await receiveAsked(operator, order.id)
    const amount = pounds(item.price_incl_tax)
    const question = await read(`${path}?ask=approve-${caseId}`)
    expect(question).toContain(`Approve ${reference}, ${amount} to transfer?`)
    expect(question).toContain('This moves no money yet')
    expect(question).not.toContain('Refund £')
    const decided = await decideAsked(operator, order.id, caseId)
    expect(await read(decided.headers.get('Location') ?? '')).toContain(`Now transfer ${amount} to Mary O’Neil.`)
    const owed = await read(path)
    expect(owed).toContain(`Approved, ${amount} to transfer`)
    expect(owed).not.toContain('refunded')
    // What she writes at the bank.
    expect(owed).toContain(`To the account of Mary O’Neil the account from which order ${order.number} was paid`)
    expect(owed).toContain(`Reference for the bank ${order.number} ${reference}`)
    await transferAsked(operator, order.id, `case-${caseId}`)
    expect(await read(path)).toContain(`Approved, ${amount} refunded on 23 Nov 2026, 10:05`)
    expect(await read(path)).not.toContain(`${amount} to transfer`)
  })

  test('is in one list with all others, with account, reference and a sum for each currency', async () => {
    const all = [
      await withdrawnOrder(shop, piece, { method: 'banktransfer' }),
      await withdrawnOrder(shop, piece, { method: 'banktransfer' }),
      await withdrawnOrder(shop, piece, { method: 'banktransfer', store: 'de' }),
    ]
    for (const { order, caseId } of all) {
      await receiveAsked(operator, order.id)
      await decideAsked(operator, order.id, caseId)
    }
    const [first, second, german] = all
    expect(await read('/operator')).toContain('3 refunds to transfer')
    const list = await read('/operator/refunds')
    for (const { order, reference } of all) expect(list).toContain(`${order.number} ${reference}`)
    expect(list).toContain(`Sum of 2 transfers ${pounds((first?.item.price_incl_tax ?? 0) + (second?.item.price_incl_tax ?? 0))}`)
    expect(list).toContain(`Sum of 1 transfer €${((german?.item.price_incl_tax ?? 0) / 100).toFixed(2)}`)
    for (const { order, caseId } of all) await transferAsked(operator, order.id, `case-${caseId}`)
    expect(await read('/operator/refunds')).toContain('There is nothing to transfer.')
  })
})

describe('an order on the operator’s page', () => {
  test('shows who gets which goods, how many are sent and sent back, the addresses, and the way it goes', async () => {
    await setStock(shop.db, 'VE10029-ROYAL-L', 40)
    const shopper = new Shopper(shop.url, 'en')
    const players = [teamPlayer('p1', 'L', { name: 'Ada', number: '9' }), teamPlayer('p2', 'L', { name: 'Bo', number: '10' })]
    await shopper.send('POST', 'checkout/cart/items', { cartItems: [await team(shop.db, players), { sku: piece.sku, qty: 3 }] })
    await chooseShipping(shopper)
    const { body } = await placeOrder(shopper)
    await deliver(shop, body.order_number, { [piece.sku]: 2 })
    const page = await read(`/operator/orders/${body.order_id}`)
    expect(page).toMatch(/Ada, 9, .*shirt L/)
    expect(page).toMatch(/Bo, 10, .*shirt L/)
    expect(page).toContain('Ordered 3 Sent 2 Sent back 0 Left to send 1 In this parcel')
    expect(page).toMatch(/Delivery address Mary O’Neil 221B Baker Street London SW1A 1AA/)
    expect(page).toContain('Billing address the same')
    const order = await shop.db.selectFrom('shop_order').select('shipping_title').where('id', '=', body.order_id).executeTakeFirstOrThrow()
    expect(page).toContain(`Delivery method ${order.shipping_title}`)
  })

  test('counts what was withdrawn from before it was sent apart from what is sent back, and leaves the rest to be sent once', async () => {
    const { order, item, path, caseId } = await withdrawnOrder(shop, piece)
    expect(await read(path)).toContain('Ordered 2 Sent 0 Sent back 0 Withdrawn from, never sent 1 Left to send 1')
    await deliver(shop, order.number, { [piece.sku]: 1 })
    expect(await read(path)).toContain('Ordered 2 Sent 1 Sent back 0 Withdrawn from, never sent 1 Left to send 0')
    expect(await read(path)).toContain('Nothing is left to send.')
    expect(await read(path)).toContain('Delivered')
    expect((await operator.open('/operator?need=send')).body).not.toContain(`>${order.number}<`)
    expect((await send(order.id, { [`qty[${item.id}]`]: '1' })).status).toBe(422)
    // Refused, the piece is hers again.
    await decideAsked(operator, order.id, caseId, 'refused')
    expect(await read(path)).toContain('Ordered 2 Sent 1 Sent back 0 Left to send 1')
    expect((await operator.open('/operator?need=send')).body).toContain(`>${order.number}<`)
  })

  test('expects a transfer only while something of it is kept, and records one that comes all the same', async () => {
    const { shopper, order, item, path } = await withdrawnOrder(shop, piece, { method: 'banktransfer' })
    const isListed = async () => (await operator.open('/operator?need=expect')).body.includes(`>${order.number}<`)
    const instructions = async () => (await shopper.get('checkout/cart/last-order')).body.payment.instructions
    expect(await read(path)).toContain(`${pounds(order.grand_total)} is expected`)
    expect([await isListed(), await instructions()]).toEqual([true, expect.stringContaining('transfer')])
    const who = { email: order.email, order_number: order.number, name: 'Sanne' }
    await shopper.send('POST', 'returns/post/withdrawal', { ...who, items: [{ item_id: item.id, quantity: 1 }] })
    expect(await read(path)).not.toContain(`${pounds(order.grand_total)} is expected`)
    expect(await read(path)).toContain('No payment is expected any more.')
    expect(await read(path)).toContain('Cancelled')
    expect([await isListed(), await instructions()]).toEqual([false, null])
    expect(await read(`${path}?ask=receive`)).toContain('Nothing of this order is kept, so it is refunded')
    const answer = await receiveAsked(operator, order.id)
    expect(await read(answer.headers.get('Location') ?? '')).toContain(`Recorded: ${pounds(order.grand_total)}.`)
    const cases = await shop.db.selectFrom('return_case').select('id').where('order_id', '=', order.id).execute()
    for (const { id } of cases) await decideAsked(operator, order.id, id)
    const owed = await shop.db
      .selectFrom('refund')
      .innerJoin('payment_attempt', 'payment_attempt.id', 'refund.attempt_id')
      .select('refund.amount')
      .where('payment_attempt.order_id', '=', order.id)
      .execute()
    expect(owed.reduce((sum, { amount }) => sum + amount, 0)).toBe(order.grand_total)
  })

  test('by transfer is not sent before its money has arrived', async () => {
    const { body } = await purchase(new Shopper(shop.url, 'en'), piece, { qty: 1 })
    const id = Number(body.order_id)
    const item = await shop.db.selectFrom('order_item').select('id').where('order_id', '=', id).executeTakeFirstOrThrow()
    const unpaid = await operator.open(`/operator/orders/${id}`)
    expect(textOf(unpaid)).toContain('Do not send anything yet: this order is paid by transfer')
    expect(unpaid.body).not.toContain('Mark as sent')
    expect(unpaid.body).toMatch(/<a class="button" href="[^"]*\?ask=receive"/)
    const pressed = await send(id, { [`qty[${item.id}]`]: '1' })
    expect(pressed.status).toBe(422)
    expect(textOf(pressed)).toContain('Nothing was sent: this order is paid by transfer before it is sent')
    expect(await shop.db.selectFrom('parcel').select('id').where('order_id', '=', id).execute()).toEqual([])
    await receiveAsked(operator, id)
    expect((await operator.open(`/operator/orders/${id}`)).body).toContain('Mark as sent')
    // The day moves with the money, and she is told.
    const mail = await shop.db
      .selectFrom('mail')
      .select('body')
      .where('order_id', '=', id)
      .where('kind', '=', 'payment-received')
      .executeTakeFirstOrThrow()
    expect(mail.body).toContain('Expected delivery: 24 November 2026')
    expect((await send(id, { [`qty[${item.id}]`]: '1' })).status).toBe(303)
  })

  test('with a bill is sent before it is paid', async () => {
    const { body } = await purchase(new Shopper(shop.url, 'de'), piece, { qty: 1, method: 'banktransfer' })
    await shop.db.updateTable('shop_order').set({ payment_code: 'afterpay' }).where('id', '=', body.order_id).execute()
    const item = await shop.db.selectFrom('order_item').select('id').where('order_id', '=', body.order_id).executeTakeFirstOrThrow()
    expect((await send(body.order_id, { [`qty[${item.id}]`]: '1' })).status).toBe(303)
  })

  test('never breaks an amount from its currency, in questions of all languages', async () => {
    const { caseId, path } = await withdrawnOrder(shop, piece, { store: 'de' })
    for (const language of ['nl', 'de', 'sv'] as const) {
      const { body } = await operator.open(`${path}?ask=approve-${caseId}`, { 'Accept-Language': language })
      const dialog = body.slice(body.indexOf('<dialog'), body.indexOf('</dialog>'))
      expect(dialog.match(/\d,\d\d.€|€.\d/g)?.length).toBeGreaterThan(2)
      expect(dialog.match(/\d,\d\d €|€ \d/g)).toBeNull()
    }
  })
})

describe('the lists', () => {
  test('put first what has to be done, name it, and find an order by number, name and e-mail', async () => {
    const shopper = new Shopper(shop.url, 'en')
    const { body } = await purchase(shopper, piece, { qty: 1, method: 'creditcard' })
    await decide(shopper, body.redirect_url, 'paid')
    await shopper.get('checkout/cart/payment-status')
    const { caseId, order } = await withdrawnOrder(shop, piece)
    const start = await operator.open('/operator')
    expect(start.body.indexOf(body.order_number)).toBeGreaterThan(0)
    expect(textOf(start)).toMatch(
      new RegExp(`${body.order_number} Mary O’Neil 23 Nov 2026, 10:05, United Kingdom Being prepared To send £`),
    )
    expect(textOf(start)).toMatch(/\d+ orders to send/)
    for (const search of [body.order_number, "mary o'nei", 'SANNE@example', '%']) {
      const found = await read(`/operator?${new URLSearchParams({ search })}`)
      if (search === '%') expect(found).toContain('No orders found.')
      else expect(found).toContain(body.order_number)
    }
    expect(await read('/operator?search=nobody-has-this')).toContain('No orders found.')
    expect(await read('/operator/cases')).toContain(`Order ${order.number}`)
    await decideAsked(operator, order.id, caseId, 'refused')
    await deliver(shop, body.order_number)
    expect(await read('/operator/cases')).not.toContain(`Order ${order.number}`)
    expect((await operator.open('/operator?need=send')).body).not.toContain(`>${body.order_number}<`)
  })

  test('have pages with an address each, and say how many there are', async () => {
    await sql`insert into contact_message (reference, store_id, intent, name, email, subject, message, created_at)
      select 'M-DESK-' || n, 3, 'desk-' || n, 'Ann', 'ann@example.com', 'Subject ' || n, 'Message ' || n, now() from generate_series(1, 45) n`.execute(
      shop.db,
    )
    const first = await operator.open('/operator/messages')
    expect(textOf(first)).toContain('1 to 20 of 45')
    expect(first.body).toContain('href="/operator/messages?page=2"')
    expect(first.body).not.toContain('Previous page')
    expect(await read('/operator/messages?page=3')).toContain('41 to 45 of 45')
    expect(await read('/operator/messages?page=3')).toContain('Subject 1 ')
    // A page that is no longer there is the last one; what is no page is the first.
    expect(await read('/operator/messages?page=99')).toContain('41 to 45 of 45')
    expect(await read('/operator/messages?page=x')).toContain('1 to 20 of 45')
  })

  test('show every product that somebody waits for, in pages', async () => {
    await sql`insert into stock_alert (store_id, sku, customer_id, email, created_at)
      select 3, sku, null, 'waiting@example.com', now() from variant where sku <> ${piece.sku} order by sku limit 130`.execute(shop.db)
    expect(await read('/operator/goods')).toContain('1 to 20 of 130')
    expect(await read('/operator/goods?page=7')).toContain('121 to 130 of 130')
    expect((await operator.open('/operator/goods?page=7')).body).toContain('href="/operator/goods?page=6"')
    await shop.db.deleteFrom('stock_alert').where('email', '=', 'waiting@example.com').execute()
  })

  test('an arrival says how many were told of it', async () => {
    await setStock(shop.db, piece.sku, 0)
    const book = async () => {
      const answer = await operator.submit('/operator/goods', { sku: piece.sku, pieces: '5', key: crypto.randomUUID() })
      return read(answer.headers.get('Location') ?? '')
    }
    expect(await book()).toContain(`Added to stock: 5 × ${piece.sku}. Nobody has been sent an e-mail about it.`)
    await setStock(shop.db, piece.sku, 0)
    const alert = { store_id: 3, sku: piece.sku, customer_id: null, email: 'bo@example.com', created_at: new Date(0), sent_at: null }
    await shop.db.insertInto('stock_alert').values(alert).execute()
    expect(await book()).toContain('1 waiting customer has been sent an e-mail.')
    expect(await read('/operator/goods?arrived=NO-SUCH')).not.toContain('Added to stock')
  })
})
