// The logged-in customer and the state of the login popup, which every header needs. The login and logout calls are in customer.ts.
import { environment } from '#shared/environment.ts'
import { derived } from '#shared/state/derived.ts'
import { valueOf } from '#stores/kit/loadable.ts'
import { onReset, writable } from '#stores/kit/reset.ts'
import { $page } from '#stores/page/page.ts'
import { $session } from './session.ts'

/** Whether the login popup is open. */
export const $isLoginOpen = writable(false)
/** Whether the popup was opened because something that she has begun needs an account. */
export const $isLoginNeeded = writable(false)

/** The customer; null for a guest, and while unknown. */
export const $customer = derived([$session], (session) => valueOf(session)?.customer ?? null)
/** Whether a customer is logged in. */
export const $isLoggedIn = derived([$customer], (customer) => customer !== null)
/** Whether there are two carts, which the shopper has to merge or choose from. */
export const $cartConflict = derived([$session], (session) => {
  const known = valueOf(session)
  return known !== null && known.customer !== null && known.hasCartConflict
})

/** Opens the login popup if the page has one. */
export function openLogin(): void {
  $isLoginNeeded.set(false)
  $isLoginOpen.set(true)
}

/** The same for something that she has begun and that needs an account. */
export function requireLogin(): void {
  $isLoginNeeded.set(true)
  $isLoginOpen.set(true)
}

/** Asks a guest to log in for something that needs an account: in the popup if the page has one, else on the login page. */
export function promptLogin(): void {
  if (canLogInHere()) requireLogin()
  else environment.navigate($page.get().routes.login)
}

/** Closes the login popup. */
export function closeLogin(): void {
  $isLoginOpen.set(false)
}

let places = 0
onReset(() => {
  places = 0
})

/** Registers a widget that shows the login popup, until the returned function is called. */
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
