// What an operator still has to do for each order, calculated by the database, so that a list can be ordered and filtered by it.
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../database/tables.ts'
import type { PageOf } from '../shop/page-of.ts'
import { readRows } from './paging.ts'

/** The needs of orders, the most urgent first. */
export const needs = ['send', 'decide', 'transfer', 'expect', 'deliver'] as const
/** What has to be done: send goods, decide a case, transfer a refund, look for a transfer, mark a parcel as delivered. */
export type Need = (typeof needs)[number]

// Written for the table `shop_order`; an order that waits for its transfer is not sent (`holdsBack` in service/parcels.ts), and money is
// expected while something is kept (`awaitsTransfer` in service/transfers.ts).
const rules: Record<Need, RawBuilder<boolean>> = {
  send: sql<boolean>`(shop_order.status = 'paid' or (shop_order.status = 'pending' and shop_order.payment_code <> 'banktransfer'))
    and exists (select 1 from order_item i where i.order_id = shop_order.id and i.qty > i.sent_qty + i.withdrawn_qty)
    and not exists (select 1 from payment_attempt a where a.order_id = shop_order.id and a.status in ('open', 'pending'))`,
  decide: sql<boolean>`exists (select 1 from return_case c where c.order_id = shop_order.id and c.status = 'registered')`,
  transfer: sql<boolean>`exists (select 1 from refund r join payment_attempt a on a.id = r.attempt_id
    where a.order_id = shop_order.id and a.provider_id is null and r.paid_at is null)`,
  expect: sql<boolean>`shop_order.status = 'pending' and shop_order.payment_code in ('banktransfer', 'afterpay') and shop_order.grand_total > 0
    and exists (select 1 from order_item i where i.order_id = shop_order.id and i.qty > i.returned_qty)
    and not exists (select 1 from payment_attempt a where a.order_id = shop_order.id)`,
  deliver: sql<boolean>`exists (select 1 from parcel p where p.order_id = shop_order.id and p.delivered_at is null)`,
}

/** Which orders are listed. */
export interface OrderFilter {
  /** A part of the number, the customer's name or the e-mail address. */
  search: string
  need: Need | null
}

/** The orders with their needs: those with the most urgent one first, of them the oldest; then all others, the newest first. */
export async function listOrders(db: Database, filter: OrderFilter, page: number) {
  const matching = withNeeds(db, filter)
  const rank = sql<number>`case when send then 1 when decide then 2 when transfer then 3 when expect then 4 when deliver then 5 else 6 end`
  const ranked = matching
    .selectAll()
    .orderBy(rank)
    .orderBy(sql`case when send or decide or transfer or expect or deliver then id else -id end`)
  return readRows(db, ranked, page)
}

/** An order of the list. */
export type ListedOrder = Awaited<ReturnType<typeof listOrders>> extends PageOf<infer Row> ? Row : never

/** The number of orders with each need. */
export async function countNeeds(db: Database): Promise<Record<Need, number>> {
  const count = (need: Need) => sql<number>`(count(*) filter (where ${sql.ref(need)}))::int`.as(need)
  return withNeeds(db, { search: '', need: null }).select(needs.map(count)).executeTakeFirstOrThrow()
}

function withNeeds(db: Database, { search, need }: OrderFilter) {
  const orders = db
    .with('listed', (query) =>
      query
        .selectFrom('shop_order')
        .select(['id', 'number', 'status', 'store_id', 'grand_total', 'created_at', 'billing_address', 'email'])
        .select(needs.map((one) => rules[one].as(one)))
        .where(matches(search)),
    )
    .selectFrom('listed')
  return need === null ? orders : orders.where(sql<boolean>`${sql.ref(need)}`)
}

function matches(search: string): RawBuilder<boolean> {
  const words = search.trim().toLowerCase()
  if (words === '') return sql<boolean>`true`
  const part = `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const name = (column: string) => sql`lower(concat_ws(' ', ${sql.ref(column)} ->> 'firstname', ${sql.ref(column)} ->> 'lastname'))`
  return sql<boolean>`(lower(number) like ${part} or lower(email) like ${part}
    or ${name('billing_address')} like ${part} or ${name('shipping_address')} like ${part})`
}
