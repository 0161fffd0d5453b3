// The session of a visitor in one store: a row per session cookie, created at the first write and deleted after a week without a visit.
import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Database, DatabaseTransaction } from '../database/tables.ts'
import type { StoreView } from '../host/store-view.ts'
import { lockCustomers } from './locks.ts'
import type { Notice } from './shapes.ts'
import { isSame } from './same-text.ts'
import { sign } from './shop.ts'
import type { Shop } from './shop.ts'

const lifetime = 7 * 24 * 60 * 60 * 1000

/** A visitor. `isStored` is false before the first write. */
export interface Session {
  /** SHA-256 of the token; the key of the row. */
  id: string
  /** The cookie's value; never stored. */
  token: string
  /** Whether the cookie's value was replaced at her first address, but her browser still sends the old one: see renew-at-address.ts. */
  isFormer: boolean
  /** The value was replaced a moment ago: writes that were on their way then still carry the token of the former one. */
  isJustRenewed: boolean
  store: StoreView
  isStored: boolean
  customerId: number | null
  cartId: number | null
  guestEmail: string | null
  lastOrderId: number | null
  changedAt: number
}

/** Writes that were sent together arrive within this time, in milliseconds. */
export const sameWrite = 60_000

/** A new cookie value: a random token with our signature. */
export function createToken(shop: Shop): string {
  const word = randomBytes(24).toString('base64url')
  return `${word}.${sign(shop, 'session', word)}`
}

/** Whether this value was issued here: an invented one that was planted in a browser is not accepted. */
function isOurs(shop: Shop, token: string): boolean {
  const [word = '', signature = ''] = token.split('.', 2)
  return word.length === 32 && isSame(`${word}.${signature}`, token) && isSame(signature, sign(shop, 'session', word))
}

/** The session of this cookie value in this store; an expired or invalid one is replaced by a new session with a new value. */
export async function findSession(shop: Shop, store: StoreView, token: string | null): Promise<Session> {
  const known = token !== null && isOurs(shop, token) ? token : null
  const row = known ? await findRow(shop, store, hash(known)) : undefined
  const isFormer = known !== null && row !== undefined && row.cookie_id !== null && row.cookie_id !== hash(known)
  const isOver = row !== undefined && row.seen_at.getTime() < shop.now().getTime() - lifetime
  if (isOver || (isFormer && row.is_taken)) return findSession(shop, store, null)
  if (row?.cookie_id && !isFormer && !row.is_taken)
    await shop.db.updateTable('session').set({ is_taken: true }).where('id', '=', row.id).execute()
  // A token without a row stays valid: the visitor already has its XSRF token, but has not written anything yet.
  const own = known ?? createToken(shop)
  return {
    id: row?.id ?? hash(own),
    token: own,
    isFormer,
    isJustRenewed: (row?.renewed_at?.getTime() ?? 0) > shop.now().getTime() - sameWrite,
    store,
    isStored: row !== undefined,
    customerId: row?.customer_id ?? null,
    cartId: row?.cart_id ?? null,
    guestEmail: row?.guest_email ?? null,
    lastOrderId: row?.last_order_id ?? null,
    changedAt: row?.changed_at ?? 0,
  }
}

/** Finds the row of a cookie's hash, whether current or former. */
function findRow({ db }: Shop, store: StoreView, cookie: string) {
  return db
    .selectFrom('session')
    .selectAll()
    .where((where) => where.or([where('cookie_id', '=', cookie), where('id', '=', cookie)]))
    .where('store_id', '=', store.id)
    .executeTakeFirst()
}

/** Locks the visitor's row, creating it if needed, and that of her account, so that one shopper's writes happen one after the other. */
export async function lockSession(trx: DatabaseTransaction, shop: Shop, session: Session): Promise<void> {
  const now = shop.now()
  const row = await trx
    .insertInto('session')
    .values({ id: session.id, store_id: session.store.id, changed_at: now.getTime(), seen_at: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen_at: now }))
    .returningAll()
    .executeTakeFirstOrThrow()
  session.isStored = true
  session.customerId = row.customer_id
  session.cartId = row.cart_id
  session.guestEmail = row.guest_email
  session.lastOrderId = row.last_order_id
  session.changedAt = row.changed_at
  await lockCustomers(trx, row.customer_id)
}

/** The fields of a session that a write may change. */
export type SessionChange = Partial<Pick<Session, 'customerId' | 'cartId' | 'guestEmail' | 'lastOrderId'>>

/** Stores the change and updates `changed_at`, so that every other tab knows that its copy is outdated. */
export async function saveSession(trx: DatabaseTransaction, shop: Shop, session: Session, change: SessionChange = {}): Promise<void> {
  Object.assign(session, change)
  session.changedAt = Math.max(shop.now().getTime(), session.changedAt + 1)
  await trx
    .updateTable('session')
    .set({
      customer_id: session.customerId,
      cart_id: session.cartId,
      guest_email: session.guestEmail,
      last_order_id: session.lastOrderId,
      changed_at: session.changedAt,
    })
    .where('id', '=', session.id)
    .execute()
}

/** Notifies a visitor's tabs that their copy is outdated, after a change of her data that she did not make. */
export async function touchSession(trx: DatabaseTransaction, shop: Shop, id: string): Promise<void> {
  await trx
    .updateTable('session')
    .set({ changed_at: sql`greatest(changed_at + 1, ${shop.now().getTime()})` })
    .where('id', '=', id)
    .execute()
}

/** Moves the row to a new cookie value, so that a login does not log in anybody who knew the old one. */
export async function renewToken(trx: DatabaseTransaction, shop: Shop, session: Session): Promise<void> {
  const [oldId, token] = [session.id, createToken(shop)]
  session.token = token
  session.id = hash(token)
  session.isFormer = false
  await trx.updateTable('session').set({ id: session.id, cookie_id: null, is_taken: false }).where('id', '=', oldId).execute()
  await trx.updateTable('shop_order').set({ session_id: session.id }).where('session_id', '=', oldId).execute()
  await trx.updateTable('payment_attempt').set({ session_id: session.id }).where('session_id', '=', oldId).execute()
}

/** Stores a message for the visitor's next private page. */
export async function addNotice(trx: DatabaseTransaction, session: Session, notice: Notice): Promise<void> {
  const row = await trx.selectFrom('session').select('notices').where('id', '=', session.id).executeTakeFirst()
  const notices = [...(row?.notices ?? []), notice].slice(-5)
  await trx
    .updateTable('session')
    .set({ notices: JSON.stringify(notices) })
    .where('id', '=', session.id)
    .execute()
}

/** Returns and deletes the messages for this visitor, so that they are shown once. */
export async function takeNotices(shop: Shop, session: Session): Promise<Notice[]> {
  if (!session.isStored) return []
  const row = await shop.db.selectFrom('session').select('notices').where('id', '=', session.id).executeTakeFirst()
  if (!row?.notices.length) return []
  await shop.db.updateTable('session').set({ notices: '[]' }).where('id', '=', session.id).execute()
  return row.notices
}

/** Deletes sessions without a visit for longer than the cookie's lifetime. */
export async function removeOldSessions(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('session')
    .where('seen_at', '<', new Date(now.getTime() - lifetime))
    .execute()
}

/** The hash of a cookie's value, which is all that is stored of it. */
export function hash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
