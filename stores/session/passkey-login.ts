// Login by passkey: offered in the e-mail field's autofill, or requested by a button. A password always works.
import type { ReadableAtom } from 'nanostores'
import type { Failure } from '#shared/domain/failure.ts'
import { environment, type Stop } from '#shared/environment.ts'
import type { PasskeyBrowser } from '#shared/session/rules/passkey-browser.ts'
import { attempt } from '#stores/kit/attempt.ts'
import { onlyRefused } from '#stores/kit/only-refused.ts'
import { writable } from '#stores/kit/reset.ts'
import { takeIn } from './customer.ts'

const api = () => import('#shared/session/passkeys/calls.ts')

const $working = writable(false)
const $failed = writable<Failure | null>(null)

/** The browser does not reveal whether she closed the dialog or has no passkey. */
const unused: Failure = { kind: 'aborted', code: 'passkey.unused', message: null, status: null }

/** The lifetime of an offer, in milliseconds: renewed before the host's challenge expires. */
const OFFERED_FOR = 4 * 60_000

/** The place of the passkey login on the page. */
export interface PasskeyDoor {
  browser: PasskeyBrowser
  /** Called after the login. */
  onIn: () => void
  origin: object | undefined
}

/** The current offer; a browser waits for one passkey at a time, so the button ends it. */
let offer: AbortController | null = null

/** Offers passkeys in the e-mail field until the returned function is called. */
function offerPasskeys(door: PasskeyDoor): Stop {
  let isOver = false
  let stopTimer = () => {}
  const again = async () => {
    if (isOver || !(await door.browser.canOffer())) return
    offer?.abort()
    const own = new AbortController()
    offer = own
    stopTimer = environment.setTimer(() => void again(), OFFERED_FOR)
    const isIn = await sign(door, true, own.signal)
    // A passkey that failed is not offered again automatically: the button and the password remain.
    if (!isIn && !own.signal.aborted) stopTimer()
  }
  void again()
  return () => {
    isOver = true
    stopTimer()
    offer?.abort()
    $failed.set(null)
  }
}

/** Requests a passkey in the browser's own dialog. */
async function logInByPasskey(door: PasskeyDoor): Promise<void> {
  if ($working.get()) return
  offer?.abort()
  offer = new AbortController()
  await sign(door, false, offer.signal)
}

async function sign({ browser, onIn, origin }: PasskeyDoor, isOffered: boolean, signal: AbortSignal): Promise<boolean> {
  if (!isOffered) $failed.set(null)
  const signResult = await attempt(async () => {
    const options = await (await api()).beginPasskeyLogin(signal)
    return browser.sign(options, { isOffered, signal })
  })
  const signed = onlyRefused(signResult)
  if (!signed.ok) {
    // An offer that failed does not concern a shopper who types her password.
    if (!isOffered && signed.error.kind !== 'aborted') $failed.set(signed.error)
    return false
  }
  if (signed.value === null) {
    if (!isOffered && !signal.aborted) $failed.set(unused)
    return false
  }
  $working.set(true)
  $failed.set(null)
  const result = onlyRefused(await attempt(async () => (await api()).logInByPasskey(signed.value)))
  $working.set(false)
  if (!result.ok) {
    if (result.error.kind !== 'aborted') $failed.set(result.error)
    return false
  }
  takeIn(result.value, origin)
  onIn()
  return true
}

/**
 * Login by passkey for views: whether a chosen passkey is being checked, why the last login failed (`aborted`: none was used), and the
 * functions to start it.
 */
export const passkeyLogins: {
  $isBusy: ReadableAtom<boolean>
  $error: ReadableAtom<Failure | null>
  offer: (door: PasskeyDoor) => Stop
  logIn: (door: PasskeyDoor) => Promise<void>
} = { $isBusy: $working, $error: $failed, offer: offerPasskeys, logIn: logInByPasskey }
