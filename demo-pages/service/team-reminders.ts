// The reminder before the closing day: players leave an address for it, and the organiser sends it, once a day at most.
import { placeOf } from '../host/network.ts'
import type { StoreView } from '../host/store-view.ts'
import { button } from '../mails/letter.ts'
import { transact } from '../database/transact.ts'
import type { Session } from '../shop/session.ts'
import { ShopError } from '../shop/shop-error.ts'
import type { Shop } from '../shop/shop.ts'
import { emailFault, onlyFaults } from '../shop/text-faults.ts'
import { type Limit, takeTry } from '../shop/tries.ts'
import { mustKnowName } from './mail-origin.ts'
import { customerOf } from './my-orders.ts'
import { sayIn, sendMail } from './service-mail.ts'
import { dayIn, writeDay } from './store-day.ts'
import { hashOwner, isOwner } from './team-owner.ts'
import { findByToken, teamLink } from './team-link.ts'
import { showKit } from './team-kit.ts'

/** A whole team may be in one club house. */
const perPlace: Limit = { name: 'team addresses of a place', free: 40, firstWait: 30, longestWait: 15 * 60, window: 60 * 60 }

/** A player's address for the reminder; empty takes it back. */
export interface ReminderWish {
  token: string
  owner: string
  email: string
}

/** Keeps the address of her browser until the closing day. Who has entered herself needs no reminder, so nothing is kept. */
export async function leaveAddress(shop: Shop, store: StoreView, wish: ReminderWish, from: string): Promise<void> {
  const teamId = await findByToken(shop, store, wish.token, from)
  if (!isOwner(wish.owner)) throw new ShopError(400, 'body.malformed', { code: 'malformed' })
  const owner_hash = hashOwner(wish.owner)
  const email = wish.email.trim()
  const own = shop.db.deleteFrom('team_address').where('team_order_id', '=', teamId).where('owner_hash', '=', owner_hash)
  if (email === '') {
    await own.execute()
    return
  }
  const fields = onlyFaults({ email: emailFault(email) })
  if (Object.keys(fields).length > 0) throw new ShopError(422, 'service.fields', { fields })
  await takeTry(shop, [[perPlace, placeOf(from)]])
  await transact(shop.db, async (trx) => {
    const team = await trx.selectFrom('team_order').selectAll().where('id', '=', teamId).forUpdate().executeTakeFirstOrThrow()
    if (team.is_closed || dayIn(store, shop.now()) > team.closes_on) throw new ShopError(409, 'team-order.closed', { code: 'closed' })
    const hers = trx.selectFrom('team_player').select('id').where('team_order_id', '=', teamId).where('owner_hash', '=', owner_hash)
    if (await hers.executeTakeFirst()) return
    const kit = await showKit(trx, store, team.kit)
    const { left } = await trx
      .selectFrom('team_address')
      .select(({ fn }) => fn.countAll<number>().as('left'))
      .where('team_order_id', '=', teamId)
      .where('owner_hash', '<>', owner_hash)
      .executeTakeFirstOrThrow()
    if (!kit || left >= kit.most) throw new ShopError(409, 'team-order.full', { code: 'full' })
    await trx
      .insertInto('team_address')
      .values({ team_order_id: teamId, owner_hash, email })
      .onConflict((conflict) => conflict.columns(['team_order_id', 'owner_hash']).doUpdateSet({ email }))
      .execute()
  })
}

/** Reminds everybody who left an address and has not entered herself. Two presses at once are one reminder. */
export async function remindPlayers(shop: Shop, session: Session, teamId: number): Promise<void> {
  const { store } = session
  const customerId = customerOf(session)
  await transact(shop.db, async (trx) => {
    const team = await trx
      .selectFrom('team_order')
      .selectAll()
      .where('id', '=', teamId)
      .where('customer_id', '=', customerId)
      .where('store_id', '=', store.id)
      .forUpdate()
      .executeTakeFirst()
    if (!team) throw new ShopError(404, 'team-order.missing', { code: 'team' })
    const today = dayIn(store, shop.now())
    if (team.is_closed || today > team.closes_on) throw new ShopError(409, 'team-order.closed', { code: 'closed' })
    const link = teamLink({ ...shop, origin: mustKnowName(shop) }, store, team)
    if (link === null) throw new ShopError(409, 'team-order.link-first', { code: 'link' })
    if (team.reminded_on === today) throw new ShopError(409, 'team-order.reminded', { code: 'reminded' })
    const rows = await trx.selectFrom('team_address').select('email').where('team_order_id', '=', teamId).orderBy('id').execute()
    const addresses = new Map(rows.map(({ email }) => [email.toLowerCase(), email]))
    if (addresses.size === 0) throw new ShopError(409, 'team-order.nobody', { code: 'nobody' })
    await trx.updateTable('team_order').set({ reminded_on: today }).where('id', '=', teamId).execute()
    const say = sayIn(store)
    for (const recipient of addresses.values()) {
      await sendMail(trx, shop, store, {
        kind: 'team-reminder',
        recipient,
        subject: say('mail.team-reminder-subject', team.title),
        blocks: [
          say('mail.team-reminder', team.title, writeDay(store, team.closes_on)),
          button(say('mail.team-reminder-button'), link),
          say('mail.team-reminder-why'),
        ],
      })
    }
  })
}
