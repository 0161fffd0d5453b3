// Starts a team order: its kit, the players that it has already, and the link, which is also sent to its organiser.
import { sql } from 'kysely'
import type { StoreView } from '../host/store-view.ts'
import { button, link } from '../mails/letter.ts'
import { transact } from '../database/transact.ts'
import type { DatabaseTransaction } from '../database/tables.ts'
import { renamePlayers } from '../shop/cart-rows.ts'
import type { PlayerEntry } from '../shop/kinds/item-request.ts'
import type { Session } from '../shop/session.ts'
import { lockSession } from '../shop/session.ts'
import { type FieldFault, ShopError } from '../shop/shop-error.ts'
import type { Shop } from '../shop/shop.ts'
import { onlyFaults, textFault } from '../shop/text-faults.ts'
import { knowsName, shopAddress } from './mail-origin.ts'
import { customerOf } from './my-orders.ts'
import { sayIn, sendMail } from './service-mail.ts'
import { addDays, dayIn, isDay, writeDay } from './store-day.ts'
import { showKit } from './team-kit.ts'
import { teamLink } from './team-link.ts'
import { findStart, type KitItem, type TeamStart } from './team-sources.ts'

/** For how many days players may enter themselves. */
export const longestOpen = 180

/** The values of a new team order: where it starts from, or the kit itself. */
export interface NewTeam {
  source: string
  item: KitItem | null
  title: string
  closesOn: string
}

/** Starts one and returns its id; the same form sent twice is one team order. Another kit needs another title or day. */
export async function startTeam(shop: Shop, session: Session, { source, item, title, closesOn: day }: NewTeam): Promise<number> {
  const customerId = customerOf(session)
  const name = title.trim().normalize('NFC')
  const closesOn = day.trim()
  const faults = onlyFaults({
    source: item === null && source.trim() === '' ? { sentence: 'field.required' } : null,
    title: textFault(name || null, 2, 80),
    closes_on: closingFault(session.store, shop.now(), closesOn),
  })
  if (Object.keys(faults).length > 0) throw new ShopError(422, 'service.fields', { fields: faults })
  return transact(shop.db, async (trx) => {
    await lockSession(trx, shop, session)
    const start = await findStart(trx, session, source, item, dayIn(session.store, shop.now()))
    const named = await trx
      .selectFrom('team_order')
      .select(['id', sql<boolean>`kit = ${JSON.stringify(start?.kit ?? null)}::jsonb`.as('isSameKit')])
      .where('customer_id', '=', customerId)
      .where('title', '=', name)
      .where('closes_on', '=', closesOn)
      .where('store_id', '=', session.store.id)
      .orderBy('id')
      .execute()
    // A line of the cart that started a team order is offered no more: the same form was sent twice.
    const same = named.find(({ isSameKit }) => isSameKit || (!start && source.startsWith('cart-')))
    if (same) return same.id
    if (!start) throw new ShopError(422, 'service.fields', { fields: { source: [{ sentence: 'team-order.source' }] } })
    if (named.length > 0) throw new ShopError(422, 'service.fields', { fields: { title: [{ sentence: 'team-order.title-taken' }] } })
    const link_word = crypto.randomUUID()
    const { id } = await trx
      .insertInto('team_order')
      .values({
        store_id: session.store.id,
        customer_id: customerId,
        title: name,
        kit: JSON.stringify(start.kit),
        closes_on: closesOn,
        link_word,
        created_at: shop.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await bringPlayers(trx, session.store, id, start)
    await mailLink(trx, shop, session.store, { id, customerId, name, closesOn, link_word })
    return id
  })
}

async function bringPlayers(
  trx: DatabaseTransaction,
  store: StoreView,
  id: number,
  { kit, players, lastYear, line }: TeamStart,
): Promise<void> {
  const shown = await showKit(trx, store, kit)
  const keys = new Map<string, string>()
  // Pieces without a name belong to nobody who could sign up. They stay in a line of the cart; from an order they come along.
  for (const { id: lineId, name, number, sizes, qty = 1 } of line ? players.filter(isSomebody) : players) {
    const entered = await trx
      .insertInto('team_player')
      .values({
        team_order_id: id,
        owner_hash: null,
        name,
        number,
        unique_number: shown?.hasUniqueNumbers ? numberOf(number) : null,
        sizes: JSON.stringify(sizes),
        qty,
        is_approved: lastYear === null,
        last_sizes: lastYear === null ? null : JSON.stringify(sizes),
        last_year: lastYear,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('key')
      .executeTakeFirst()
    if (entered) keys.set(lineId, entered.key)
  }
  // A line in the cart already names its players as the team order does, so that nobody is ordered twice.
  if (line) await renamePlayers(trx, line.id, line, keys)
}

const isSomebody = ({ name, number, qty = 1 }: PlayerEntry) => qty === 1 || name !== '' || number !== ''

interface Started {
  id: number
  customerId: number
  name: string
  closesOn: string
  link_word: string
}

async function mailLink(
  trx: DatabaseTransaction,
  shop: Shop,
  store: StoreView,
  { id, customerId, name, closesOn, link_word }: Started,
): Promise<void> {
  // Without the shop's name there is no link to send; the team order's page has it.
  if (!knowsName(shop)) return
  const { email, firstname } = await trx
    .selectFrom('customer')
    .select(['email', 'firstname'])
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow()
  const say = sayIn(store)
  const forPlayers = teamLink({ ...shop, origin: shop.mailOrigin }, store, { id, link_word })
  await sendMail(trx, shop, store, {
    kind: 'team-order',
    recipient: email,
    name: firstname,
    subject: say('mail.team-order-subject', name),
    blocks: [
      say('mail.team-order', writeDay(store, closesOn)),
      // The whole address, since it is to be passed on.
      link(forPlayers ?? '', forPlayers),
      button(say('mail.team-button'), shopAddress(shop, store, `account/teams/${id}`)),
    ],
  })
}

/** The error of a closing day. */
export function closingFault(store: StoreView, now: Date, day: string): FieldFault | null {
  if (day === '') return { sentence: 'field.required' }
  const today = dayIn(store, now)
  const isOffered = isDay(day) && day >= today && day <= addDays(today, longestOpen)
  return isOffered ? null : { sentence: 'team-order.day', parameters: [longestOpen] }
}

/** The number that distinguishes two players; null for none. */
export function numberOf(number: string): number | null {
  return /^\d{1,6}$/.test(number) ? Number(number) : null
}
