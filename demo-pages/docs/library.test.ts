// Tests that a build which could not be read is read again: the docs must not stay away until the next build.
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createLibrary } from './library.ts'
import { perKey } from '../host/per-key.ts'

test('a library that could not be read is read again, one that was read is not', async () => {
  const dist = await mkdtemp(join(tmpdir(), 'touchline-docs-'))
  onTestFinished(() => rm(dist, { recursive: true }))
  const folder = join(dist, 'preact')
  await mkdir(join(folder, 'docs/recipes'), { recursive: true })
  const manifest = join(folder, 'touchline.manifest.json')
  await writeFile(manifest, JSON.stringify({ version: '1.0.0-TEST', files: {}, kit: { customProperties: [] }, widgets: {} }))
  await utimes(manifest, 1_000, 1_000)
  const readLibrary = createLibrary({ dist, flavour: 'preact' })
  await expect(readLibrary()).rejects.toThrow('openapi.json')
  await writeFile(join(folder, 'openapi.json'), '{ "paths": {} }')
  for (const name of ['README.md', 'CONTRACT.md', 'touchline.d.ts']) await writeFile(join(folder, name), name)
  const library = await readLibrary()
  expect(library?.start).toBe('README.md')
  expect(await readLibrary()).toBe(library)
})

test('an index is made once for a library, and again if it could not be made', async () => {
  let tries = 0
  const indexOf = perKey(() => (++tries === 1 ? Promise.reject(new Error('unreadable')) : Promise.resolve(tries)))
  const library = {}
  await expect(indexOf(library)).rejects.toThrow('unreadable')
  expect([await indexOf(library), await indexOf(library), await indexOf({})]).toEqual([2, 2, 3])
})
