// A pause for whoever guesses across many accounts: failed logins counted by where they come from, beside the count each account keeps.
import type { Shop } from './shop.ts'

const most = 30
const pause = 10 * 60 * 1000

interface Guesses {
  count: number
  /** When counting began; after the pause it begins anew. */
  since: number
}

const books = new WeakMap<Shop, Map<string, Guesses>>()

/** Whether nobody from there may try for now. */
export function hasGuessedTooMuch(shop: Shop, from: string): boolean {
  return (guessesOf(shop, from)?.count ?? 0) >= most
}

/** Counts a failed login. */
export function countGuess(shop: Shop, from: string): void {
  const book = books.get(shop) ?? new Map<string, Guesses>()
  books.set(shop, book)
  const known = guessesOf(shop, from)
  if (known) known.count++
  else book.set(from, { count: 1, since: shop.now().getTime() })
}

function guessesOf(shop: Shop, from: string): Guesses | null {
  const book = books.get(shop)
  const known = book?.get(from)
  if (!known) return null
  if (known.since > shop.now().getTime() - pause) return known
  book?.delete(from)
  return null
}
