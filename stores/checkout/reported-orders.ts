// The orders reported already, so that a reload or a second tab does not count as a second purchase.
import * as v from 'valibot'
import { persisted } from '#stores/kit/persisted.ts'
import { announceChange } from '#stores/page/tabs.ts'

const reported = persisted({ name: 'orders-told', area: 'local', schema: v.array(v.string()), minutes: 30 * 24 * 60 })

/** Whether this browser has not reported the order yet; marks it as reported. */
export function isNewlyReported(order: string): boolean {
  const before = reported.get() ?? []
  if (before.includes(order)) return false
  reported.set([...before, order].slice(-20))
  // Other tabs may still lead to the payment of this order.
  announceChange()
  return true
}
