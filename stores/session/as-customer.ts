// Repeats a customer's call after an expired login: she logs in over the page, and the call is sent once more.
import type { Result } from '#shared/domain/failure.ts'
import { environment } from '#shared/environment.ts'
import { $page } from '#stores/page/page.ts'
import { $customer, $isLoginOpen, canLogInHere, requireLogin } from './current-customer.ts'
import { ownerOfPage, reloadSession } from './session.ts'
import { openAnewForOthers } from './own-page.ts'

/**
 * Runs a customer's call. If her login has expired, opens the login dialog over the page, keeps her input, and repeats the call once.
 * If somebody else logs in, sends nothing and reloads the page. `owner` is the customer whose data it is, if the caller knows better.
 * @example asCustomer(() => attempt(async () => (await api()).saveProfile(details, version)))
 */
export async function asCustomer<Value>(call: () => Promise<Result<Value>>, owner: number | null = ownerOfPage()): Promise<Result<Value>> {
  const result = await call()
  if (result.ok || result.error.status !== 401 || !canLogInHere()) return result
  await reloadSession()
  requireLogin()
  await loginEnds()
  const now = $customer.get()
  if (now === null) return result
  if (now.id === owner) return call()
  // If the page's owner was unknown, nothing has reloaded it yet.
  openAnewForOthers('other')
  return { ok: false, error: { ...result.error, kind: 'aborted' } }
}

/**
 * Runs a customer's call for a guest. Where the host asks for a login, `leave` keeps her input, and she logs in over the page, after which
 * the call is sent once more; a page without that dialog leads to the login page, which leads back.
 * @example afterLogin(() => attempt(async () => (await api()).startTeam(wish)), () => draft.set(wish))
 */
export async function afterLogin<Value>(call: () => Promise<Result<Value>>, leave: () => void): Promise<Result<Value>> {
  const result = await call()
  if (result.ok || result.error.status !== 401) return result
  leave()
  if (!canLogInHere()) {
    environment.navigate(loginUrl())
    return result
  }
  requireLogin()
  await loginEnds()
  return $customer.get() === null ? result : call()
}

/** The login page, with the address that leads back here. */
function loginUrl(): string {
  const { login } = $page.get().routes
  const { pathname, search } = environment.location
  return `${login}${login.includes('?') ? '&' : '?'}back=${encodeURIComponent(pathname + search)}`
}

/** Waits until she has logged in or closed the dialog. */
function loginEnds(): Promise<void> {
  return new Promise((resolve) => {
    const stop = $isLoginOpen.subscribe((isOpen) => {
      if (isOpen) return
      // Subscribing calls this at once, before `stop` is assigned.
      queueMicrotask(() => stop())
      resolve()
    })
  })
}
