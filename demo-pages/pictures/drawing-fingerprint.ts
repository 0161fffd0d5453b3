// Identifies the state of the drawing code, so that images cached from an older state are never shown.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

let known: string | undefined

/** Changes with any code, shape or table in this folder; also usable as an ETag. */
export function drawingFingerprint(): string {
  known ??= fingerprintOf(import.meta.dirname)
  return known
}

function fingerprintOf(folder: string): string {
  const hash = createHash('sha256')
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()) {
    if (/\.(ts|svg|json)$/.test(name) && !name.endsWith('.test.ts')) hash.update(name).update(readFileSync(join(folder, name)))
  }
  return hash.digest('hex').slice(0, 12)
}
