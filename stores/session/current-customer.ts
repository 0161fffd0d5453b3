// Who is logged in, and whether the login popup is open: what every header needs. Logging in and out is in customer.ts.
import { environment } from '#shared/environment.ts'
import { derived } from '#shared/state/derived.ts'
import { valueOf } from '#stores/kit/loadable.ts'
import { onReset, writable } from '#stores/kit/reset.ts'
import { $page } from '#stores/page/page.ts'
import { $session } from './session.ts'

/** The login popup. */
export const $isLoginOpen = writable(false)

/** Null for a guest, and while nobody has been asked. */
export const $customer = derived([$session], (session) => valueOf(session)?.customer ?? null)
/** The customer object is there. */
export const $isLoggedIn = derived([$customer], (customer) => customer !== null)
/** Two carts exist, and the shopper has to say what becomes of them. */
export const $cartConflict = derived([$session], (session) => {
  const known = valueOf(session)
  return known !== null && known.customer !== null && known.hasCartConflict
})

/** Opens the login popup if the page has one. */
export function openLogin(): void {
  $isLoginOpen.set(true)
}

/** Has a guest log in: over the page where it has the popup, else on the login page. */
export function askToLogIn(): void {
  if (canLogInHere()) openLogin()
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

/** A widget that shows the login popup is on the page, until the returned function is called. */
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
