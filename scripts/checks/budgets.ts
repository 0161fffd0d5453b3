// Bytes are the shopper's money and time: what a page loads stays within its budget, or, where it never was, below the ceiling it has reached.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { countBytes, readManifest } from '../bench/bytes.ts'

/** Every file holds the build's hash, and other letters pack a little better or worse, in all twenty of a page at once: so many bytes are no growth. */
const noise = 64

/**
 * Finds what is over its budget in the preact build. `scripts/bench/ceilings.json` holds what is over it today, in bytes:
 * a ceiling may only go down, and goes away with the debt.
 */
export async function findDearBytes(root: string): Promise<string[]> {
  const ceilings: Record<string, number> = JSON.parse(await readFile(join(root, 'scripts/bench/ceilings.json'), 'utf8'))
  const rows = countBytes(await readManifest(root, 'preact'))
  return rows.flatMap(({ what, bytes, budget }) => {
    const ceiling = Object.hasOwn(ceilings, what) ? ceilings[what] : undefined
    if (bytes > Math.max(budget, ceiling === undefined ? 0 : ceiling + noise)) {
      const against = ceiling === undefined ? `the budget of ${budget}` : `its ceiling of ${ceiling} (budget ${budget})`
      return [`${what}: ${bytes} bytes, over ${against}. See npm run bench for the rest.`]
    }
    return ceiling !== undefined && bytes <= budget
      ? [`${what}: within its budget now; take its line out of scripts/bench/ceilings.json`]
      : []
  })
}
