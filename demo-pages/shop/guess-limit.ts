// Limits password guesses: each account, each address and each network has its own count.
import { networkOf, placeOf } from '../host/network.ts'
import type { StoreView } from '../host/store-view.ts'
import { sign } from './shop.ts'
import type { Shop } from './shop.ts'
import type { Counted, Limit } from './tries.ts'
import { forgetTries, giveBack, takeTry } from './tries.ts'

const minute = 60
const hour = 60 * minute

/** Limits one address that tries one account: a person who forgot her password, or somebody who guesses it. */
const accountFromPlace: Limit = { name: 'account from a place', free: 5, firstWait: 30, longestWait: 15 * minute, window: 6 * hour }
/** Limits many addresses that guess at one account. Its owner waits too at an address that is new to her, so the wait is short. */
const account: Limit = { name: 'account', free: 25, firstWait: 30, longestWait: 5 * minute, window: 24 * hour }
/** Limits one address that tries many accounts. An office or a school shares an address, so the wait is at most a minute. */
const place: Limit = { name: 'place', free: 25, firstWait: 5, longestWait: minute, window: hour }
const network: Limit = { name: 'network', free: 100, firstWait: 5, longestWait: minute, window: hour }

/** An e-mail address in one store, with or without an account: the waits do not reveal which. */
export interface Guess {
  store: StoreView
  email: string
  /** The IP address that the guess comes from. */
  from: string
  /** The customer with that e-mail address. */
  customerId: number | null
}

/** Counts a guess, or throws a 429. A visitor who has logged in from there before is not delayed by the guesses of others. */
export async function takeGuess(shop: Shop, guess: Guess): Promise<void> {
  await takeTry(shop, (await isKnownPlace(shop, guess)) ? [fromPlaceOf(guess)] : [accountOf(guess), fromPlaceOf(guess), ...aroundOf(guess)])
}

/** Removes the count of a guess whose password was right. */
export async function forgiveGuess(shop: Shop, guess: Guess, customerId: number): Promise<void> {
  if (!(await isKnownPlace(shop, guess))) await giveBack(shop, aroundOf(guess))
  await knowPlace(shop, guess, customerId)
}

/** Remembers an address where the owner has proved herself, by password or a mail's link: others' guesses no longer delay her there. */
export async function knowPlace(shop: Shop, guess: Guess, customerId: number): Promise<void> {
  await forgetTries(shop, [accountOf(guess), fromPlaceOf(guess)])
  const row = { customer_id: customerId, place: signedPlace(shop, guess), seen_at: shop.now() }
  await shop.db
    .insertInto('known_place')
    .values(row)
    .onConflict((conflict) => conflict.columns(['customer_id', 'place']).doUpdateSet({ seen_at: row.seen_at }))
    .execute()
}

function accountOf({ store, email }: Guess): Counted {
  return [account, `${store.id} ${email.toLowerCase()}`]
}

function fromPlaceOf({ store, email, from }: Guess): Counted {
  return [accountFromPlace, `${store.id} ${email.toLowerCase()} ${placeOf(from)}`]
}

function aroundOf({ from }: Guess): Counted[] {
  return [
    [place, placeOf(from)],
    [network, networkOf(from)],
  ]
}

async function isKnownPlace(shop: Shop, guess: Guess): Promise<boolean> {
  if (guess.customerId === null) return false
  const row = await shop.db
    .selectFrom('known_place')
    .select('seen_at')
    .where('customer_id', '=', guess.customerId)
    .where('place', '=', signedPlace(shop, guess))
    .executeTakeFirst()
  return row !== undefined
}

function signedPlace(shop: Shop, { from }: Guess): string {
  return sign(shop, 'known place', placeOf(from))
}
