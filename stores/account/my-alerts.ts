// A customer's stock alerts: the products she is notified of when they are back in stock.
import type { Failure, Result } from '#shared/domain/failure.ts'
import { attempt } from '#stores/kit/attempt.ts'
import { writable } from '#stores/kit/reset.ts'
import { asCustomer } from '#stores/session/as-customer.ts'
import { pagedList } from '#stores/session/paged.ts'

const api = () => import('#shared/account/lists/calls.ts')

/** Alerts that are being removed. */
export const $removingAlerts = writable<readonly number[]>([])
/** Why the last removal failed. */
export const $alertError = writable<Failure | null>(null)

/** The alerts, page by page. */
export const myAlerts = pagedList('my-alerts', async (page, signal) => (await api()).getAlerts(page, signal))

/** Removes an alert; it leaves the list once the server has confirmed. */
export async function removeAlert(id: number): Promise<Result<null>> {
  if ($removingAlerts.get().includes(id)) return { ok: false, error: { kind: 'aborted', code: null, message: null, status: null } }
  $removingAlerts.set([...$removingAlerts.get(), id])
  $alertError.set(null)
  const result = await asCustomer(() =>
    attempt(async () => {
      await (await api()).removeAlert(id)
      return null
    }, 'account.change-failed'),
  )
  $removingAlerts.set($removingAlerts.get().filter((other) => other !== id))
  if (!result.ok) {
    if (result.error.kind !== 'aborted') $alertError.set(result.error)
    return result
  }
  myAlerts.change((page) => ({ ...page, items: page.items.filter((alert) => alert.id !== id), total: Math.max(0, page.total - 1) }))
  return result
}
