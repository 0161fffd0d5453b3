// The idempotency key of one reorder: the same for every press, after a reload and in other tabs, until it is done.
import * as v from 'valibot'
import { environment } from '#shared/environment.ts'
import { persisted } from '#stores/kit/persisted.ts'
import { onReset } from '#stores/kit/reset.ts'

const Intent = v.object({
  /** The order and the chosen lines; other lines are another reorder. */
  what: v.string(),
  key: v.pipe(v.string(), v.regex(/^[\w-]{8,100}$/)),
})

/** The lifetime in minutes, long enough for the slowest answer; a later press means a second reorder. */
const MINUTES = 2
const common = persisted({ name: 'reorder-intent', area: 'local', schema: Intent, minutes: MINUTES })
/** This page's key, which has no expiry. */
let own: v.InferOutput<typeof Intent> | null = null
onReset(() => {
  own = null
})

/** Returns the key for these lines of an order, and creates it if there is none. */
export function reorderIntent(number: string, lines: readonly number[]): string {
  const what = `${number}:${lines.join()}`
  const known = [own, common.get()].find((intent) => intent?.what === what)
  own = known ?? { what, key: environment.randomId() }
  common.set(own)
  return own.key
}

/** Ends the reorder: it is done, or she has cancelled it. */
export function endReorderIntent(): void {
  own = null
  common.forget()
}
