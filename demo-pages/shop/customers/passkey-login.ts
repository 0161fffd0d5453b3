// Login by passkey: the browser names the key, and its signature of our challenge proves it.
import { type AuthenticationResponseJSON, generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server'
import * as v from 'valibot'
import { placeOf } from '#demo-pages/host/network.ts'
import { parse } from '../cart-request.ts'
import { enter } from '../login.ts'
import type { Session } from '../session.ts'
import { ShopError } from '../shop-error.ts'
import type { Shop } from '../shop.ts'
import { type Limit, takeTry } from '../tries.ts'
import { keepChallenge, takeChallenge } from './passkey-challenge.ts'
import { siteOf } from './passkeys.ts'

const Credential = v.looseObject({ id: v.pipe(v.string(), v.maxLength(1400)), response: v.looseObject({}) })
/** The library validates the rest. */
const Signed = v.custom<AuthenticationResponseJSON>((given) => v.is(Credential, given))
const Body = v.object({ credential: Signed })
/** Keys cannot be guessed; this limits the work that wrong ones cause. */
const wrongKeys: Limit = { name: 'passkey from a place', free: 20, firstWait: 5, longestWait: 60, window: 3600 }

/** The options for a browser to sign in. They name no key, so that they reveal no accounts: the browser knows the keys for this site. */
export async function beginPasskeyLogin(shop: Shop, session: Session) {
  const options = await generateAuthenticationOptions({ rpID: siteOf(shop).rpID, userVerification: 'preferred' })
  await keepChallenge(shop, session, options.challenge, null)
  return options
}

/** Logs in the key's owner, as a password would; returns whether two carts exist. Unknown keys and wrong signatures get the same answer. */
export async function logInByPasskey(shop: Shop, session: Session, body: unknown, from: string): Promise<boolean> {
  const { credential } = parse(Body, body)
  const row = await shop.db
    .selectFrom('passkey')
    .innerJoin('customer', 'customer.id', 'passkey.customer_id')
    .select(['passkey.id', 'passkey.customer_id', 'passkey.public_key', 'passkey.counter'])
    .where('passkey.id', '=', credential.id)
    .where('customer.store_id', '=', session.store.id)
    .executeTakeFirst()
  const { rpID, origin } = siteOf(shop)
  const seen =
    row &&
    (await verifyAuthenticationResponse({
      response: credential,
      expectedChallenge: (challenge) => takeChallenge(shop, session, challenge, null),
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: false,
      credential: { id: row.id, publicKey: new Uint8Array(Buffer.from(row.public_key, 'base64url')), counter: row.counter },
    }).catch(() => null))
  if (!row || !seen?.verified) {
    await takeTry(shop, [[wrongKeys, placeOf(from)]])
    throw new ShopError(401, 'passkey.unknown', { code: 'passkey' })
  }
  const { numUpdatedRows } = await shop.db
    .updateTable('passkey')
    .set({ counter: seen.authenticationInfo.newCounter, used_at: shop.now() })
    .where('id', '=', row.id)
    .executeTakeFirst()
  // Its owner removed the key while its signature was verified.
  if (numUpdatedRows === 0n) throw new ShopError(401, 'passkey.unknown', { code: 'passkey' })
  return enter(shop, session, row.customer_id)
}
