// The invariants of the shop's money and stock, which hold whenever nobody is buying: each query finds the rows that violate one.
import { sql } from 'kysely'
import type { Database } from '#demo-pages/database/tables.ts'

const isLiving = `o.status in ('open', 'pending', 'paid')`
const inOrders = `select p.sku, sum(p.qty) as qty from order_piece p join order_item i on i.id = p.order_item_id
  join shop_order o on o.id = i.order_id where ${isLiving} group by p.sku`

/** Cents of an order `o`: what was paid in each way, what was refunded, and what its approved cases cost. */
const paidAtTill = `(select coalesce(sum(p.paid_amount), 0) from payment_attempt p where p.order_id = o.id)`
const paidByCards = `(select coalesce(sum(u.amount), 0) from gift_card_use u where u.order_id = o.id)`
const wentBack = `((select coalesce(sum(r.amount), 0) from refund r join payment_attempt p on p.id = r.attempt_id where p.order_id = o.id)
  + (select coalesce(sum(u.paid_back), 0) from gift_card_use u where u.order_id = o.id))`
const ofCases = (column: 'due' | 'refund') =>
  `(select coalesce(sum(c.${column}), 0) from return_case c where c.order_id = o.id and c.status = 'approved')`
const kept = `case when ${isLiving} then o.grand_total + o.gift_cards - ${ofCases('due')} else 0 end`
const couponUses = `select u.code, u.email, c.most_uses, c.most_uses_each from coupon_use u join coupon c on c.code = u.code`

/** The queries by name; none of them should return rows. */
export const invariants = {
  'one living order per cart and attempt': `select o.cart_id from shop_order o where ${isLiving}
    group by o.cart_id, coalesce(o.cart_claim, '') having count(*) > 1`,
  'one active cart per customer and store': `select customer_id from cart where is_active and customer_id is not null
    group by customer_id, store_id having count(*) > 1`,
  'every piece is on the shelf or in a living order': `select v.sku, v.stock, coalesce(l.qty, 0) as ordered, d.pieces as delivered
    from variant v join delivered d on d.sku = v.sku left join (${inOrders}) l on l.sku = v.sku
    where v.stock + coalesce(l.qty, 0) + (select coalesce(sum(e.qty), 0) from exchange e where e.sku = v.sku and e.state = 'reserved')
      <> d.pieces + (select coalesce(sum(a.pieces), 0) from arrival a where a.sku = v.sku)`,
  'every open order can be paid': `select o.number from shop_order o where o.status = 'open'
    and (select count(*) from payment_attempt a where a.order_id = o.id and a.status = 'open') <> 1`,
  'every payment has a paid order or was paid back': `select o.number, o.status, a.status as payment
    from shop_order o left join payment_attempt a on a.order_id = o.id
    where (o.status = 'paid') <> coalesce(a.status = 'paid', o.status = 'paid' and o.grand_total = 0) or (a.status = 'paid-late' and a.provider_id is not null)`,
  'amounts are equal': `select o.number from shop_order o left join payment_attempt a on a.order_id = o.id
    where ${isLiving} and (
      o.subtotal_incl_tax is distinct from (select sum(i.row_total_incl_tax) from order_item i where i.order_id = o.id)
      or a.amount <> o.grand_total or (a.status = 'paid' and a.paid_amount is distinct from o.grand_total)
    )`,
  'what was paid and is not kept goes back, no more and no less': `select o.number, o.status, ${wentBack} as back from shop_order o
    where ${wentBack} <> greatest(0, ${paidAtTill} + ${paidByCards} - (${kept}))`,
  'cases promise what goes back': `select o.number, o.status from shop_order o
    where ${ofCases('refund')} > ${wentBack} or (${isLiving} and ${ofCases('refund')} <> ${wentBack})`,
  'no case waits at an order that has ended': `select o.number, c.reference from shop_order o join return_case c on c.order_id = o.id
    where c.status = 'registered' and not (${isLiving})`,
  'a payment knows what goes back of it': `select a.id from payment_attempt a
    where a.paid_back <> (select coalesce(sum(r.amount), 0) from refund r where r.attempt_id = a.id)`,
  'a card holds what it was issued with, less what orders have of it': `select c.last_four, c.issued, c.balance from gift_card c
    where c.issued <> c.balance + (select coalesce(sum(u.amount - u.paid_back), 0) from gift_card_use u where u.code_hash = c.code_hash)`,
  'the gift cards of an order are what it took from them': `select o.number from shop_order o
    where ${isLiving} and o.gift_cards <> ${paidByCards}`,
  'a coupon has a use for each living order, and no more than it may': `
    select o.number from shop_order o left join coupon_use u on u.order_id = o.id
      where u.code is distinct from case when ${isLiving} then o.coupon_code end
    union all select code from (${couponUses}) uses group by code, most_uses having count(*) > most_uses
    union all select code from (${couponUses}) uses group by code, email, most_uses_each having count(*) > most_uses_each`,
  'an exchange is open as long as its case': `select c.reference, e.state from exchange e join return_case c on c.id = e.case_id
    where case c.status when 'registered' then e.state not in ('reserved', 'waiting', 'lapsed', 'refunded')
      when 'approved' then e.state not in ('granted', 'refunded', 'refused') else e.state <> 'refused' end`,
  'a line counts what its parcels hold and what comes back': `select i.id from order_item i where
    i.sent_qty <> coalesce((select sum(p.qty) from parcel_item p where p.order_item_id = i.id), 0)
    or i.returned_qty <> coalesce((select sum(l.qty) from return_line l join return_case c on c.id = l.case_id
      where l.order_item_id = i.id and c.status <> 'refused'), 0)
    or i.withdrawn_qty <> coalesce((select sum(l.unsent_qty) from return_line l join return_case c on c.id = l.case_id
      where l.order_item_id = i.id and c.status <> 'refused'), 0)`,
} as const

export type Invariant = keyof typeof invariants

/** Records the stock before anybody buys; `setStock` of purchase.ts updates it for deliveries. */
export async function countDelivered(db: Database): Promise<void> {
  await sql`create table if not exists delivered as select sku, stock as pieces from variant`.execute(db)
}

/** The violated invariants, with some of the rows. */
export async function findBroken(db: Database): Promise<{ name: string; rows: string }[]> {
  const broken: { name: string; rows: string }[] = []
  for (const [name, statement] of Object.entries(invariants)) {
    const { rows } = await sql.raw(statement).execute(db)
    if (rows.length > 0) broken.push({ name, rows: JSON.stringify(rows.slice(0, 5)) })
  }
  return broken
}

/** Throws if an invariant is violated that the test does not violate on purpose. */
export async function checkInvariants(db: Database, broken: readonly Invariant[] = []): Promise<void> {
  const expected: readonly string[] = broken
  const wrong = (await findBroken(db)).filter(({ name }) => !expected.includes(name))
  if (wrong.length > 0) throw new Error(wrong.map(({ name, rows }) => `It is not true any more that ${name}: ${rows}`).join('\n'))
}
