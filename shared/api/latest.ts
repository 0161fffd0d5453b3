// Only the answer to the last question counts: a newer one aborts the older.
import { ApiError } from './errors.ts'

/** Asks; the promise of a question that was superseded rejects with an ApiError of kind `aborted`. */
export type Latest = <Value>(ask: (signal: AbortSignal) => Promise<Value>) => Promise<Value>

/**
 * Makes a line in which each question replaces the one before. Answers that come after that are never seen, even from calls
 * that do not heed their signal.
 * @example const question = latest(); const methods = await question((signal) => estimateShippingMethods(address, signal))
 */
export function latest(): Latest {
  let controller = new AbortController()
  return async (ask) => {
    controller.abort()
    const own = new AbortController()
    controller = own
    try {
      const answer = await ask(own.signal)
      if (!own.signal.aborted) return answer
    } catch (error) {
      if (!own.signal.aborted) throw error
    }
    throw new ApiError('aborted', { call: 'a superseded question' })
  }
}
