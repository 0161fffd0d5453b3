// The random word of a player's browser, by which it finds its own entry; only its hash is kept.
import { createHash } from 'node:crypto'

/** Whether a text may be such a word. */
export function isOwner(owner: string): boolean {
  return /^[\w-]{20,60}$/.test(owner)
}

/** The form in which it is kept. */
export function hashOwner(owner: string): string {
  return createHash('sha256').update(owner).digest('hex')
}
