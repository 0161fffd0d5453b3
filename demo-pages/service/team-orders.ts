// The organiser's actions on her team orders: the link, the closing day, the players, and ordering them.
import type { DatabaseTransaction } from '../database/tables.ts'
import type { TeamKit } from '../database/json-columns.ts'
import { transact } from '../database/transact.ts'
import { openCart, putIntoCart } from '../shop/cart.ts'
import type { PlayerEntry } from '../shop/kinds/item-request.ts'
import type { Session } from '../shop/session.ts'
import { lockSession, saveSession } from '../shop/session.ts'
import { ShopError } from '../shop/shop-error.ts'
import type { Shop } from '../shop/shop.ts'
import { onlyFaults } from '../shop/text-faults.ts'
import { customerOf } from './my-orders.ts'
import { readPlayers } from './listed-teams.ts'
import { closingFault } from './start-team.ts'
import { dayIn } from './store-day.ts'
import { missingOf, showKit } from './team-kit.ts'

/** Revokes the link, or creates a new one; in both cases the earlier one no longer works. */
export async function changeLink(shop: Shop, session: Session, teamId: number, isOpen: boolean): Promise<void> {
  const { numUpdatedRows } = await shop.db
    .updateTable('team_order')
    .set({ link_word: isOpen ? crypto.randomUUID() : null })
    .where('id', '=', teamId)
    .where('customer_id', '=', customerOf(session))
    .where('store_id', '=', session.store.id)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw missingTeam()
}

/** Another closing day, which opens a team order that was closed; null ends the collecting now. */
export async function changeClosing(shop: Shop, session: Session, teamId: number, day: string | null): Promise<void> {
  const customerId = customerOf(session)
  const closesOn = day === null ? dayIn(session.store, shop.now()) : day.trim()
  const fields = onlyFaults({ closes_on: closingFault(session.store, shop.now(), closesOn) })
  if (Object.keys(fields).length > 0) throw new ShopError(422, 'service.fields', { fields })
  const { numUpdatedRows } = await shop.db
    .updateTable('team_order')
    .set({ closes_on: closesOn, is_closed: day === null })
    .where('id', '=', teamId)
    .where('customer_id', '=', customerId)
    .where('store_id', '=', session.store.id)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw missingTeam()
}

/** Approves a player who has all sizes, or removes her from the list; a player in the cart or in an order stays. */
export async function judgePlayer(
  shop: Shop,
  session: Session,
  teamId: number,
  rowId: number,
  verdict: 'approve' | 'remove',
): Promise<void> {
  await transact(shop.db, async (trx) => {
    const { kit } = await lockTeam(trx, session, teamId)
    const player = (await readPlayers(trx, teamId, customerOf(session))).find((one) => one.rowId === rowId)
    // Another tab may have removed her: then it is as the organiser wants it.
    if (!player && verdict === 'remove') return
    if (!player) throw missingTeam()
    if (player.state === 'in-cart' || player.state === 'ordered') throw new ShopError(409, 'team-order.too-late', { code: 'ordered' })
    if (verdict === 'approve' && !(await isSized(trx, session, kit))(player)) throw unsized()
    const own = trx.deleteFrom('team_player').where('id', '=', rowId)
    if (verdict === 'remove') await own.execute()
    else await trx.updateTable('team_player').set({ is_approved: true }).where('id', '=', rowId).execute()
  })
}

/** Changes sizes of a player who is neither in a cart nor ordered; `values` by product, as the kit names them. Parts that it does not name stay. */
export async function changeSizes(
  shop: Shop,
  session: Session,
  teamId: number,
  rowId: number,
  values: ReadonlyMap<number, string>,
): Promise<void> {
  await transact(shop.db, async (trx) => {
    const { kit } = await lockTeam(trx, session, teamId)
    const player = (await readPlayers(trx, teamId, customerOf(session))).find((one) => one.rowId === rowId)
    if (!player) throw missingTeam()
    if (player.state === 'in-cart' || player.state === 'ordered') throw new ShopError(409, 'team-order.too-late', { code: 'ordered' })
    const parts = (await showKit(trx, session.store, kit))?.parts ?? []
    const chosen = [...values].map(([productId, value]) => {
      const size = parts.find((part) => part.productId === productId)?.sizes.find((one) => one.value === value)
      const [attribute = '', option] = (size?.value ?? '').split(':')
      if (!size) throw unsized()
      return { productId, attributes: { [attribute]: Number(option) } }
    })
    const sizes = [...player.sizes.filter(({ productId }) => !values.has(productId)), ...chosen]
    await trx
      .updateTable('team_player')
      .set({ sizes: JSON.stringify(sizes) })
      .where('id', '=', rowId)
      .execute()
  })
}

/** Approves everybody who waits and has all sizes. */
export async function approveWaiting(shop: Shop, session: Session, teamId: number): Promise<void> {
  await transact(shop.db, async (trx) => {
    const { kit } = await lockTeam(trx, session, teamId)
    const isWhole = await isSized(trx, session, kit)
    const waiting = (await readPlayers(trx, teamId, customerOf(session))).filter((player) => player.state === 'waiting' && isWhole(player))
    const rows = waiting.map(({ rowId }) => rowId)
    if (rows.length > 0) await trx.updateTable('team_player').set({ is_approved: true }).where('id', 'in', rows).execute()
  })
}

/**
 * Adds all approved players without cart line or order to the cart, as one line, or only the one whom it names. A repeated call adds them
 * once. A player whose size is no longer made holds nobody else back.
 */
export async function orderTeam(shop: Shop, session: Session, teamId: number, rowId: number | null = null): Promise<number> {
  return transact(shop.db, async (trx) => {
    await lockSession(trx, shop, session)
    const cartId = await openCart(trx, session)
    const { kit } = await lockTeam(trx, session, teamId)
    const missing = (await readPlayers(trx, teamId, customerOf(session))).filter(
      (player) => player.state === 'approved' && (rowId === null || player.rowId === rowId),
    )
    if (missing.length === 0) throw new ShopError(409, 'team-order.nothing', { code: 'nothing' })
    const players = missing.filter(await isSized(trx, session, kit))
    if (players.length === 0) throw unsized()
    const wanted = players.map(({ id, name, number, qty, sizes }) => ({ id, name, number, qty, sizes }))
    await putIntoCart(trx, session, cartId, [{ ...kit, qty: 1, players: wanted }])
    await saveSession(trx, shop, session)
    return players.length
  })
}

async function lockTeam(trx: DatabaseTransaction, session: Session, teamId: number): Promise<{ kit: TeamKit }> {
  const row = await trx
    .selectFrom('team_order')
    .select('kit')
    .where('id', '=', teamId)
    .where('customer_id', '=', customerOf(session))
    .where('store_id', '=', session.store.id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw missingTeam()
  return row
}

/** Tells whether a player has a size of every part. */
async function isSized(trx: DatabaseTransaction, { store }: Session, kit: TeamKit): Promise<(player: PlayerEntry) => boolean> {
  const parts = (await showKit(trx, store, kit))?.parts ?? []
  return (player) => missingOf(player, parts).length === 0
}

function unsized(): ShopError {
  return new ShopError(409, 'team-order.no-size', { code: 'size' })
}

function missingTeam(): ShopError {
  return new ShopError(404, 'team-order.missing', { code: 'team' })
}
