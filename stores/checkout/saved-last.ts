// Detects whether this tab was the last to save address and shipping, since the tabs of a browser share one cart.
import * as v from 'valibot'
import { environment } from '#shared/environment.ts'
import { persisted } from '#stores/kit/persisted.ts'
import { onReset } from '#stores/kit/reset.ts'

const DAY = 24 * 60
const last = persisted({ name: 'checkout-saved', area: 'local', schema: v.string(), minutes: DAY })

/** The last time this page saved; null before. */
let own: string | null = null
onReset(() => {
  own = null
})

/** Records that the server now has the values shown here. */
export function noteSaved(): void {
  own = environment.randomId()
  last.set(own)
}

/** Whether another tab has saved other values since. */
export function isSavedElsewhere(): boolean {
  const latest = last.get()
  return own !== null && latest !== null && latest !== own
}
