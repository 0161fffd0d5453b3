// Registration: one account per address and idempotency key, a session, the guest's cart and wishlist, and a welcome mail.
import * as v from 'valibot'
import { transact } from '#demo-pages/database/transact.ts'
import { button } from '#demo-pages/mails/letter.ts'
import { shopAddress } from '#demo-pages/service/mail-origin.ts'
import { sayIn, sendMail } from '#demo-pages/service/service-mail.ts'
import { parse } from '../cart-request.ts'
import { checkLogin, hashPassword, isEmailAvailable } from '../customer.ts'
import { takeEmailQuestion } from '../email-questions.ts'
import { enter } from '../login.ts'
import type { Session } from '../session.ts'
import { type FieldFault, ShopError } from '../shop-error.ts'
import type { Shop } from '../shop.ts'
import { columnsOf, Details, faultsOf, Words } from './details.ts'
import { emailFault, onlyFaults } from '../text-faults.ts'
import { requestNewsletters } from './newsletters.ts'
import { passwordFault, repeatFault } from './password-rules.ts'

const Registration = v.object({
  ...Details.entries,
  email: Words,
  /** Repeats are compared where a form has them. */
  email_repeat: v.nullish(Words, null),
  password: Words,
  password_confirmation: v.nullish(Words, null),
  newsletter: v.nullish(v.union([v.boolean(), v.literal('1')]), false),
})

/**
 * Creates a customer and logs her in; returns whether two carts exist. A visitor who sends the same again (twice, from two tabs, after a
 * lost answer) has the account already and sent its password: she is logged in. With another password the address is refused as taken.
 */
export async function register(shop: Shop, session: Session, body: unknown, from: string): Promise<boolean> {
  const said = parse(Registration, body)
  const { email, password } = said
  const fields = {
    ...faultsOf(said, shop.now()),
    ...onlyFaults({
      email: emailFault(email),
      email_repeat: emailRepeatFault(email, said.email_repeat),
      password: passwordFault(password),
      password_confirmation: said.password_confirmation === null ? null : repeatFault(password, said.password_confirmation),
    }),
  }
  if (Object.keys(fields).length > 0) throw new ShopError(422, 'customer.fields', { fields })
  await takeEmailQuestion(shop, session, from)
  const { store } = session
  const isNew = shop.isUnsafe || (await isEmailAvailable(shop.db, store, email))
  const made = isNew ? await addCustomer(shop, session, said) : null
  const customerId = made ?? (await checkLogin(shop, store, { email, password, from }))
  if (customerId === null) throw new ShopError(422, 'customer.fields', { fields: { email: [{ sentence: 'customer.known' }] } })
  return enter(shop, session, customerId)
}

/** The error of the repeated address; null means that a widget has already compared it. */
function emailRepeatFault(email: string, repeat: string | null): FieldFault | null {
  if (repeat === '') return { sentence: 'field.required' }
  return repeat === null || repeat === email ? null : { sentence: 'field.email-repeat' }
}

/** The customer's id; null if somebody else registered this address first. */
export async function addCustomer(
  shop: Shop,
  session: Session,
  said: Details & { email: string; password: string; newsletter: boolean | '1' },
): Promise<number | null> {
  const { store } = session
  const password_hash = await hashPassword(said.password)
  return transact(shop.db, async (trx) => {
    const row = await trx
      .insertInto('customer')
      .values({ store_id: store.id, email: said.email, password_hash, ...columnsOf(said) })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!row) return null
    const say = sayIn(store)
    await sendMail(trx, shop, store, {
      kind: 'welcome',
      recipient: said.email,
      name: said.firstname,
      subject: say('mail.welcome-subject'),
      blocks: [say('mail.welcome'), button(say('mail.welcome-button'), shopAddress(shop, store, 'account'))],
    })
    if (said.newsletter) await requestNewsletters(trx, shop, store, said.email, ['news'])
    return row.id
  })
}
