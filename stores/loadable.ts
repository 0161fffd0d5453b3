// What a store knows of something that comes from the server.
import type { Failure } from '#shared/domain/failure.ts'

/** One of four states, so that "loading and failed at once" cannot be written. Survives JSON. */
export type Loadable<Value> =
  | { state: 'idle' }
  | { state: 'loading' }
  | { state: 'failed'; error: Failure }
  | { state: 'ready'; value: Value }

/** The value, if there is one. @example valueOf($cart.get())?.quantity */
export function valueOf<Value>(loadable: Loadable<Value>): Value | null {
  return loadable.state === 'ready' ? loadable.value : null
}
