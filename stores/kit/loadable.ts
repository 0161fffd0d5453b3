// The loading state of a value from the server.
import type { WritableAtom } from 'nanostores'
import type { Failure, Result } from '#shared/domain/failure.ts'

/** One of four states, so that "loading" and "failed" cannot both be set. Serialisable as JSON. */
export type Loadable<Value> =
  | { state: 'idle' }
  | { state: 'loading' }
  | { state: 'failed'; error: Failure }
  | { state: 'ready'; value: Value }

/** The value, or null if there is none. @example valueOf($cart.get())?.quantity */
export function valueOf<Value>(loadable: Loadable<Value>): Value | null {
  return loadable.state === 'ready' ? loadable.value : null
}

/** Stores each answer; a failure keeps an existing value. @example latestRequest(read, settleInto($table)) */
export function settleInto<Value>($store: WritableAtom<Loadable<Value>>): (result: Result<Value>) => void {
  return (result) => {
    if (result.ok) $store.set({ state: 'ready', value: result.value })
    else if ($store.get().state !== 'ready') $store.set({ state: 'failed', error: result.error })
  }
}
