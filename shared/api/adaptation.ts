// Where an adapter of the page takes over how calls are made. Most pages have none, and then this is all that they load of it.
import type * as v from 'valibot'
import type { CallFacts } from './define-call.ts'
import type { CallOptions } from './send.ts'

/** A call as it is about to be made. */
export interface Asked<Schema extends v.GenericSchema> {
  facts: CallFacts<Schema>
  /** What fills the names in its path. */
  at: Readonly<Record<string, string | number>>
  /** The path, filled. */
  path: string
  options: CallOptions
}

/** What an adapter does with calls. */
export interface Adaptation {
  /** Whether it has a rule for a heading, e.g. `GET api/session`. */
  has: (heading: string) => boolean
  make: <Schema extends v.GenericSchema>(asked: Asked<Schema>) => Promise<v.InferOutput<Schema>>
}

/** The adapter of the page, once it is loaded; null where the page names none. */
export let adaptation: Adaptation | null = null

/** Takes the page's adapter; null for none. */
export function adaptWith(given: Adaptation | null): void {
  adaptation = given
}
