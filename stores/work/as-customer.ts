// A call of a customer whose login may have ended meanwhile: she logs in over the page, and the call is made once more.
import type { Result } from '#shared/domain/failure.ts'
import { environment } from '#shared/environment.ts'
import { $customer, $isLoginOpen, canLogInHere, openLogin } from '../customer-door.ts'
import { forgetCustomer } from '../leaving.ts'
import { reloadSession } from '../session.ts'

/**
 * Makes a call of hers. Where her login has ended the login dialog opens over the page, what she typed stays, and the call is repeated once.
 * If somebody else logs in, nothing of hers is sent: the page is opened anew.
 * @example asCustomer(profile.id, () => attempt(async () => (await api()).saveProfile(details, version), 'general.failed'))
 */
export async function asCustomer<Value>(customerId: number, call: () => Promise<Result<Value>>): Promise<Result<Value>> {
  const result = await call()
  if (result.ok || result.error.status !== 401 || !canLogInHere()) return result
  await reloadSession()
  openLogin()
  await loginEnds()
  const now = $customer.get()
  if (now === null) return result
  if (now.id === customerId) return call()
  forgetCustomer('left')
  environment.navigate(environment.location.href)
  return { ok: false, error: { ...result.error, kind: 'aborted' } }
}

/** She is in, or has closed the dialog. */
function loginEnds(): Promise<void> {
  return new Promise((resolve) => {
    const stop = $isLoginOpen.subscribe((isOpen) => {
      if (isOpen) return
      // Called at once with what is, before there is anything to stop.
      queueMicrotask(() => stop())
      resolve()
    })
  })
}
