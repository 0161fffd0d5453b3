// A call by a customer whose login may have ended: she logs in over the page, and the call is made once more.
import type { Result } from '#shared/domain/failure.ts'
import { $customer, $isLoginOpen, canLogInHere, openLogin } from './current-customer.ts'
import { noteEndedSession, ownerOfPage } from './session.ts'
import { openAnewForOthers } from './own-page.ts'

/**
 * Makes a call of hers. Where her login has ended the login dialog opens over the page, what she typed stays, and the call is repeated once.
 * If somebody else logs in, nothing of hers is sent: the page is opened again. `owner` is whose data it is, where that is known better.
 * @example asCustomer(() => attempt(async () => (await api()).saveProfile(details, version)))
 */
export async function asCustomer<Value>(call: () => Promise<Result<Value>>, owner: number | null = ownerOfPage()): Promise<Result<Value>> {
  const result = await call()
  if (result.ok || result.error.status !== 401 || !canLogInHere()) return result
  await noteEndedSession()
  openLogin()
  await loginEnds()
  const now = $customer.get()
  if (now === null) return result
  if (now.id === owner) return call()
  // If it was unknown whose page this is, nobody has reloaded it.
  openAnewForOthers('other')
  return { ok: false, error: { ...result.error, kind: 'aborted' } }
}

/** She has logged in, or has closed the dialog. */
function loginEnds(): Promise<void> {
  return new Promise((resolve) => {
    const stop = $isLoginOpen.subscribe((isOpen) => {
      if (isOpen) return
      // Subscribing calls this at once, before there is anything to stop.
      queueMicrotask(() => stop())
      resolve()
    })
  })
}
