// A build is outdated if, and only if, one of its inputs is newer.
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isStale } from './build-state.ts'

let root = ''
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'touchline-state-'))
})
afterEach(() => rm(root, { recursive: true, force: true }))

async function put(file: string, at: number) {
  await mkdir(dirname(join(root, file)), { recursive: true })
  await writeFile(join(root, file), '')
  await utimes(join(root, file), at, at)
}

test('a missing build is outdated', async () => {
  await put('widgets/page/touchline.ts', 100)
  expect(await isStale('preact', root)).toBe(true)
})

test('a build newer than all sources is current, for each flavour', async () => {
  await put('widgets/cart/cart.tsx', 100)
  await put('dist/preact/touchline.manifest.json', 200)
  expect(await isStale('preact', root)).toBe(false)
  expect(await isStale('react', root)).toBe(true)
})

test.each(['stores/cart/cart.ts', 'locales/cart/nl.po', 'scripts/build/build.ts', 'package-lock.json'])(
  'saving %s later makes it outdated',
  async (file) => {
    await put('dist/preact/touchline.manifest.json', 200)
    await put(file, 300)
    expect(await isStale('preact', root)).toBe(true)
  },
)

test('tests and documentation are no inputs of a build', async () => {
  await put('dist/preact/touchline.manifest.json', 200)
  await put('widgets/cart/cart.test.tsx', 300)
  await put('widgets/cart/README.md', 300)
  expect(await isStale('preact', root)).toBe(false)
})
