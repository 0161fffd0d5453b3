// If a call of a customer's checkout is refused, her login may have ended: then she logs in and comes back to everything she typed.
import type { Result } from '#shared/domain/failure.ts'
import { environment } from '#shared/environment.ts'
import { isOffered } from '#shared/state/extensions.ts'
import { attempt } from '#stores/kit/attempt.ts'
import { isSessionEnd } from '#stores/kit/ended-session.ts'
import { $page } from '#stores/page/page.ts'
import { $customer } from '#stores/session/current-customer.ts'
import { $exit } from './state.ts'

/** Passes the result of a call on; after a refusal to a customer, the server has been asked whether she is still logged in. */
export async function mindLogin<Value>(result: Result<Value>): Promise<Result<Value>> {
  if (result.ok || result.error.kind !== 'rejected' || $customer.get() === null) return result
  if (!isOffered('session')) {
    if (isSessionEnd(result.error)) leaveToLogin()
    return result
  }
  // Not through the session's store, which would put a guest's empty cart in the place of what she is ordering.
  const session = await attempt(async () => (await import('#shared/session/calls.ts')).getSession(), 'session.load-failed')
  if (session.ok && session.value.customer === null) leaveToLogin()
  return result
}

function leaveToLogin(): void {
  $exit.set({ to: 'login', reason: 'login-ended', url: loginUrl() })
}

/** The login page, which leads back here. */
function loginUrl(): string {
  const { login } = $page.get().routes
  return `${login}${login.includes('?') ? '&' : '?'}back=${encodeURIComponent(environment.location.pathname)}`
}
