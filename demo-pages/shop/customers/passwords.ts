// Resets and changes passwords: a reset needs a single-use link by mail, and both end every other login.
import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import * as v from 'valibot'
import type { DatabaseTransaction } from '#demo-pages/database/tables.ts'
import { transact } from '#demo-pages/database/transact.ts'
import { networkOf, placeOf } from '#demo-pages/host/network.ts'
import type { StoreView } from '#demo-pages/host/store-view.ts'
import { button } from '#demo-pages/mails/letter.ts'
import { mustKnowName, shopAddress } from '#demo-pages/service/mail-origin.ts'
import { mailRow, sayIn, sendMail } from '#demo-pages/service/service-mail.ts'
import { parse } from '../cart-request.ts'
import { checkLogin, hashPassword } from '../customer.ts'
import { knowPlace } from '../guess-limit.ts'
import type { Session } from '../session.ts'
import { lockSession, renewToken, saveSession } from '../session.ts'
import { ShopError } from '../shop-error.ts'
import type { Shop } from '../shop.ts'
import type { Limit } from '../tries.ts'
import { takeTry } from '../tries.ts'
import { Words } from './details.ts'
import { emailFault, onlyFaults } from '../text-faults.ts'
import { passwordFault, repeatFault } from './password-rules.ts'
import { mustBeCustomer } from './profile.ts'

const minute = 60
const hour = 60 * minute
/** Limits the mails to an address, whether it has an account or not. */
const perAddress: Limit = { name: 'links of an address', free: 3, firstWait: minute, longestWait: hour, window: hour }
const perPlace: Limit = { name: 'links of a place', free: 15, firstWait: 30, longestWait: hour, window: hour }
const perNetwork: Limit = { name: 'links of a network', free: 60, firstWait: 10, longestWait: hour / 2, window: hour }

const Forgotten = v.object({ email: Words })
const Reset = v.object({ token: Words, password: Words, password_confirmation: v.nullish(Words, null) })
const Change = v.object({ current_password: Words, password: Words, password_confirmation: v.nullish(Words, null) })

/** Sends a link to the address, if it has an account. The answer and the statements are the same in both cases. */
export async function forgetPassword(shop: Shop, store: StoreView, body: unknown, from: string): Promise<void> {
  const { email } = parse(Forgotten, body)
  const fields = onlyFaults({ email: emailFault(email) })
  if (Object.keys(fields).length > 0) throw new ShopError(422, 'customer.fields', { fields })
  await takeTry(shop, [
    [perAddress, `${store.id} ${email.toLowerCase()}`],
    [perPlace, placeOf(from)],
    [perNetwork, networkOf(from)],
  ])
  const token = randomBytes(32).toString('base64url')
  const say = sayIn(store)
  const link = `${mustKnowName(shop)}/${store.code}/account/password/reset?token=${token}`
  const {
    subject,
    body: text,
    html,
  } = mailRow(shop, store, {
    kind: 'password',
    recipient: email,
    subject: say('mail.password-subject'),
    blocks: [say('mail.password'), button(say('mail.password-button'), link), say('mail.password-not')],
  })
  const now = shop.now()
  await transact(shop.db, async (trx) => {
    await sql`insert into password_reset (id, customer_id, ends_at)
      select ${hash(token)}, id, ${new Date(now.getTime() + hour * 1000)}
      from customer where store_id = ${store.id} and lower(email) = lower(${email})`.execute(trx)
    await sql`insert into mail (store_id, kind, recipient, language, subject, body, html, sent_at)
      select ${store.id}, 'password', email, ${store.language}, ${subject}, ${text}, ${html}, ${now}
      from customer where store_id = ${store.id} and lower(email) = lower(${email})`.execute(trx)
  })
}

/** Sets a new password by the link of a mail; the link works once. */
export async function resetPassword(shop: Shop, store: StoreView, body: unknown, from: string): Promise<void> {
  const { token, password, password_confirmation } = parse(Reset, body)
  refuse(password, password_confirmation)
  const password_hash = await hashPassword(password)
  const owner = await transact(shop.db, async (trx) => {
    const row = await trx
      .deleteFrom('password_reset')
      .using('customer')
      .whereRef('customer.id', '=', 'password_reset.customer_id')
      .where('customer.store_id', '=', store.id)
      .where('password_reset.id', '=', hash(token))
      .where('password_reset.ends_at', '>', shop.now())
      .returning(['customer.id', 'customer.email'])
      .executeTakeFirst()
    if (!row) throw new ShopError(422, 'password.link', { code: 'link' })
    await put(trx, shop, store, row, password_hash)
    await trx.deleteFrom('session').where('customer_id', '=', row.id).execute()
    return row
  })
  await knowPlace(shop, { store, email: owner.email, from, customerId: owner.id }, owner.id)
}

/** Whether a link's token is still valid; the check does not use it up. */
export async function isOpenLink(shop: Shop, store: StoreView, token: string): Promise<boolean> {
  const row = await shop.db
    .selectFrom('password_reset')
    .innerJoin('customer', 'customer.id', 'password_reset.customer_id')
    .select('customer.id')
    .where('customer.store_id', '=', store.id)
    .where('password_reset.id', '=', hash(token))
    .where('password_reset.ends_at', '>', shop.now())
    .executeTakeFirst()
  return row !== undefined
}

/** Changes the password, if the current one is right. This browser stays logged in, with a new cookie value. */
export async function changePassword(shop: Shop, session: Session, body: unknown, from: string): Promise<void> {
  const { current_password, password, password_confirmation } = parse(Change, body)
  const { id, email } = await mustBeCustomer(shop.db, session)
  refuse(password, password_confirmation, current_password)
  const { store } = session
  const known = await checkLogin(shop, store, { email, password: current_password, from })
  if (known !== id) throw faults({ current_password: { sentence: 'password.wrong' } })
  const password_hash = await hashPassword(password)
  await transact(shop.db, async (trx) => {
    await lockSession(trx, shop, session)
    await put(trx, shop, store, { id, email }, password_hash)
    await trx.deleteFrom('session').where('customer_id', '=', id).where('id', '<>', session.id).execute()
    await renewToken(trx, shop, session)
    await saveSession(trx, shop, session)
  })
}

function refuse(password: string, confirmation: string | null, current: string | null = null): void {
  const found = {
    current_password: current === '' ? { sentence: 'field.required' as const } : null,
    password: passwordFault(password),
    password_confirmation: confirmation === null ? null : repeatFault(password, confirmation),
  }
  if (Object.values(found).some((fault) => fault !== null)) throw faults(found)
}

const faults = (found: Parameters<typeof onlyFaults>[0]) => new ShopError(422, 'customer.fields', { fields: onlyFaults(found) })

/** Stores the password, ends every pending link, and notifies the owner. */
async function put(
  trx: DatabaseTransaction,
  shop: Shop,
  store: StoreView,
  { id, email }: { id: number; email: string },
  password_hash: string,
): Promise<void> {
  await trx.updateTable('customer').set({ password_hash }).where('id', '=', id).execute()
  await trx.deleteFrom('password_reset').where('customer_id', '=', id).execute()
  const say = sayIn(store)
  await sendMail(trx, shop, store, {
    kind: 'password-changed',
    recipient: email,
    subject: say('mail.password-changed-subject'),
    blocks: [
      say('mail.password-changed'),
      say('mail.password-changed-not'),
      button(say('mail.password-button'), shopAddress(shop, store, 'account/password')),
    ],
  })
}

function hash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
