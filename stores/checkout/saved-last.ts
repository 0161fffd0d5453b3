// The tabs of a browser have one cart: whoever saved last has decided where it goes and how. This says whether that was this tab.
import * as v from 'valibot'
import { environment } from '#shared/environment.ts'
import { onReset } from '../reset.ts'
import { kept } from '../work/kept.ts'

const DAY = 24 * 60
const last = kept({ name: 'checkout-saved', area: 'local', schema: v.string(), minutes: DAY })

/** The last time this page saved; null before. */
let own: string | null = null
onReset(() => {
  own = null
})

/** Notes that the server was given what stands here. */
export function noteSaved(): void {
  own = environment.randomId()
  last.set(own)
}

/** Whether another tab gave the server something else since. */
export function isSavedElsewhere(): boolean {
  const latest = last.get()
  return own !== null && latest !== null && latest !== own
}
