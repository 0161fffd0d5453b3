// A server that draws pages all day: what each kind of page leaves in its heap, measured in a process of its own after forced collections.
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { distFolder, flavour } from './stage.ts'
import { isSoak } from '../support/scope.ts'

/** In each of three rounds, of which the smallest counts (`heap-of-pages.ts`). */
const pages = isSoak ? 700 : 100
/** Those with the most stores; a soak run draws every kind. */
const kinds = isSoak ? [] : ['list', 'product', 'checkout']
/** Bytes a page. A store that is kept costs 8 to 11 kB, in every round. */
const tolerance = isSoak ? 1000 : 4000

test(
  'no kind of page leaves anything behind once it is drawn',
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
