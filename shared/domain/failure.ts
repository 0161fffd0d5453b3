// What can go wrong, as data: stores pass it on, views find the sentence, nothing is thrown.
import type { Code } from './code.ts'

/**
 * How a call failed.
 * `rejected`: the server understood and said no. `unavailable`: the server could not. `malformed`: it answered something
 * that cannot be trusted. `aborted`: nobody waits for the answer any more. `unoffered`: the host has no such call, so nothing was asked.
 */
export type FailureKind = 'offline' | 'timeout' | 'rejected' | 'unavailable' | 'malformed' | 'aborted' | 'unoffered'

/** Names what a failure says in the shopper's language; some are for the log alone, and no sentence is shown. */
export type MessageCode = Exclude<Code, `form.${string}` | `delivery.${string}`>

/** A failure as stores keep it and views show it. Survives JSON. */
export interface Failure {
  kind: FailureKind
  /** The sentence to show where `message` is null, and the name to log. */
  code: MessageCode | null
  /** The server's own words in the shopper's language, placeholders filled. */
  message: string | null
  /** The HTTP status, null where no answer came. */
  status: number | null
  /** The host's own word for scripts, e.g. `changed`. */
  reason?: string
  /** The server's words per field. */
  fields?: Record<string, string[]>
}

/**
 * How every verb ends: with a value or with a failure, never with an exception.
 * @example const added = await addToCart([item]); if (!added.ok) show(added.error)
 */
export type Result<Value = void> = { ok: true; value: Value } | { ok: false; error: Failure }
