// Compares what this version promises with the last release: `npm run api:diff`. What only a major may do fails unless the major has risen.
import { join } from 'node:path'
import { ensureBuilt } from './build-state.ts'
import { compareSurfaces, type Difference } from './release/compare.ts'
import { lastRelease, partsOf } from './release/releases.ts'
import { readSurface } from './release/surface.ts'

/** The difference from the last release, and the faults: what breaks a promise without a new major. The tree has to be built. */
export async function findBrokenPromises(root: string): Promise<Difference & { faults: string[] }> {
  const [before, after] = [await lastRelease(root), await readSurface(root)]
  if (!before) return { breaks: [], additions: [], faults: [] }
  const difference = compareSurfaces(before, after)
  const isMajor = partsOf(after.version)[0] > partsOf(before.version)[0]
  return {
    ...difference,
    faults: isMajor ? [] : difference.breaks.map((fault) => `${fault} (since ${before.version}). Keep it, or raise the major.`),
  }
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '..')
  await ensureBuilt('preact')
  const { breaks, additions, faults } = await findBrokenPromises(root)
  // A draft for the changelog: people say why, and what to do.
  if (breaks.length > 0) console.log(`Breaks:\n${breaks.map((line) => `- ${line}`).join('\n')}\n`)
  if (additions.length > 0) console.log(`Adds:\n${additions.map((line) => `- ${line}`).join('\n')}\n`)
  console.log(`${breaks.length} breaks, ${additions.length} additions`)
  process.exitCode = faults.length > 0 ? 1 : 0
}
