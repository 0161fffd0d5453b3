// A latest-only request: a newer read aborts the older one, whose callers receive the newer answer.
import type { MessageCode, Result } from '#shared/domain/failure.ts'
import { onReset } from './reset.ts'
import { attempt } from './attempt.ts'

/** A read that can be sent again at any time. */
export interface LatestRequest<Args extends unknown[], Value> {
  /** Sends the request again; a pending answer is discarded. */
  send: (...args: Args) => Promise<Result<Value>>
  /** Waits for the pending answer, or sends the request. */
  join: (...args: Args) => Promise<Result<Value>>
  /** Whether an answer is pending. */
  isPending: () => boolean
  /** Discards the pending answer. */
  abort: () => void
}

/**
 * Makes a latest-only request from a call. `settle` gets each answer that counts, once, before the callers do; `code` names its failure.
 * @example const cart = latestRequest((signal) => api().then((call) => call.getCart(signal)), showCart, 'cart.load-failed')
 */
export function latestRequest<Args extends unknown[], Value>(
  read: (signal: AbortSignal, ...args: Args) => Promise<Value>,
  settle: (result: Result<Value>) => void,
  code: MessageCode | null = null,
): LatestRequest<Args, Value> {
  type Sent = { controller: AbortController; answer: Promise<Result<Value>>; isPending: boolean }
  let last: Sent | null = null

  const send = (...args: Args): Promise<Result<Value>> => {
    last?.controller.abort()
    const controller = new AbortController()
    // Registered only while pending: then only its owner holds a request, and a server that draws a thousand products keeps none.
    const endRegistration = onReset(() => {
      controller.abort()
      if (last === own) last = null
    })
    const own: Sent = {
      controller,
      isPending: true,
      answer: attempt(() => read(controller.signal, ...args), code).then((result): Result<Value> | Promise<Result<Value>> => {
        own.isPending = false
        endRegistration()
        // If aborted, nobody waits for another answer. If superseded, all callers get the newer answer.
        if (last !== own) return last ? last.answer : result
        settle(result)
        return result
      }),
    }
    last = own
    return own.answer
  }
  const abort = () => {
    last?.controller.abort()
    last = null
  }
  return { send, join: (...args) => (last?.isPending ? last.answer : send(...args)), isPending: () => last?.isPending === true, abort }
}
