// Compares secrets in constant time.
import { timingSafeEqual } from 'node:crypto'

/** Whether both texts are equal; the time it takes does not reveal where they differ. */
export function isSame(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}
