// A customer's team orders, each with its players and their status, and the lines that a new team order can start from.
import { sql } from 'kysely'
import type { TeamKit } from '../database/json-columns.ts'
import type { TeamOrderDelivery, TeamOrderPayer } from '../database/rows/generated.ts'
import type { Database, DatabaseTransaction } from '../database/tables.ts'
import { inPieces, type PlayerEntry } from '../shop/kinds/item-request.ts'
import { isLost } from '../shop/orders.ts'
import type { Session } from '../shop/session.ts'
import type { OrderStatus } from '../shop/shapes.ts'
import type { Shop } from '../shop/shop.ts'
import { customerOf } from './my-orders.ts'
import { addDays, dayIn } from './store-day.ts'
import { teamLink } from './team-link.ts'

/** A player's status: she waits for the organiser, is approved, in the cart, or ordered. */
export type PlayerState = 'waiting' | 'approved' | 'in-cart' | 'ordered'

/** One player as the organiser sees her. */
export interface ListedPlayer extends PlayerEntry {
  rowId: number
  state: PlayerState
  /** What she wore in an earlier season; null for who entered this one's sizes. */
  last: { year: number; sizes: PlayerEntry['sizes'] } | null
}

/** One team order as its organiser sees it. */
export interface ListedTeam {
  id: number
  title: string
  closesOn: string
  isOpen: boolean
  link: string | null
  kit: TeamKit
  players: ListedPlayer[]
  /** Who pays, and where the parcel goes. */
  payer: TeamOrderPayer
  delivery: TeamOrderDelivery
  /** The players who left an address for the reminder, and the day of the last one. */
  addresses: number
  remindedOn: string | null
}

/** A line of the customer that a team order can start from, named `cart-7` or `order-7`. */
export interface TeamSource {
  source: string
  name: string
  players: number
  /** The year of an order of an earlier season; null for one of now, and for a line in the cart. */
  lastYear: number | null
}

/** After so many days the players of an order have grown, and the sizes are asked for again. */
const season = 120

type Reader = Database | DatabaseTransaction

/** The states of an order that came to nothing. */
export const lostStatuses = (['canceled', 'rejected', 'failed', 'expired'] satisfies OrderStatus[]).filter(isLost)

/** The customer's team orders in this store, the latest first. */
export async function listTeams(shop: Shop, session: Session): Promise<ListedTeam[]> {
  const customerId = customerOf(session)
  const rows = await shop.db
    .selectFrom('team_order')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('store_id', '=', session.store.id)
    .orderBy('id', 'desc')
    .execute()
  const today = dayIn(session.store, shop.now())
  const addresses = await countAddresses(
    shop.db,
    rows.map(({ id }) => id),
  )
  return Promise.all(
    rows.map(async ({ id, title, kit, closes_on, is_closed, link_word, payer, delivery, reminded_on }) => ({
      id,
      title,
      kit,
      closesOn: closes_on,
      isOpen: link_word !== null && !is_closed && today <= closes_on,
      link: teamLink(shop, session.store, { id, link_word }),
      players: await readPlayers(shop.db, id, customerId),
      payer,
      delivery,
      addresses: addresses.get(id) ?? 0,
      remindedOn: reminded_on,
    })),
  )
}

/** By team order; an address that was left twice gets one reminder. */
async function countAddresses(db: Reader, teamIds: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; addresses: number }>`
    select team_order_id as id, count(distinct lower(email))::int as addresses from team_address
    where team_order_id = any(${sql.val([...teamIds])}::int[]) group by 1`.execute(db)
  return new Map(rows.map(({ id, addresses }) => [id, addresses]))
}

/**
 * The lines with a team in the customer's cart and orders, without orders that came to nothing: the `wanted` one first, then the latest. A
 * line in the cart whose players belong to a team order cannot start another one, which would count them as missing.
 */
export async function listSources(db: Reader, session: Session, today: string, wanted: string | null = null): Promise<TeamSource[]> {
  const { rows } = await sql<TeamSource>`
    select source, name, players, case when source like 'order-%' and at::date < ${addDays(today, -season)}::date then extract(year from at)::int end as "lastYear" from (
      select 'cart-' || i.id as source, t.name, jsonb_array_length(i.choices->'players') as players, now() as at
        from cart_item i join cart c on c.id = i.cart_id
        join product_text t on t.product_id = i.product_id and t.language = ${session.store.language}
        where c.customer_id = ${customerOf(session)} and c.store_id = ${session.store.id} and c.is_active
          and jsonb_typeof(i.choices->'players') = 'array'
          and not exists (select from team_player p join team_order o on o.id = p.team_order_id
            where o.customer_id = c.customer_id and i.choices->'players' @> jsonb_build_array(jsonb_build_object('id', p.key)))
      union all
      select 'order-' || i.id, i.name, jsonb_array_length(i.choices->'players'), o.created_at
        from order_item i join shop_order o on o.id = i.order_id
        where o.customer_id = ${customerOf(session)} and o.store_id = ${session.store.id}
          and o.status <> all(${sql.val(lostStatuses)}::text[]) and jsonb_typeof(i.choices->'players') = 'array'
    ) line order by (source = ${wanted}::text) is true desc, at desc limit 20`.execute(db)
  return rows
}

/**
 * The status follows from cart and orders: a failed order leaves its players missing again. Who is in one of them is as she stands there, since
 * the organiser can change her in the cart.
 */
export async function readPlayers(db: Reader, teamId: number, customerId: number): Promise<ListedPlayer[]> {
  const named = sql`jsonb_build_array(jsonb_build_object('id', p.key))`
  type Row = Omit<PlayerEntry, 'qty'> &
    Pick<ListedPlayer, 'rowId' | 'state'> & { qty: number; lastYear: number | null; lastSizes: PlayerEntry['sizes'] | null }
  const { rows } = await sql<Row>`
    select p.id as "rowId", p.key as id, coalesce(line.player->>'name', p.name) as name, coalesce(line.player->>'number', p.number) as number,
      coalesce(line.player->'sizes', p.sizes) as sizes, p.last_year as "lastYear", p.last_sizes as "lastSizes",
      case when line.player is null then p.qty else coalesce((line.player->>'qty')::int, 1) end as qty,
      coalesce(line.state, case when p.is_approved then 'approved' else 'waiting' end) as state
    from team_player p left join lateral (
      select player, state from (
        select i.choices->'players' as players, 'ordered' as state, o.id as rank from order_item i join shop_order o on o.id = i.order_id
          where o.customer_id = ${customerId} and o.status <> all(${sql.val(lostStatuses)}::text[]) and i.choices->'players' @> ${named}
        union all
        select i.choices->'players', 'in-cart', 0 from cart_item i join cart c on c.id = i.cart_id
          where c.customer_id = ${customerId} and c.is_active and i.choices->'players' @> ${named}
      ) found cross join lateral jsonb_array_elements(found.players) as player
      where player->>'id' = p.key order by rank desc limit 1
    ) line on true
    where p.team_order_id = ${teamId} order by p.id`.execute(db)
  return rows.map(({ qty, lastYear: year, lastSizes, ...player }) => ({
    ...player,
    last: year === null || lastSizes === null ? null : { year, sizes: lastSizes },
    ...inPieces(qty),
  }))
}
