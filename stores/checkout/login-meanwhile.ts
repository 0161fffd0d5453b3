// Handles a login that expires during the checkout: the customer logs in and returns to everything she typed.
import type { Result } from '#shared/domain/failure.ts'
import { environment } from '#shared/environment.ts'
import { isOffered } from '#shared/state/extensions.ts'
import { attempt } from '#stores/kit/attempt.ts'
import { isSessionEnd } from '#stores/kit/ended-session.ts'
import { $page } from '#stores/page/page.ts'
import { $customer } from '#stores/session/current-customer.ts'
import { $exit } from './state.ts'

/** Passes on the result of a call. If a customer's call was refused, it first asks the server whether she is still logged in. */
export async function mindLogin<Value>(result: Result<Value>): Promise<Result<Value>> {
  if (result.ok || result.error.kind !== 'rejected' || $customer.get() === null) return result
  if (!isOffered('session')) {
    if (isSessionEnd(result.error)) leaveToLogin()
    return result
  }
  // Not through the session's store, which would replace the cart she is ordering with a guest's empty one.
  const session = await attempt(async () => (await import('#shared/session/calls.ts')).getSession(), 'session.load-failed')
  if (session.ok && session.value.customer === null) leaveToLogin()
  return result
}

function leaveToLogin(): void {
  $exit.set({ to: 'login', reason: 'login-ended', url: loginUrl() })
}

/** The login page, with the address that leads back here. */
function loginUrl(): string {
  const { login } = $page.get().routes
  return `${login}${login.includes('?') ? '&' : '?'}back=${encodeURIComponent(environment.location.pathname)}`
}
