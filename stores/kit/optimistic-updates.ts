// Optimistic updates: shown at once; per key only the newest update is sent, and every caller gets its result.
import type { Result } from '#shared/domain/failure.ts'
import { onReset } from './reset.ts'
import type { SerialQueue } from './serial-queue.ts'

interface Pending<Update, Value> {
  update: Update
  /** Whether it was sent: then it can no longer be replaced, only followed by another. */
  isSent: boolean
  next: Pending<Update, Value> | null
  answer: Promise<Result<Value>>
}

/** Optimistic updates, each identified by a key. */
export interface OptimisticUpdates<Key, Update, Value> {
  /** Requests an update; replaces an older update with the same key that was not sent yet. */
  request: (key: Key, update: Update) => Promise<Result<Value>>
  /** The newest unsettled update for a key; null if there is none. */
  pending: (key: Key) => Update | null
}

/** How to send an update, and the function to call with the last result for a key. */
export interface OptimisticUpdateOptions<Key, Update, Value> {
  queue: SerialQueue
  send: (key: Key, update: Update) => Promise<Result<Value>>
  settle: (key: Key, update: Update, result: Result<Value>) => void
}

/**
 * Makes the updates for one kind of write.
 * @example const toggles = optimisticUpdates({ queue: serialQueue(noteWrite), send: toggle, settle: tellOthers })
 */
export function optimisticUpdates<Key, Update, Value>({
  queue,
  send,
  settle,
}: OptimisticUpdateOptions<Key, Update, Value>): OptimisticUpdates<Key, Update, Value> {
  const newest = new Map<Key, Pending<Update, Value>>()
  onReset(() => newest.clear())

  return {
    pending: (key) => newest.get(key)?.update ?? null,
    request: (key, update) => {
      const before = newest.get(key)
      if (before && !before.isSent) {
        before.update = update
        return before.answer
      }
      const own: Pending<Update, Value> = {
        update,
        isSent: false,
        next: null,
        answer: queue
          .run(async () => {
            own.isSent = true
            const result = await send(key, own.update)
            if (newest.get(key) === own) {
              newest.delete(key)
              settle(key, own.update, result)
            }
            return result
          })
          .then((result) => (own.next ? own.next.answer : result)),
      }
      if (before) before.next = own
      newest.set(key, own)
      return own.answer
    },
  }
}
