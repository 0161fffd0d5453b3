// In by passkey: the browser names the key, its signature under our word says that it has it.
import { randomBytes } from 'node:crypto'
import * as v from 'valibot'
import { placeOf } from '#demo-pages/server/network.ts'
import { parse } from '../cart-request.ts'
import { enter } from '../login.ts'
import type { Session } from '../session.ts'
import { ShopError } from '../shop-error.ts'
import type { Shop } from '../shop.ts'
import { type Limit, takeTry } from '../tries.ts'
import { keepChallenge, takeChallenge } from './passkey-challenge.ts'
import { siteOf } from './passkeys.ts'
import { isSigned, readCeremony, SignedCredential } from './webauthn.ts'

const Body = v.object({ credential: SignedCredential })
/** Keys cannot be guessed; this keeps who tries from keeping us busy. */
const wrongKeys: Limit = { name: 'passkey from a place', free: 20, firstWait: 5, longestWait: 60, window: 3600 }

/** What a browser is to sign. It names no key, so that nobody learns who has one: the browser knows which are for this site. */
export async function beginPasskeyLogin(shop: Shop, session: Session) {
  const challenge = randomBytes(32).toString('base64url')
  await keepChallenge(shop, session, challenge, null)
  return { challenge, rpId: siteOf(shop).rpID, timeout: 60_000, userVerification: 'preferred' }
}

/** Lets in whose key it is, as a password would; answers whether two carts wait. An unknown key and a wrong signature are one answer. */
export async function logInByPasskey(shop: Shop, session: Session, body: unknown, from: string): Promise<boolean> {
  const { credential } = parse(Body, body)
  const row = await shop.db
    .selectFrom('passkey')
    .innerJoin('customer', 'customer.id', 'passkey.customer_id')
    .select(['passkey.id', 'passkey.customer_id', 'passkey.public_key as publicKey', 'passkey.algorithm', 'passkey.counter'])
    .where('passkey.id', '=', credential.id)
    .where('customer.store_id', '=', session.store.id)
    .executeTakeFirst()
  const { rpID, origin } = siteOf(shop)
  const { response } = credential
  const takeOwn = (challenge: string) => takeChallenge(shop, session, challenge, null)
  const counter = await readCeremony(response, { type: 'webauthn.get', origin, rpID, takeChallenge: takeOwn })
  // A key that counts and does not count on is a copy. Those that never count say 0.
  const isNext = (before: number) => counter !== null && (counter > before || (counter === 0 && before === 0))
  if (!row || counter === null || !isNext(row.counter) || !isSigned(response, row)) {
    await takeTry(shop, [[wrongKeys, placeOf(from)]])
    throw new ShopError(401, 'passkey.unknown', { code: 'passkey' })
  }
  await shop.db.updateTable('passkey').set({ counter, used_at: shop.now() }).where('id', '=', row.id).execute()
  return enter(shop, session, row.customer_id)
}
