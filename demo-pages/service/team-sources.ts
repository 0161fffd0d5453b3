// What a new team order can start from: a team in her cart or orders, an earlier team order, or a kit from its own page.
import type { TeamKit } from '../database/json-columns.ts'
import type { DatabaseTransaction } from '../database/tables.ts'
import { requestOf } from '../shop/cart.ts'
import { findCart } from '../shop/cart-lines.ts'
import { inPieces, type ItemRequest, type PlayerEntry } from '../shop/kinds/item-request.ts'
import type { Session } from '../shop/session.ts'
import { listSources } from './listed-teams.ts'
import { customerOf } from './my-orders.ts'
import { proposedKit, readKit } from './new-kit.ts'

/** The kit as a call sends it: an item of the cart. */
export type KitItem = Omit<ItemRequest, 'qty' | 'players'>

/** The start of a team order. */
export interface TeamStart {
  kit: TeamKit
  players: readonly PlayerEntry[]
  /** The year of an earlier season, whose players wait for their organiser: she knows who stays, and asks for their sizes. Null for a list of now. */
  lastYear: number | null
  /** The line in the cart whose players the team order takes over. */
  line: { id: number; sku: string; choices: unknown } | null
}

/** Finds a source of hers; null for what is not hers, no longer there, or in another team order. */
export async function findStart(
  trx: DatabaseTransaction,
  session: Session,
  source: string,
  item: KitItem | null,
  today: string,
): Promise<TeamStart | null> {
  if (item) return newTeam(await readKit(trx, session.store, item))
  const [, from, digits] = /^(cart|order|team|kit)-(\d{1,9})$/.exec(source) ?? []
  const id = Number(digits)
  if (from === 'kit') return fromKit(trx, session, id)
  return from === 'team' ? fromTeam(trx, session, id) : fromLine(trx, session, source, today)
}

const newTeam = (kit: TeamKit): TeamStart => ({ kit, players: [], lastYear: null, line: null })

async function fromKit(trx: DatabaseTransaction, session: Session, productId: number): Promise<TeamStart | null> {
  const kit = await proposedKit(trx, session.store, productId)
  return kit && newTeam(kit)
}

async function fromTeam(trx: DatabaseTransaction, session: Session, teamId: number): Promise<TeamStart | null> {
  const team = await trx
    .selectFrom('team_order')
    .select(['id', 'kit', 'closes_on'])
    .where('id', '=', teamId)
    .where('customer_id', '=', customerOf(session))
    .where('store_id', '=', session.store.id)
    .executeTakeFirst()
  if (!team) return null
  const rows = await trx
    .selectFrom('team_player')
    .select(['key', 'name', 'number', 'sizes', 'qty'])
    .where('team_order_id', '=', teamId)
    .orderBy('id')
    .execute()
  return {
    kit: team.kit,
    players: rows.map(({ key, qty, ...player }) => ({ id: key, ...player, ...inPieces(qty) })),
    lastYear: Number(team.closes_on.slice(0, 4)),
    line: null,
  }
}

async function fromLine(trx: DatabaseTransaction, session: Session, source: string, today: string): Promise<TeamStart | null> {
  // The cart before its line, as everywhere.
  await findCart(trx, session, true)
  const [, from, id] = /^(cart|order)-(\d{1,9})$/.exec(source) ?? []
  const listed = (await listSources(trx, session, today, source)).find((one) => one.source === source)
  if (!from || !listed) return null
  const table = from === 'cart' ? 'cart_item' : 'order_item'
  const row = await trx.selectFrom(table).select(['sku', 'choices']).where('id', '=', Number(id)).executeTakeFirst()
  if (!row) return null
  const { qty: _qty, players, ...kit } = requestOf({ ...row, qty: 1 })
  return { kit, players: players ?? [], lastYear: listed.lastYear, line: from === 'cart' ? { id: Number(id), ...row } : null }
}
