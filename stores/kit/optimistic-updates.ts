// Optimistic updates: fast plus and minus shows at once, per thing only the newest value is sent, and every caller hears how that one ended.
import type { Result } from '#shared/domain/failure.ts'
import { onReset } from './reset.ts'
import type { SerialQueue } from './serial-queue.ts'

interface Pending<Update, Value> {
  update: Update
  /** Sent already, so that it can no longer be replaced, only followed. */
  isSent: boolean
  next: Pending<Update, Value> | null
  answer: Promise<Result<Value>>
}

/** Updates of things that are named by a key. */
export interface OptimisticUpdates<Key, Update, Value> {
  /** Requests an update; an older one of the same thing that was not sent yet is replaced. */
  request: (key: Key, update: Update) => Promise<Result<Value>>
  /** The newest update of this thing that is not settled yet. */
  pending: (key: Key) => Update | null
}

/** How an update is sent, and who hears how the last one of a thing ended. */
export interface OptimisticUpdateOptions<Key, Update, Value> {
  queue: SerialQueue
  send: (key: Key, update: Update) => Promise<Result<Value>>
  settle: (key: Key, update: Update, result: Result<Value>) => void
}

/**
 * Makes the updates of one kind.
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
