// Which orders were told already: a reload or a second tab is not a second purchase.
import * as v from 'valibot'
import { persisted } from '#stores/kit/persisted.ts'
import { announceChange } from '#stores/page/tabs.ts'

const told = persisted({ name: 'orders-told', area: 'local', schema: v.array(v.string()), minutes: 30 * 24 * 60 })

/** Whether this browser has not told of the order yet; from now on it has. */
export function isNewlyTold(order: string): boolean {
  const before = told.get() ?? []
  if (before.includes(order)) return false
  told.set([...before, order].slice(-20))
  // Other tabs may still lead to its payment.
  announceChange()
  return true
}
