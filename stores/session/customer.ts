// Login and logout.
import type { Failure, Result } from '#shared/domain/failure.ts'
import { emit } from '#shared/events/bus.ts'
import type { Login } from '#shared/session/wire/customer.ts'
import { derived } from '#shared/state/derived.ts'
import { attempt, isAnswerLost } from '#stores/kit/attempt.ts'
import { onlyRefused } from '#stores/kit/only-refused.ts'
import { onReset, writable } from '#stores/kit/reset.ts'
import { whileCounting } from '#stores/kit/while-counting.ts'
import { revalidate } from '#stores/page/revalidation.ts'
import { $cartConflict, $customer } from './current-customer.ts'
import { isSomebodyHinted, noteOwnWrite, reloadSession, takeLogin, takeLogout } from './session.ts'

export { $cartConflict, $customer, $isLoggedIn, $isLoginNeeded, $isLoginOpen, closeLogin, openLogin } from './current-customer.ts'

const api = () => import('#shared/session/login/calls.ts')

const $logins = writable(0)
const $logouts = writable(0)

/** Whether a login is being sent. */
export const $isLoggingIn = derived([$logins], (count) => count > 0)
/** Whether a logout is being sent. */
export const $isLoggingOut = derived([$logouts], (count) => count > 0)
let underway: Promise<Result<Login>> | null = null
onReset(() => {
  underway = null
})

/**
 * Logs in; a second call while one is running joins it. Cart and wishlist are updated in every tab.
 * @example const result = await login('anna@example.com', 'Correct-Horse-9'); if (!result.ok) show(result.error)
 */
export function login(email: string, password: string, origin?: object): Promise<Result<Login>> {
  underway ??= whileCounting($logins, () => enter(email.trim(), password.trim(), origin)).finally(() => (underway = null))
  return underway
}

/** Logs out, and clears everything personal in memory, in storage and in the other tabs. */
export async function logout(origin?: object): Promise<Result> {
  if ($isLoggingOut.get()) return { ok: true, value: undefined }
  return whileCounting($logouts, async () => {
    const result = await attempt(async () => (await api()).logout())
    if (!result.ok && !(await isOutAfterAll(result.error))) return result
    takeLogout()
    noteOwnWrite()
    emit('customer:logged-out', {}, origin)
    return { ok: true, value: undefined }
  })
}

/** Finishes a logout, also one by a plain form: clears the customer's data here and in the other tabs. */
export function finishLogout(): void {
  // A hint means that there is a session: a guest who only opened the page keeps her data.
  if (isSomebodyHinted()) return
  takeLogout()
  noteOwnWrite()
}

async function enter(email: string, password: string, origin: object | undefined): Promise<Result<Login>> {
  // Only a refusal means that the credentials were wrong.
  const result = onlyRefused(await attempt(async () => (await api()).login({ email, password }), 'session.sign-in-failed'))
  if (!result.ok) return result
  takeIn(result.value, origin)
  return result
}

/** Applies a login, also that of a new customer. */
export function takeIn(taken: Login, origin: object | undefined): void {
  takeLogin(taken)
  noteOwnWrite()
  emit('customer:logged-in', { customerId: taken.customer.id, hasCartConflict: taken.hasCartConflict }, origin)
  void revalidate()
}

/** The present customer in the form of a login's answer; null for a guest. */
export function presentLogin(): Login | null {
  const customer = $customer.get()
  return customer && { customer, hasCartConflict: $cartConflict.get() }
}

/** Whether she is logged out after all: the answer may have been lost, or the session have expired. */
async function isOutAfterAll(error: Failure): Promise<boolean> {
  if (!isAnswerLost(error) && error.status !== 401) return false
  const session = await reloadSession()
  return session.ok && session.value.customer === null
}
