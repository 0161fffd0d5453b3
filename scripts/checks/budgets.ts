// Bytes are the shopper's money and time: what a page loads stays within its budget.
import { countBytes, readManifest } from '../bench/bytes.ts'

/** Finds what is over its budget in the preact build. */
export async function findDearBytes(root: string): Promise<string[]> {
  return countBytes(await readManifest(root, 'preact'))
    .filter(({ bytes, budget }) => bytes > budget)
    .map(({ what, bytes, budget }) => `${what}: ${bytes} bytes, over the budget of ${budget}. See npm run bench for the rest.`)
}
