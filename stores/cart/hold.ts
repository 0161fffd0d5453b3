// Links that leave the page wait for changes that are still being sent: otherwise these would be lost, and the checkout would open on an older cart.
import { currentEra, writable } from '#stores/kit/reset.ts'
import { $lines } from './lines.ts'
import { $refusals, $undecided } from './state.ts'

/** Writes that are queued or being sent. */
const $waiting = writable(0)
/** Writes that failed, other than quantities, whose lines say so themselves. */
const $failed = writable(0)

/** Counts a write from now until it is answered. */
export function noted<Value>(work: () => Promise<Value>, isOfLine: boolean): () => Promise<Value> {
  const era = currentEra()
  $waiting.set($waiting.get() + 1)
  return async () => {
    const value = await work()
    if (era !== currentEra()) return value
    if (!isOfLine && Object(value).ok === false) $failed.set($failed.get() + 1)
    $waiting.set($waiting.get() - 1)
    return value
  }
}

/**
 * Whether the shopper may leave for where her cart counts: null is yes, at once. Otherwise she waits for the writes on their way, and
 * stays where one of them was refused, or where a field still holds what is no quantity.
 * @example const wait = untilWritten()
 * if (!wait || (await wait)) environment.navigate(routes.checkout)
 */
export function untilWritten(): Promise<boolean> | null {
  if ($lines.get().some(({ error }) => error?.code === 'cart.quantity-invalid')) return Promise.resolve(false)
  if ($waiting.get() === 0) return null
  const lines = $undecided.get()
  const before = $failed.get()
  return new Promise((resolve) => {
    const stop = $waiting.listen((waiting) => {
      if (waiting > 0) return
      stop()
      resolve($failed.get() === before && !lines.some((id) => Object.hasOwn($refusals.get(), id)))
    })
  })
}
