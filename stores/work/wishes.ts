// Fast plus and minus: per thing only the newest wish is sent, and everyone who asked hears how that one ended.
import type { Result } from '#shared/domain/failure.ts'
import { onReset } from '../reset.ts'
import type { Turns } from './turns.ts'

interface Wanted<Wish, Value> {
  wish: Wish
  /** Sent already, so that it can no longer be replaced, only followed. */
  hasBegun: boolean
  next: Wanted<Wish, Value> | null
  answer: Promise<Result<Value>>
}

/** Wishes about things that are named by a key. */
export interface Wishes<Key, Wish, Value> {
  /** Wishes; an older wish about the same thing that was not sent yet is forgotten. */
  make: (key: Key, wish: Wish) => Promise<Result<Value>>
  /** The newest wish about this thing that is not decided yet. */
  wanted: (key: Key) => Wish | null
}

/** How a wish is sent, and who hears the end of the last one about a thing. */
export interface WishOptions<Key, Wish, Value> {
  line: Turns
  send: (key: Key, wish: Wish) => Promise<Result<Value>>
  settle: (key: Key, wish: Wish, result: Result<Value>) => void
}

/** Keeps the wishes of one kind. */
export function wishes<Key, Wish, Value>({ line, send, settle }: WishOptions<Key, Wish, Value>): Wishes<Key, Wish, Value> {
  const newest = new Map<Key, Wanted<Wish, Value>>()
  onReset(() => newest.clear())

  return {
    wanted: (key) => newest.get(key)?.wish ?? null,
    make: (key, wish) => {
      const before = newest.get(key)
      if (before && !before.hasBegun) {
        before.wish = wish
        return before.answer
      }
      const own: Wanted<Wish, Value> = {
        wish,
        hasBegun: false,
        next: null,
        answer: line
          .take(async () => {
            own.hasBegun = true
            const result = await send(key, own.wish)
            if (newest.get(key) === own) {
              newest.delete(key)
              settle(key, own.wish, result)
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
