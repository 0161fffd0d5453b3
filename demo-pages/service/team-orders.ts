// A customer's team orders: begun from a kit she has ordered or put into her cart, filled in by players, approved and ordered by her.
import type { DatabaseTransaction } from '../database/tables.ts'
import type { StoreView } from '../host/store-view.ts'
import type { TeamKit } from '../database/json-columns.ts'
import { transact } from '../database/transact.ts'
import { openCart, putIntoCart, requestOf } from '../shop/cart.ts'
import { findCart } from '../shop/cart-lines.ts'
import { renamePlayers } from '../shop/cart-rows.ts'
import type { PlayerEntry } from '../shop/kinds/item-request.ts'
import type { Session } from '../shop/session.ts'
import { lockSession, saveSession } from '../shop/session.ts'
import { type FieldFault, ShopError } from '../shop/shop-error.ts'
import type { Shop } from '../shop/shop.ts'
import { onlyFaults, textFault } from '../shop/text-faults.ts'
import { customerOf } from './my-orders.ts'
import { listSources, readPlayers } from './listed-teams.ts'
import { sayIn, sendMail } from './service-mail.ts'
import { addDays, dayIn, isDay, writeDay } from './store-day.ts'
import { showKit } from './team-kit.ts'
import { teamLink } from './team-link.ts'

/** For how many days players may enter themselves. */
export const longestOpen = 180

