// The type of failures, as data: stores return them, views find the sentence, nothing is thrown.
import type { Code } from './code.ts'

/**
 * The kind of failure.
 * `rejected`: the server understood and refused. `unavailable`: the server could not answer. `malformed`: the answer cannot be trusted.
 * `aborted`: nobody waits for the answer any more. `unoffered`: the host has no such call, so no request was made.
 */
export type FailureKind = 'offline' | 'timeout' | 'rejected' | 'unavailable' | 'malformed' | 'aborted' | 'unoffered'

/** The code of a failure's sentence in the shopper's language; some codes are only logged, and no sentence is shown. */
export type MessageCode = Exclude<Code, `form.${string}` | `delivery.${string}`>

/** A failure, as stores hold it and views show it. Serialisable as JSON. */
export interface Failure {
  kind: FailureKind
  /** The code of the sentence to show where `message` is null, and the name to log. */
  code: MessageCode | null
  /** The server's own sentence in the shopper's language, with placeholders filled. */
  message: string | null
  /** The HTTP status; null where no answer came. */
  status: number | null
  /** The host's code for scripts, e.g. `changed`. */
  reason?: string
  /** The server's sentences by field. */
  fields?: Record<string, string[]>
}

/**
 * The result of every verb: a value or a failure, never an exception.
 * @example const added = await addToCart([item]); if (!added.ok) show(added.error)
 */
export type Result<Value = void> = { ok: true; value: Value } | { ok: false; error: Failure }

/** The failure of an action whose calls the host lacks. */
export const unofferedFailure: Failure = { kind: 'unoffered', code: null, message: null, status: null }
