// Tests a server that renders pages all day: the heap that each kind of page leaves, measured in a separate process after forced collections.
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { distFolder, flavour } from './stage.ts'
import { isSoak } from '../support/scope.ts'

/** The number of pages in each of three rounds, of which the smallest counts (`heap-of-pages.ts`). */
const pages = isSoak ? 700 : 100
/** The kinds of pages with the most stores; a soak run renders every kind. */
const kinds = isSoak ? [] : ['list', 'product', 'checkout']
/** The tolerance in bytes per page. A leaked store costs 8 to 11 kB, in every round. */
const tolerance = isSoak ? 1000 : 4000

test(
  'no kind of page leaves memory behind once it is rendered',
  async () => {
    const script = join(import.meta.dirname, '../support/heap-of-pages.ts')
    const env = { ...process.env, FLAVOUR: flavour, DIST: distFolder }
    const { stdout } = await promisify(execFile)(process.execPath, ['--expose-gc', script, String(pages), ...kinds], { env })
    const left: Record<string, number> = JSON.parse(stdout)
    console.log(`bytes left a page, of ${pages}:`, left)
    expect(Object.keys(left)).toContain('product')
    for (const [kind, bytes] of Object.entries(left)) expect(bytes, kind).toBeLessThan(tolerance)
  },
  isSoak ? 1_800_000 : 240_000,
)
