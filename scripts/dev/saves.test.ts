// A save is reported however an editor writes the file, every time, and an editor's temporary files are not.
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { watchSaves } from './saves.ts'

let root: string
let stop: () => void
const saved: string[] = []
const style = 'widgets/cart/cart.css'

beforeEach(async () => {
  saved.length = 0
  root = await mkdtemp(join(tmpdir(), 'touchline-saves-'))
  await mkdir(join(root, 'widgets/cart'), { recursive: true })
  await writeFile(join(root, style), 'a{}')
  await writeFile(join(root, 'package.json'), '{}')
  stop = watchSaves(root, ['widgets', 'package.json'], (path) => void saved.push(path))
})
afterEach(async () => {
  stop()
  await rm(root, { recursive: true })
})

/** Saves once; resolves when the save is reported. */
async function save(how: () => Promise<void>): Promise<void> {
  const before = saved.length
  await how()
  await expect.poll(() => saved.length).toBeGreaterThan(before)
}

test('reports a file that is written, replaced, and replaced once more', async () => {
  await save(() => writeFile(join(root, style), 'b{}'))
  for (const text of ['cc{}', 'ddd{}']) {
    await save(async () => {
      await writeFile(join(root, 'widgets/cart/.cart.css.tmp'), text)
      await rename(join(root, 'widgets/cart/.cart.css.tmp'), join(root, style))
    })
  }
  await save(async () => {
    await rename(join(root, style), join(root, `${style}~`))
    await writeFile(join(root, style), 'eeee{}')
    await rm(join(root, `${style}~`))
  })
  expect(new Set(saved)).toEqual(new Set([style]))
})

test('reports a single file, and none of its neighbours', async () => {
  await writeFile(join(root, 'other.json'), '{}')
  for (const text of ['[]', '[1]']) {
    await save(async () => {
      await writeFile(join(root, 'next'), text)
      await rename(join(root, 'next'), join(root, 'package.json'))
    })
  }
  expect(new Set(saved)).toEqual(new Set(['package.json']))
})

test('a new folder’s file, and one that goes', async () => {
  const path = join(root, 'widgets/new/new.ts')
  await save(async () => {
    await mkdir(join(root, 'widgets/new'))
    await writeFile(join(root, 'widgets/new/4913'), '')
    await writeFile(join(root, 'widgets/new/new.test.ts'), '')
    await writeFile(path, '')
  })
  await save(() => rm(path))
  expect(new Set(saved)).toEqual(new Set(['widgets/new/new.ts']))
})
