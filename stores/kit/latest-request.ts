// A latest-only request: a newer read aborts the older one, whose callers get the newer answer.
import type { MessageCode, Result } from '#shared/domain/failure.ts'
import { onReset } from './reset.ts'
import { attempt } from './attempt.ts'

/** A read that can be sent again at any time. */
export interface LatestRequest<Asked extends unknown[], Value> {
  /** Sends it anew; an answer still on its way will not be used. */
  send: (...asked: Asked) => Promise<Result<Value>>
  /** Waits for the answer on its way, or sends it. */
  join: (...asked: Asked) => Promise<Result<Value>>
  /** Whether an answer is on its way. */
  isPending: () => boolean
  /** Drops the answer on its way. */
  abort: () => void
}

/**
 * Makes one out of a call. `settle` sees each answer that counts, once, before the callers do; `code` names its failure.
 * @example const cart = latestRequest((signal) => api().then((call) => call.getCart(signal)), showCart, 'cart.load-failed')
 */
export function latestRequest<Asked extends unknown[], Value>(
  read: (signal: AbortSignal, ...asked: Asked) => Promise<Value>,
  settle: (result: Result<Value>) => void,
  code: MessageCode | null = null,
): LatestRequest<Asked, Value> {
  type Sent = { controller: AbortController; answer: Promise<Result<Value>>; isPending: boolean }
  let last: Sent | null = null

  const send = (...asked: Asked): Promise<Result<Value>> => {
    last?.controller.abort()
    const controller = new AbortController()
    // Registered only while it is on its way: whoever holds a request then holds all of it, and a server that draws a thousand products keeps none.
    const endRegistration = onReset(() => {
      controller.abort()
      if (last === own) last = null
    })
    const own: Sent = {
      controller,
      isPending: true,
      answer: attempt(() => read(controller.signal, ...asked), code).then((result): Result<Value> | Promise<Result<Value>> => {
        own.isPending = false
        endRegistration()
        // Dropped: nobody is waiting for another. Superseded: the newer answer is everybody's.
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
  return { send, join: (...asked) => (last?.isPending ? last.answer : send(...asked)), isPending: () => last?.isPending === true, abort }
}
