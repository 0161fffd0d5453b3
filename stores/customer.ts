// The logged-in shopper, and the way in and out; logged in means that there is one.
import type { Failure, Result } from '#shared/domain/failure.ts'
import { environment } from '#shared/environment.ts'
import { emit } from '#shared/events/bus.ts'
import type { Login } from '#shared/schemas/customer.ts'
import type { Quote } from '#shared/schemas/quote.ts'
import { derived } from '#shared/state/derived.ts'
import { agree } from './agreement.ts'
import { openLogin } from './customer-door.ts'
import { onReset, writable } from './reset.ts'
import { noteOwnWrite, reloadSession, takeLogin, takeLogout, takeMerge } from './session.ts'
import { attempt, isAnswerLost } from './work/attempt.ts'
import { whileCounting } from './work/while-counting.ts'

export { $cartConflict, $customer, $isLoggedIn, $isLoginOpen, closeLogin, openLogin } from './customer-door.ts'

const api = () => import('#shared/api/customer.ts')

const $logins = writable(0)
const $logouts = writable(0)
const $merges = writable(0)

/** A login is on its way. */
export const $isLoggingIn = derived([$logins], (count) => count > 0)
/** A logout is on its way. */
export const $isLoggingOut = derived([$logouts], (count) => count > 0)
/** Two carts are becoming one. */
export const $isMerging = derived([$merges], (count) => count > 0)
const underway: { login: Promise<Result<Login>> | null; merge: Promise<Result<Quote>> | null } = { login: null, merge: null }
onReset(() => Object.assign(underway, { login: null, merge: null }))

/**
 * Logs in; while one login is on its way a second one is the same. Cart and wishlist follow, in every tab.
 * @example const result = await login('anna@example.com', 'Correct-Horse-9'); if (!result.ok) show(result.error)
 */
export function login(email: string, password: string, origin?: object): Promise<Result<Login>> {
  underway.login ??= whileCounting($logins, () => enter(email.trim(), password.trim(), origin)).finally(() => (underway.login = null))
  return underway.login
}

/** Logs out. Everything personal is forgotten, in memory, in storage and in the other tabs. */
export async function logout(origin?: object): Promise<Result> {
  if ($isLoggingOut.get()) return { ok: true, value: undefined }
  return whileCounting($logouts, async () => {
    const result = await attempt(async () => (await api()).logout(), 'general.failed')
    if (!result.ok && !(await isOutAfterAll(result.error))) return result
    takeLogout()
    noteOwnWrite()
    emit('customer:logged-out', {}, origin)
    return { ok: true, value: undefined }
  })
}

/** Makes one cart of two: `merge` old and new, or `replace` the old by the new. */
export function mergeCarts(strategy: 'merge' | 'replace'): Promise<Result<Quote>> {
  underway.merge ??= whileCounting($merges, () => merge(strategy)).finally(() => (underway.merge = null))
  return underway.merge
}

async function enter(email: string, password: string, origin: object | undefined): Promise<Result<Login>> {
  const result = await attempt(async () => (await api()).login({ email, password }), 'session.sign-in-failed')
  if (!result.ok) return { ok: false, error: told(result.error) }
  takeLogin(result.value)
  noteOwnWrite()
  const { customer, cart_conflict } = result.value
  emit('customer:logged-in', { customerId: customer.id, hasCartConflict: cart_conflict }, origin)
  void agree()
  return result
}

/** Only a refusal says that the sign-in was incorrect; a dead line says nothing about a password. */
function told(error: Failure): Failure {
  if (error.code !== 'session.sign-in-failed' || error.kind === 'rejected') return error
  // Without a line even the call's own code could not be loaded.
  const isOffline = error.kind === 'offline' || !environment.isOnline()
  const code = isOffline ? 'general.offline' : error.kind === 'timeout' ? 'general.timeout' : 'general.failed'
  return { ...error, code, message: null }
}

/** A logout whose answer was lost may have done its work, and an ended session needs none. */
async function isOutAfterAll(error: Failure): Promise<boolean> {
  if (!isAnswerLost(error) && error.status !== 401) return false
  const session = await reloadSession()
  return session.ok && session.value.customer === null
}

async function merge(strategy: 'merge' | 'replace'): Promise<Result<Quote>> {
  const cart = await attempt(() => import('./cart/read.ts'), 'cart.merge-failed')
  if (!cart.ok) return cart
  const result = await cart.value.writes.take(() => attempt(async () => (await api()).mergeCarts(strategy), 'cart.merge-failed'))
  if (result.ok) takeMerge()
  else if (result.error.status === 401) {
    // Her session has ended: there is nothing left to merge before she is in again.
    await reloadSession()
    openLogin()
  }
  return result
}
