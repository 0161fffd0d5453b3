// The letters of a build in the names of its files.
import { createHash } from 'node:crypto'

/** Eight letters of a SHA-256 in base 32, as in file names. */
export function shortHash(content: string): string {
  const digest = createHash('sha256').update(content).digest()
  return Array.from(digest.subarray(0, 8), (byte) => 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'[byte % 32]).join('')
}
