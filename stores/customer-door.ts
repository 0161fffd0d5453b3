// Who is logged in, and whether the login popup is open: what every header needs. How one gets in and out is in customer.ts.
import type { ReadableAtom } from 'nanostores'
import { derived } from '#shared/state/derived.ts'
import { valueOf } from './loadable.ts'
import { onReset, writable } from './reset.ts'
import { $session } from './session.ts'

const $loginPopup = writable(false)

/** Null for a guest, and while nobody has been asked. */
export const $customer = derived([$session], (session) => valueOf(session)?.customer ?? null)
/** The customer object is there. */
export const $isLoggedIn = derived([$customer], (customer) => customer !== null)
/** Two carts wait for the shopper to say what becomes of them. */
export const $cartConflict = derived([$session], (session) => {
  const known = valueOf(session)
  return known !== null && known.customer !== null && known.cart_conflict
})
/** The login popup. */
export const $isLoginOpen: ReadableAtom<boolean> = $loginPopup

/** Opens the login popup, where the page has one. */
export function openLogin(): void {
  $loginPopup.set(true)
}

/** Closes the login popup. */
export function closeLogin(): void {
  $loginPopup.set(false)
}

let places = 0
onReset(() => {
  places = 0
})

/** A widget that shows the login popup is on the page, until the answer is called. */
export function offerLogin(): () => void {
  places++
  return () => {
    places--
  }
}

/** Whether the page has a login popup. */
export function canLogInHere(): boolean {
  return places > 0
}
