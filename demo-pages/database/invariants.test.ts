// Breaks each invariant of money and stock that test shops check when they close, and expects the check to find it.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StartedHost } from '#tests/support/host.ts'
import { startHost } from '#tests/support/host.ts'
import { findBroken, invariants, type Invariant } from '#tests/support/invariants.ts'
import { decide, purchase, readStock, setStock, stockUp } from '#tests/support/purchase.ts'
import { Shopper } from '#tests/support/shopper.ts'

let shop: StartedHost
beforeAll(async () => {
  shop = await startHost()
  const piece = await stockUp(shop.db, 10)
  for (const decision of ['paid', 'canceled', 'pending', null]) {
    const shopper = new Shopper(shop.url)
    const { body } = await purchase(shopper, piece, { method: 'creditcard' })
    if (decision) await decide(shopper, body.redirect_url, decision)
  }
  await purchase(new Shopper(shop.url), piece)
  expect(await readStock(shop.db, piece.sku)).toBe(6)
  await setStock(shop.db, piece.sku, 20)
})
afterAll(() => shop.close())

/** Adds a case to an order of this status. */
const aCase = (state: string, due: number | null, refund: number | null, order: string) => `
  insert into return_case (reference, kind, order_id, intent, email, status, due, refund, created_at, decided_at)
  select 'R-1', 'return', id, 'x', email, '${state}', ${due}, ${refund}, now(), ${state === 'registered' ? 'null' : 'now()'}
  from shop_order where status = '${order}' order by id limit 1`

/** Changes that break one invariant and no other. */
const breaches: Record<Invariant, string[]> = {
  'one living order per cart and attempt': [
    `update shop_order set cart_claim = null, cart_id = (select min(cart_id) from shop_order where status = 'paid')`,
  ],
  'one active cart per customer and store': [
    `drop index cart_active`,
    `insert into cart (store_id, customer_id) select 3, min(customer.id) from customer, generate_series(1, 2) group by generate_series`,
  ],
  'every piece is on the shelf or in a living order': [
    `update variant set stock = stock + 1 where sku = (select min(sku) from order_item)`,
  ],
  'every open order can be paid': [`delete from payment_attempt where status = 'open'`],
  'every payment has a paid order or was paid back': [
    `update payment_attempt set status = 'paid-late', paid_amount = amount, paid_back = amount where status = 'canceled'`,
    `insert into refund (reference, attempt_id, amount, created_at) select 'late', id, amount, now() from payment_attempt where status = 'paid-late'`,
  ],
  'a line counts what its parcels hold and what comes back': [
    `update order_item set sent_qty = 1 where id = (select min(id) from order_item)`,
  ],
  'an exchange is open as long as its case': [
    aCase('refused', null, null, 'paid'),
    `insert into return_line (case_id, order_item_id, qty) select c.id, min(i.id), 1
      from return_case c join order_item i on i.order_id = c.order_id group by c.id`,
    `insert into exchange (case_id, order_item_id, sku, options, qty, kept, state, until)
      select case_id, order_item_id, 'any', '[]', 1, 0, 'lapsed', now() from return_line`,
  ],
  'what was paid and is not kept goes back, no more and no less': [aCase('approved', 100, 0, 'paid')],
  'cases promise what goes back': [aCase('approved', 100, 100, 'pending')],
  'no case waits at an order that has ended': [aCase('registered', null, null, 'canceled')],
  'a card holds what it was issued with, less what orders have of it': [
    `update gift_card set issued = issued + 1 where last_four = 'CCCC'`,
  ],
  'the gift cards of an order are what it took from them': [
    `update shop_order set gift_cards = 1, grand_total = grand_total - 1 where payment_code = 'banktransfer'`,
  ],
  'a coupon has a use for each living order, and no more than it may': [
    `insert into coupon_use (order_id, code, email) select id, 'WELCOME10', 'x' from shop_order where payment_code = 'banktransfer'`,
  ],
  'a payment knows what goes back of it': [`update payment_attempt set paid_back = 1 where status = 'paid'`],
  'amounts are equal': [`update payment_attempt set amount = amount - 1 where status = 'open'`],
}

test('purchases and deliveries break no invariant', async () => {
  expect(await findBroken(shop.db)).toEqual([])
})

test.each(Object.keys(invariants))('the check finds a violation of: %s', async (name) => {
  const statements = Object.entries(breaches).find(([rule]) => rule === name)?.[1] ?? []
  const found = shop.db.transaction().execute(async (trx) => {
    for (const statement of statements) await sql.raw(statement).execute(trx)
    throw new Error((await findBroken(trx)).map((broken) => broken.name).join())
  })
  // Thrown, so that the transaction is rolled back.
  await expect(found).rejects.toThrow(new Error(name))
})

/** Two active orders of one address with the coupon that each customer may use once. */
const twoUses = `with orders as (update shop_order set coupon_code = 'WELCOME10' where status in ('paid', 'pending') returning id)
  insert into coupon_use (order_id, code, email) select id, 'WELCOME10', 'x' from orders`

test.each<[string, string]>([
  ['a paid order is given up', `update shop_order set status = 'failed' where status = 'paid'`],
  ['an order is paid without a payment', `update shop_order set status = 'paid' where payment_code = 'banktransfer'`],
  ['less was paid than asked', `update payment_attempt set paid_amount = paid_amount - 1 where status = 'paid'`],
  ['a customer uses a coupon twice', twoUses],
  ['a line was lost', `delete from order_item where id = (select min(id) from order_item)`],
])('the check finds that %s', async (_, statement) => {
  const found = shop.db.transaction().execute(async (trx) => {
    await sql.raw(statement).execute(trx)
    throw new Error(`${(await findBroken(trx)).length > 0}`)
  })
  await expect(found).rejects.toThrow('true')
})

test('a shop with a broken invariant fails the test file that closes it, unless the file names that invariant', async () => {
  const broken = await startHost({ databaseUrl: null })
  await sql`update variant set stock = stock + 1 where id = (select min(id) from variant)`.execute(broken.db)
  await expect(broken.close()).rejects.toThrow('every piece is on the shelf or in a living order')
  const unsafe = await startHost({ databaseUrl: null, breaks: ['every piece is on the shelf or in a living order'] })
  await sql`update variant set stock = stock + 1 where id = (select min(id) from variant)`.execute(unsafe.db)
  await unsafe.close()
})
