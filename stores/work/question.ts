// A read of which only the last one counts: a newer question aborts the older, whose callers get the newer answer.
import type { MessageCode, Result } from '#shared/domain/failure.ts'
import { onReset } from '../reset.ts'
import { attempt } from './attempt.ts'

/** A read that can be asked again at any time. */
export interface Question<Asked extends unknown[], Value> {
  /** Asks anew; an answer still on its way will not be used. */
  ask: (...asked: Asked) => Promise<Result<Value>>
  /** Waits for the answer on its way, or asks. */
  join: (...asked: Asked) => Promise<Result<Value>>
  /** Whether an answer is on its way. */
  isOpen: () => boolean
  /** Drops the answer on its way. */
  drop: () => void
}

/**
 * Makes a question out of a call. `settle` sees each answer that counts, once, before the callers do; `code` names its failure.
 * @example const cart = question((signal) => api().then((call) => call.getCart(signal)), showCart, 'cart.load-failed')
 */
export function question<Asked extends unknown[], Value>(
  read: (signal: AbortSignal, ...asked: Asked) => Promise<Value>,
  settle: (result: Result<Value>) => void,
  code: MessageCode,
): Question<Asked, Value> {
  type Asking = { controller: AbortController; answer: Promise<Result<Value>>; isOpen: boolean }
  let last: Asking | null = null

  const ask = (...asked: Asked): Promise<Result<Value>> => {
    last?.controller.abort()
    const controller = new AbortController()
    // Registered only while it is on its way: whoever holds a question then holds all of it, and a server that draws a thousand products keeps none.
    const endRegistration = onReset(() => {
      controller.abort()
      if (last === own) last = null
    })
    const own: Asking = {
      controller,
      isOpen: true,
      answer: attempt(() => read(controller.signal, ...asked), code).then((result): Result<Value> | Promise<Result<Value>> => {
        own.isOpen = false
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
  const drop = () => {
    last?.controller.abort()
    last = null
  }
  return { ask, join: (...asked) => (last?.isOpen ? last.answer : ask(...asked)), isOpen: () => last?.isOpen === true, drop }
}
