// Holds the page's adapter, which takes over how calls are made. Most pages have none and load only this file.
import type * as v from 'valibot'
import type { CallInfo } from './define-call.ts'
import type { CallOptions } from './send.ts'

/** A call that is about to be made. */
export interface PendingCall<Schema extends v.GenericSchema> {
  info: CallInfo<Schema>
  /** The values of the path's placeholders. */
  at: Readonly<Record<string, string | number>>
  /** The path with its placeholders filled. */
  path: string
  options: CallOptions
}

/** An adapter's handling of calls. */
export interface Adaptation {
  /** Whether it has a rule for a heading, e.g. `GET api/session`. */
  has: (heading: string) => boolean
  make: <Schema extends v.GenericSchema>(call: PendingCall<Schema>) => Promise<v.InferOutput<Schema>>
}

/** The page's adapter, once it is loaded; null where the page names none. */
export let adaptation: Adaptation | null = null

/** Sets the page's adapter; null for none. */
export function adaptWith(given: Adaptation | null): void {
  adaptation = given
}
