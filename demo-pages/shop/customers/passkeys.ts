// Passkeys: a customer adds, renames and removes them; her password always works too.
import { generateRegistrationOptions, type RegistrationResponseJSON, verifyRegistrationResponse } from '@simplewebauthn/server'
import * as v from 'valibot'
import { transact } from '#demo-pages/database/transact.ts'
import { button } from '#demo-pages/mails/letter.ts'
import { shopAddress } from '#demo-pages/service/mail-origin.ts'
import { sayIn, sendMail } from '#demo-pages/service/service-mail.ts'
import { parse } from '../cart-request.ts'
import type { Session } from '../session.ts'
import { ShopError } from '../shop-error.ts'
import { type Shop, sign } from '../shop.ts'
import { keepChallenge, takeChallenge } from './passkey-challenge.ts'
import { mustBeCustomer } from './profile.ts'

/** More than anybody needs. */
const most = 20
const Name = v.pipe(v.string(), v.trim(), v.normalize('NFC'))
const Credential = v.looseObject({ id: v.pipe(v.string(), v.maxLength(1400)), response: v.looseObject({}) })
/** The library validates the rest. */
const Made = v.custom<RegistrationResponseJSON>((given) => v.is(Credential, given))
const NewKey = v.object({ name: Name, credential: Made })
const Renamed = v.object({ name: Name })

/** The answer of `GET api/customer/passkeys`. */
export interface PasskeysAnswer {
  items: { id: string; name: string; created_at: string; used_at: string | null }[]
}

/** The site that keys are created for; browsers do not offer them to other sites. */
export function siteOf({ origin }: Shop): { rpID: string; origin: string } {
  return { rpID: new URL(origin).hostname, origin }
}

/** A customer's passkeys, the latest first. */
export async function listPasskeys(shop: Shop, session: Session): Promise<PasskeysAnswer> {
  const { id } = await mustBeCustomer(shop.db, session)
  const rows = await shop.db
    .selectFrom('passkey')
    .select(['id', 'name', 'created_at', 'used_at'])
    .where('customer_id', '=', id)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return {
    items: rows.map((row) => ({ ...row, created_at: row.created_at.toISOString(), used_at: row.used_at?.toISOString() ?? null })),
  }
}

/** The options for the browser to create a key. The user handle in the key contains no personal data. */
export async function beginPasskey(shop: Shop, session: Session) {
  const { id, email } = await mustBeCustomer(shop.db, session)
  const known = await shop.db.selectFrom('passkey').select(['id', 'transports']).where('customer_id', '=', id).execute()
  const options = await generateRegistrationOptions({
    rpName: session.store.name,
    rpID: siteOf(shop).rpID,
    userName: email,
    userID: new Uint8Array(Buffer.from(sign(shop, 'passkey handle', `${session.store.id} ${id}`), 'base64url')),
    excludeCredentials: known,
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  })
  await keepChallenge(shop, session, options.challenge, id)
  return options
}

/** Stores the key that the browser has created, and notifies the customer by mail. The same key sent twice is stored once. */
export async function addPasskey(shop: Shop, session: Session, body: unknown): Promise<void> {
  const { id, email } = await mustBeCustomer(shop.db, session)
  const { name, credential } = parse(NewKey, body)
  checkName(name)
  const known = await shop.db.selectFrom('passkey').select('customer_id').where('id', '=', credential.id).executeTakeFirst()
  if (known?.customer_id === id) return
  const { rpID, origin } = siteOf(shop)
  const made = await verifyRegistrationResponse({
    response: credential,
    expectedChallenge: (challenge) => takeChallenge(shop, session, challenge, id),
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: false,
  }).catch(() => null)
  if (!made?.verified) throw new ShopError(422, 'passkey.failed', { code: 'passkey' })
  const { credential: key } = made.registrationInfo
  await transact(shop.db, async (trx) => {
    // Locks the customer, so that simultaneous requests count each other's keys.
    await trx.selectFrom('customer').select('id').where('id', '=', id).forUpdate().execute()
    const { count } = await trx
      .selectFrom('passkey')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('customer_id', '=', id)
      .executeTakeFirstOrThrow()
    if (count >= most) throw new ShopError(422, 'passkey.too-many', { parameters: [most] })
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('passkey')
      .values({
        id: key.id,
        customer_id: id,
        public_key: Buffer.from(key.publicKey).toString('base64url'),
        counter: key.counter,
        transports: JSON.stringify(key.transports ?? []),
        name,
        created_at: shop.now(),
        used_at: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (!numInsertedOrUpdatedRows) return
    const say = sayIn(session.store)
    await sendMail(trx, shop, session.store, {
      kind: 'passkey',
      recipient: email,
      subject: say('mail.passkey-subject'),
      blocks: [
        say('mail.passkey', name),
        say('mail.passkey-not'),
        button(say('mail.passkey-button'), shopAddress(shop, session.store, 'account/settings')),
      ],
    })
  })
}

/** Renames a passkey. */
export async function renamePasskey(shop: Shop, session: Session, key: string, body: unknown): Promise<void> {
  const { id } = await mustBeCustomer(shop.db, session)
  const { name } = parse(Renamed, body)
  checkName(name)
  const { numUpdatedRows } = await shop.db
    .updateTable('passkey')
    .set({ name })
    .where('id', '=', key)
    .where('customer_id', '=', id)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new ShopError(404, 'passkey.gone', { code: 'passkey' })
}

/** Removes a key, which can then no longer log in. A missing key is no error. */
export async function removePasskey(shop: Shop, session: Session, key: string): Promise<void> {
  const { id } = await mustBeCustomer(shop.db, session)
  await shop.db.deleteFrom('passkey').where('id', '=', key).where('customer_id', '=', id).execute()
}

function checkName(name: string): void {
  if (name === '' || name.length > 60) throw new ShopError(422, 'customer.fields', { fields: { name: [{ sentence: 'passkey.name' }] } })
}
