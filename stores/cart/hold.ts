// Delays links that leave the page until pending writes are answered; otherwise they would be lost, and the checkout show an older cart.
import { currentEra, writable } from '#stores/kit/reset.ts'
import { $lines } from './lines.ts'
import { $refusals, $undecided } from './state.ts'

/** The number of writes that are queued or being sent. */
const $waiting = writable(0)
/** The number of failed writes, without quantities, whose lines show their own errors. */
const $failed = writable(0)

/** Counts a write as pending until it is answered. */
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
 * Whether the shopper may leave for a page that depends on the cart. Null: yes, at once. Otherwise a promise: it waits for pending writes,
 * and resolves to false if one was refused or if a quantity field is invalid.
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
