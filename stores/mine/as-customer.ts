// A call of a customer whose login may have ended meanwhile: she logs in over the page, and the call is made once more.
import type { Result } from '#shared/domain/failure.ts'
import { $customer, $isLoginOpen, canLogInHere, openLogin } from '../customer-door.ts'
import { noteEndedSession, ownerOfPage } from '../session.ts'
import { openAnewForOthers } from './own-page.ts'

/**
 * Makes a call of hers. Where her login has ended the login dialog opens over the page, what she typed stays, and the call is repeated once.
 * If somebody else logs in, nothing of hers is sent: the page is opened anew. `owner` is whose data it is, where that is known better.
 * @example asCustomer(() => attempt(async () => (await api()).saveProfile(details, version), 'general.failed'))
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
  // Whose page this was may not have been known, and then nobody has opened it anew.
  openAnewForOthers('other')
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
