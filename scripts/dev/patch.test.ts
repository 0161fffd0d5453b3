// The patch of a build after a save: changed files with their hashes, and nothing that needs a whole build.
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createHash } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { canPatch, putOver } from './patch.ts'

let folder: string
const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`
const read = (file: string) => readFile(join(folder, file), 'utf8')

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'touchline-patch-'))
  await writeFile(join(folder, 'start.css'), 'a{}')
  await writeFile(join(folder, 'start.css.br'), 'packed')
  await writeFile(join(folder, 'cart.js'), 'same')
  await writeFile(
    join(folder, 'touchline.manifest.json'),
    JSON.stringify({ tags: `<link integrity="${hash('a{}')}">`, cart: hash('same') }),
  )
})
afterEach(() => rm(folder, { recursive: true }))

test.each([
  [['widgets/cart/cart.css', 'shared/ui/Button.tsx'], true],
  [['stores/cart/add.ts'], true],
  [['widgets/index.ts'], false],
  [['stores/cart/cart.ts', 'locales/cart/nl.po'], false],
  [['demo-pages/pages/page.ts'], false],
  [[], false],
])('%j can be patched into a build: %s', (paths, isSo) => {
  expect(canPatch(paths)).toBe(isSo)
})

test('a changed file is written with its hash, and its compressed copy is removed', async () => {
  const before = await stat(join(folder, 'touchline.manifest.json'))
  expect(
    await putOver(
      folder,
      new Map([
        ['start.css', 'b{}'],
        ['cart.js', 'same'],
      ]),
    ),
  ).toBe(true)
  expect(await read('start.css')).toBe('b{}')
  await expect(read('start.css.br')).rejects.toThrow('ENOENT')
  expect(JSON.parse(await read('touchline.manifest.json'))).toEqual({ tags: `<link integrity="${hash('b{}')}">`, cart: hash('same') })
  const after = await stat(join(folder, 'touchline.manifest.json'))
  // The shop notices the change, and the whole build still counts as due.
  expect(after.mtimeMs).toBeGreaterThan(before.mtimeMs)
  expect(after.mtimeMs - before.mtimeMs).toBeLessThan(2)
})

test('a file that is missing in the build requires a whole build', async () => {
  expect(await putOver(folder, new Map([['new.js', 'x']]))).toBe(false)
})
