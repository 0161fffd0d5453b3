// A customer's own changes: her details, protected by a version, and the e-mail address she logs in with.
import * as v from 'valibot'
import type { Database, DatabaseTransaction } from '#demo-pages/database/tables.ts'
import { transact } from '#demo-pages/database/transact.ts'
import { button } from '#demo-pages/mails/letter.ts'
import { shopAddress } from '#demo-pages/service/mail-origin.ts'
import { sayIn, sendMail } from '#demo-pages/service/service-mail.ts'
import { parse } from '../cart-request.ts'
import { checkLogin, isEmailAvailable } from '../customer.ts'
import { takeEmailQuestion } from '../email-questions.ts'
import type { Session } from '../session.ts'
import { lockSession, saveSession } from '../session.ts'
import { ShopError } from '../shop-error.ts'
import type { Shop } from '../shop.ts'
import { columnsOf, Details, faultsOf, Words } from './details.ts'
import { emailFault, onlyFaults } from '../text-faults.ts'

const Change = v.object({
  ...Details.entries,
  version: v.pipe(v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))]), v.integer()),
})
const NewEmail = v.object({ email: Words, password: Words })

/** The customer of `api/customer/me`. */
export interface Profile {
  id: number
  email: string
  firstname: string
  lastname: string
  gender: string | null
  prefix: string | null
  company: string | null
  telephone: string | null
  /** `YYYY-MM-DD`. */
  birth_date: string | null
  version: number
}

/** The id and address of the logged-in customer; a 401 for a guest. */
export async function mustBeCustomer(db: Database | DatabaseTransaction, session: Session): Promise<{ id: number; email: string }> {
  const row =
    session.customerId === null
      ? undefined
      : await db.selectFrom('customer').select(['id', 'email']).where('id', '=', session.customerId).executeTakeFirst()
  if (!row) throw new ShopError(401, 'login.ended', { code: 'login' })
  return row
}

/** Her details. */
export async function getProfile(shop: Shop, session: Session): Promise<Profile> {
  const { id } = await mustBeCustomer(shop.db, session)
  return shop.db
    .selectFrom('customer')
    .select(['id', 'email', 'firstname', 'lastname', 'gender', 'prefix', 'company', 'telephone', 'birth_date', 'version'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

/** Stores her details; throws a 409 if they were changed elsewhere since she loaded them. */
export async function saveProfile(shop: Shop, session: Session, body: unknown): Promise<void> {
  const { version, ...details } = parse(Change, body)
  await mustBeCustomer(shop.db, session)
  const fields = faultsOf(details, shop.now())
  if (Object.keys(fields).length > 0) throw new ShopError(422, 'customer.fields', { fields })
  await transact(shop.db, async (trx) => {
    await lockSession(trx, shop, session)
    const { id } = await mustBeCustomer(trx, session)
    const row = await trx
      .updateTable('customer')
      .set((set) => ({ ...columnsOf(details), version: set('version', '+', 1) }))
      .where('id', '=', id)
      .$if(!shop.isUnsafe, (update) => update.where('version', '=', version))
      .returning('id')
      .executeTakeFirst()
    if (!row) throw new ShopError(409, 'customer.changed', { code: 'changed' })
    await saveSession(trx, shop, session)
  })
}

/** Changes the login address: requires her password, and notifies the old address. */
export async function changeEmail(shop: Shop, session: Session, body: unknown, from: string): Promise<void> {
  const { email, password } = parse(NewEmail, body)
  const { id, email: old } = await mustBeCustomer(shop.db, session)
  const fields = onlyFaults({ email: emailFault(email), password: password === '' ? { sentence: 'field.required' } : null })
  if (Object.keys(fields).length > 0) throw new ShopError(422, 'customer.fields', { fields })
  const { store } = session
  if ((await checkLogin(shop, store, { email: old, password, from })) !== id)
    throw new ShopError(422, 'customer.fields', { fields: { password: [{ sentence: 'password.wrong' }] } })
  if (email === old) return
  await takeEmailQuestion(shop, session, from)
  const taken = new ShopError(422, 'customer.fields', { fields: { email: [{ sentence: 'customer.known' }] } })
  const isOnlyCase = email.toLowerCase() === old.toLowerCase()
  if (!isOnlyCase && !(await isEmailAvailable(shop.db, store, email))) throw taken
  await transact(shop.db, async (trx) => {
    await lockSession(trx, shop, session)
    await trx
      .updateTable('customer')
      .set((set) => ({ email, version: set('version', '+', 1) }))
      .where('id', '=', id)
      .execute()
      .catch((error: unknown) => {
        // Somebody else may register the address between the check and the write.
        throw error instanceof Error && /customer_email/.test(error.message) ? taken : error
      })
    await trx.deleteFrom('password_reset').where('customer_id', '=', id).execute()
    const say = sayIn(store)
    await sendMail(trx, shop, store, {
      kind: 'email-changed',
      recipient: old,
      subject: say('mail.email-changed-subject'),
      blocks: [say('mail.email-changed'), button(say('mail.email-changed-button'), shopAddress(shop, store, 'contact'))],
    })
    await saveSession(trx, shop, session)
  })
}
