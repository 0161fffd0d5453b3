// npm ci must work in every fresh clone, on every platform: a lockfile made with a partial registry does not.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findMissingPlatforms } from '../lockfile/missing-platforms.ts'

/** Finds optional packages of other platforms that package-lock.json does not name. */
export async function findLockfileGaps(root: string): Promise<string[]> {
  const missing = findMissingPlatforms(JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')))
  if (missing.length === 0) return []
  return [`package-lock.json names ${missing.length} packages of other platforms nowhere, so npm ci refuses it. Run npm run lockfile.`]
}
