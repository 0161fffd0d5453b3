// The key of one reorder: the same for every press, for the reloaded page and for other tabs, until it is done.
import * as v from 'valibot'
import { environment } from '#shared/environment.ts'
import { persisted } from '#stores/kit/persisted.ts'
import { onReset } from '#stores/kit/reset.ts'

const Intent = v.object({
  /** The order and the chosen lines; other lines are another reorder. */
  what: v.string(),
  key: v.pipe(v.string(), v.regex(/^[\w-]{8,100}$/)),
})

/** Long enough for the slowest answer; a later press means a second reorder. */
const MINUTES = 2
const common = persisted({ name: 'reorder-intent', area: 'local', schema: Intent, minutes: MINUTES })
/** Of this page, however long she looks at it. */
let own: v.InferOutput<typeof Intent> | null = null
onReset(() => {
  own = null
})

/** The key for these lines of an order, created if there is none. */
export function reorderIntent(number: string, lines: readonly number[]): string {
  const what = `${number}:${lines.join()}`
  const known = [own, common.get()].find((intent) => intent?.what === what)
  own = known ?? { what, key: environment.randomId() }
  common.set(own)
  return own.key
}

/** It is done, or she has cancelled it. */
export function endReorderIntent(): void {
  own = null
  common.forget()
}
