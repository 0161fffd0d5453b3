// Compares secrets in a time that does not tell where they differ.
import { timingSafeEqual } from 'node:crypto'

/** Whether both are the same text, in a time that does not tell where they differ. */
export function isSame(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}
