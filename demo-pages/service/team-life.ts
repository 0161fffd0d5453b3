// How long players' data is kept: their addresses until the closing day, what nobody orders and mails about them two weeks longer, names in an order or a cart for thirteen months.
import { sql } from 'kysely'
import type { Database } from '../database/tables.ts'
import { storeViews } from '../host/store-view.ts'
import { lostStatuses } from './listed-teams.ts'
import { addDays, dayIn } from './store-day.ts'

const day = 86_400_000

/** The organiser has this many days after the closing day to order. */
export const daysToOrder = 14
/** Names in an order or in the organiser's cart stay this long after the closing day, as the start of next year's list. */
const orderedLife = '13 months'
/**
 * A mail to a player, or with a player's name, stays this many days in the outbox. The last one is sent on the closing day, so that no mail
 * outlives the names.
 */
const mailLife = daysToOrder

/** The last day on which what is neither ordered nor in a cart is kept: the organiser can still order on it. */
export function deletedOn(closesOn: string): string {
  return addDays(closesOn, daysToOrder)
}

/**
 * Deletes what has outlived its purpose. A team order itself holds no player, and stays while its kit can be ordered, so that one more
 * player can follow.
 */
export async function cleanTeams(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('mail')
    .where('kind', 'in', ['team-reminder', 'team-player'])
    .where('sent_at', '<', new Date(now.getTime() - mailLife * day))
    .execute()
  // A day that shoppers read is the store's own.
  for (const store of storeViews) await cleanStore(db, store.id, dayIn(store, now))
}

async function cleanStore(db: Database, storeId: number, today: string): Promise<void> {
  await sql`delete from team_address a using team_order t
    where t.id = a.team_order_id and t.store_id = ${storeId} and (t.is_closed or t.closes_on < ${today})`.execute(db)
  const isNamed = sql`jsonb_build_array(jsonb_build_object('id', p.key))`
  const isOver = sql`t.closes_on::date + ${orderedLife}::interval < ${today}::date`
  await sql`delete from cart_item i using cart c, team_order t, team_player p
    where c.id = i.cart_id and c.is_active and c.customer_id = t.customer_id and p.team_order_id = t.id and t.store_id = ${storeId}
    and ${isOver} and i.choices->'players' @> ${isNamed}`.execute(db)
  await sql`delete from team_player p using team_order t
    where t.id = p.team_order_id and t.store_id = ${storeId} and (${isOver} or (
      t.closes_on < ${addDays(today, -daysToOrder)}
      and not exists (select from order_item i join shop_order o on o.id = i.order_id
        where o.customer_id = t.customer_id and o.status <> all(${sql.val(lostStatuses)}::text[]) and i.choices->'players' @> ${isNamed})
      and not exists (select from cart_item i join cart c on c.id = i.cart_id
        where c.customer_id = t.customer_id and c.is_active and i.choices->'players' @> ${isNamed})))`.execute(db)
  await sql`delete from team_order t where t.store_id = ${storeId} and ${isOver}
    and not exists (select from product p join team_wear w on w.product_id = p.id
      where p.sku = t.kit->>'sku' and w.orderable_until >= ${today}::date)`.execute(db)
}
