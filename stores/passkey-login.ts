// In by passkey: offered among what the browser fills into the address field, or asked for by a button. A password always works.
import type { ReadableAtom } from 'nanostores'
import type { Failure } from '#shared/domain/failure.ts'
import type { PasskeyBrowser } from '#shared/domain/passkey-browser.ts'
import { environment, type Stop } from '#shared/environment.ts'
import { takeIn } from './customer.ts'
import { writable } from './reset.ts'
import { attempt } from './work/attempt.ts'
import { onlyRefused } from './work/only-refused.ts'

const api = () => import('#shared/api/passkeys.ts')

const $working = writable(false)
const $failed = writable<Failure | null>(null)

/** A key that was chosen is on its way. */
export const $isPasskeyBusy: ReadableAtom<boolean> = $working
/** Why it did not let her in. */
export const $passkeyLoginError: ReadableAtom<Failure | null> = $failed

/** A host's challenge is good for some minutes: an offer is made anew before. */
const OFFERED_FOR = 4 * 60_000

/** Where a login by passkey stands on the page. */
export interface PasskeyDoor {
  browser: PasskeyBrowser
  /** She is in. */
  onIn: () => void
  origin: object | undefined
}

/** The offer on the page; a browser waits for one key at a time, so the button ends it. */
let offer: AbortController | null = null

/** Offers passkeys in the address field until the answer is called. */
export function offerPasskeys(door: PasskeyDoor): Stop {
  let isOver = false
  let stopTimer = () => {}
  const again = async () => {
    if (isOver || !(await door.browser.canOffer())) return
    offer?.abort()
    const own = new AbortController()
    offer = own
    stopTimer = environment.setTimer(() => void again(), OFFERED_FOR)
    const isIn = await sign(door, true, own.signal)
    // One that opened nothing is not offered again by itself: the button and the password are there.
    if (!isIn && !own.signal.aborted) stopTimer()
  }
  void again()
  return () => {
    isOver = true
    stopTimer()
    offer?.abort()
  }
}

/** Asks for a passkey in the browser's own dialog. */
export async function logInByPasskey(door: PasskeyDoor): Promise<void> {
  if ($working.get()) return
  offer?.abort()
  offer = new AbortController()
  await sign(door, false, offer.signal)
}

async function sign({ browser, onIn, origin }: PasskeyDoor, isOffered: boolean, signal: AbortSignal): Promise<boolean> {
  if (!isOffered) $failed.set(null)
  const signed = await attempt(async () => {
    const options = await (await api()).beginPasskeyLogin(signal)
    return browser.sign(options, { isOffered, signal })
  }, 'general.failed')
  if (!signed.ok) {
    // An offer that could not be made is no news to who types her password.
    if (!isOffered && signed.error.kind !== 'aborted') $failed.set(onlyRefused(signed).ok ? null : signed.error)
    return false
  }
  if (signed.value === null) return false
  $working.set(true)
  $failed.set(null)
  const result = onlyRefused(await attempt(async () => (await api()).logInByPasskey(signed.value), 'general.failed'))
  $working.set(false)
  if (!result.ok) {
    if (result.error.kind !== 'aborted') $failed.set(result.error)
    return false
  }
  takeIn(result.value, origin)
  onIn()
  return true
}
