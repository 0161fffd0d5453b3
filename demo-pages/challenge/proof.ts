// A proof of work instead of a puzzle: the browser tries keys until one fits, and the shop verifies it in one step.
import { createChallenge, randomInt, verifySolution, type HmacAlgorithm } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import * as v from 'valibot'
import type { StoreView } from '../host/store-view.ts'
import { ShopError } from '../shop/shop-error.ts'
import { sign, type Shop } from '../shop/shop.ts'

/** The forms that require a proof. */
export const challengedForms = ['contact', 'newsletter', 'review', 'register', 'login'] as const
export type ChallengedForm = (typeof challengedForms)[number]

/** How long a challenge is valid, in milliseconds. */
const LIFE = 10 * 60 * 1000
/** The number of keys to try, counted from 0: fewer would not stop a robot, more would delay a slow phone. */
const [FEWEST, MOST] = [60, 140]
const ALGORITHM = 'PBKDF2/SHA-256'
const COST = 4_000

const Payload = v.object({
  challenge: v.object({
    parameters: v.looseObject({
      algorithm: v.literal(ALGORITHM),
      nonce: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
      salt: v.string(),
      cost: v.literal(COST),
      keyLength: v.number(),
      keyPrefix: v.string(),
      data: v.object({ form: v.string(), store: v.number(), until: v.number() }),
    }),
    signature: v.string(),
  }),
  solution: v.object({ counter: v.number(), derivedKey: v.string() }),
})

/** Creates a signed challenge for one form of one store. */
export function makeWork(shop: Shop, store: StoreView, form: ChallengedForm): Promise<object> {
  return createChallenge({
    algorithm: ALGORITHM,
    cost: COST,
    counter: randomInt(MOST, FEWEST),
    deriveKey,
    data: { form, store: store.id, until: shop.now().getTime() + LIFE },
    ...secrets(shop),
  })
}

/** Accepts a proof once, or throws 'Invalid re-captcha.' for any error in it. */
export async function takeProof(shop: Shop, store: StoreView, form: ChallengedForm, token: string | undefined): Promise<void> {
  const refused = new ShopError(422, 'challenge.invalid', { code: 'challenge' })
  const read = v.safeParse(Payload, decoded(token))
  if (!read.success) throw refused
  const { challenge, solution } = read.output
  const { data, nonce } = challenge.parameters
  const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secrets(shop) })
  if (!verified || data.form !== form || data.store !== store.id || data.until <= shop.now().getTime()) throw refused
  const spent = await shop.db
    .insertInto('spent_proof')
    .values({ nonce, until: new Date(data.until) })
    .onConflict((conflict) => conflict.column('nonce').doNothing())
    .returning('nonce')
    .executeTakeFirst()
  if (!spent) throw refused
}

function secrets(shop: Shop): { hmacSignatureSecret: string; hmacKeySignatureSecret: string; hmacAlgorithm?: HmacAlgorithm } {
  return { hmacSignatureSecret: sign(shop, 'challenge', 'work'), hmacKeySignatureSecret: sign(shop, 'challenge', 'key') }
}

function decoded(token: string | undefined): unknown {
  try {
    return JSON.parse(Buffer.from(token ?? '', 'base64').toString('utf8'))
  } catch {
    return null
  }
}
