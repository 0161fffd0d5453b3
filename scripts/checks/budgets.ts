// Checks that kinds of pages stay within their byte limits, since bytes cost shoppers money and time.
import { countBytes, readManifest } from '../bench/bytes.ts'

/** Finds pages over their size limit in the preact build. */
export async function findDearBytes(root: string): Promise<string[]> {
  return countBytes(await readManifest(root, 'preact')).flatMap(({ what, value, limit }) =>
    limit !== null && value > limit
      ? [`${what}: ${value} bytes, over the limit of ${limit} (scripts/bench/budgets.ts). npm run bench -- bytes says what has grown.`]
      : [],
  )
}