/** Begins one: the kit of that line, with its players as approved ones. The link is sent to her, too. */
export async function startTeam(
  shop: Shop,
  session: Session,
  { source, title, closesOn: day }: { source: string; title: string; closesOn: string },
): Promise<void> {
  const customerId = customerOf(session)
  const name = title.trim().normalize('NFC')
  const closesOn = day.trim()
  const faults = onlyFaults({
    source: source.trim() === '' ? { sentence: 'field.required' } : null,
    title: textFault(name || null, 2, 80),
    closes_on: closingFault(session.store, shop.now(), closesOn),
  })
  if (Object.keys(faults).length > 0) throw new ShopError(422, 'service.fields', { fields: faults })
  await transact(shop.db, async (trx) => {
    await lockSession(trx, shop, session)
    // The same form sent twice is one team order.
    const same = trx
      .selectFrom('team_order')
      .select('id')
      .where('customer_id', '=', customerId)
      .where('title', '=', name)
      .where('closes_on', '=', closesOn)
    if (await same.where('store_id', '=', session.store.id).executeTakeFirst()) return
    const row = await findSource(trx, session, source)
    if (!row) throw new ShopError(422, 'service.fields', { fields: { source: [{ sentence: 'team-order.source' }] } })
    const { qty: _qty, players, ...kit } = requestOf({ ...row, qty: 1 })
    const link_word = crypto.randomUUID()
    const shown = await showKit(trx, session.store, kit)
    const { id } = await trx
      .insertInto('team_order')
      .values({
        store_id: session.store.id,
        customer_id: customerId,
        title: name,
        kit: JSON.stringify(kit),
        closes_on: closesOn,
        link_word,
        created_at: shop.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const keys = new Map<string, string>()
    // Pieces without a name belong to nobody who could sign up; they stay in the line.
    for (const { id: lineId, name: called, number, sizes } of (players ?? []).filter(isSomebody)) {
      const entered = await trx
        .insertInto('team_player')
        .values({
          team_order_id: id,
          owner_hash: null,
          name: called,
          number,
          unique_number: shown?.hasUniqueNumbers ? numberOf(number) : null,
          sizes: JSON.stringify(sizes),
          is_approved: true,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('key')
        .executeTakeFirst()
      if (entered) keys.set(lineId, entered.key)
    }
    // A line in the cart already names its players as the team order does, so that nobody is ordered twice.
    if (row.cartItemId !== null) await renamePlayers(trx, row.cartItemId, row, keys)
    const { email, firstname } = await trx
      .selectFrom('customer')
      .select(['email', 'firstname'])
      .where('id', '=', customerId)
      .executeTakeFirstOrThrow()
    const say = sayIn(session.store)
    await sendMail(trx, shop, session.store, {
      kind: 'team-order',
      recipient: email,
      name: firstname,
      subject: say('mail.team-order-subject', name),
      blocks: [
        say('mail.team-order', writeDay(session.store, closesOn)),
        teamLink({ ...shop, origin: shop.mailOrigin }, session.store, { id, link_word }) ?? '',
      ],
    })
  })
}

const isSomebody = ({ name, number, qty = 1 }: PlayerEntry) => qty === 1 || name !== '' || number !== ''

/** The error of a closing day. */
function closingFault(store: StoreView, now: Date, day: string): FieldFault | null {
  if (day === '') return { sentence: 'field.required' }
  const today = dayIn(store, now)
  const isOffered = isDay(day) && day >= today && day <= addDays(today, longestOpen)
  return isOffered ? null : { sentence: 'team-order.day', parameters: [longestOpen] }
}

/** Revokes the link, or creates a new one; in both cases the earlier one no longer works. */
export async function changeLink(shop: Shop, session: Session, teamId: number, isOpen: boolean): Promise<void> {
  const { numUpdatedRows } = await shop.db
    .updateTable('team_order')
    .set({ link_word: isOpen ? crypto.randomUUID() : null })
    .where('id', '=', teamId)
    .where('customer_id', '=', customerOf(session))
    .where('store_id', '=', session.store.id)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw missing()
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
  if (numUpdatedRows === 0n) throw missing()
}

/** Approves a player, or removes her from the list; a player in the cart or in an order stays. */
export async function judgePlayer(
  shop: Shop,
  session: Session,
  teamId: number,
  rowId: number,
  verdict: 'approve' | 'remove',
): Promise<void> {
  await transact(shop.db, async (trx) => {
    await lockTeam(trx, session, teamId)
    const player = (await readPlayers(trx, teamId, customerOf(session))).find((one) => one.rowId === rowId)
    // Another tab may have removed her: then it is as the organiser wants it.
    if (!player && verdict === 'remove') return
    if (!player) throw missing()
    if (player.state === 'in-cart' || player.state === 'ordered') throw new ShopError(409, 'team-order.too-late', { code: 'ordered' })
    const own = trx.deleteFrom('team_player').where('id', '=', rowId)
    if (verdict === 'remove') await own.execute()
    else await trx.updateTable('team_player').set({ is_approved: true }).where('id', '=', rowId).execute()
  })
}

/** Adds all approved players without cart line or order to the cart, as one line. A repeated call adds them once. */
export async function orderTeam(shop: Shop, session: Session, teamId: number): Promise<number> {
  return transact(shop.db, async (trx) => {
    await lockSession(trx, shop, session)
    const cartId = await openCart(trx, session)
    const { kit } = await lockTeam(trx, session, teamId)
    const players = (await readPlayers(trx, teamId, customerOf(session))).filter(({ state }) => state === 'approved')
    if (players.length === 0) throw new ShopError(409, 'team-order.nothing', { code: 'nothing' })
    const wanted = players.map(({ id, name, number, sizes }) => ({ id, name, number, sizes }))
    await putIntoCart(trx, session, cartId, [{ ...kit, qty: 1, players: wanted }])
    await saveSession(trx, shop, session)
    return players.length
  })
}

/** The number that distinguishes two players; null for none. */
export function numberOf(number: string): number | null {
  return /^\d{1,6}$/.test(number) ? Number(number) : null
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
  if (!row) throw missing()
  return row
}

async function findSource(
  trx: DatabaseTransaction,
  session: Session,
  source: string,
): Promise<{ sku: string; choices: unknown; cartItemId: number | null } | undefined> {
  // The cart before its line, as everywhere.
  await findCart(trx, session, true)
  const [, from, id] = /^(cart|order)-(\d{1,9})$/.exec(source) ?? []
  if (!from || !(await listSources(trx, session, source)).some((one) => one.source === source)) return undefined
  const table = from === 'cart' ? 'cart_item' : 'order_item'
  const row = await trx.selectFrom(table).select(['sku', 'choices']).where('id', '=', Number(id)).executeTakeFirst()
  return row && { ...row, cartItemId: from === 'cart' ? Number(id) : null }
}

function missing(): ShopError {
  return new ShopError(404, 'team-order.missing', { code: 'team' })
}
