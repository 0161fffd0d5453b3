// The changes that the build makes to a library's source, and the reasons for them.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, expect, test } from 'vitest'
import { root, withOwnFields } from './flavours.ts'

afterEach(() => {
  Reflect.deleteProperty(Object.prototype, 'extend')
})

/** Reads a schema on a page whose old library added an enumerable member to every object. */
async function readOnOldPage(valibot: string): Promise<unknown> {
  const folder = await mkdtemp(join(tmpdir(), 'touchline-valibot-'))
  const file = join(folder, 'valibot.mjs')
  await writeFile(file, valibot)
  const v: typeof import('valibot') = await import(pathToFileURL(file).href)
  await rm(folder, { recursive: true })
  const Price = v.object({ amount: v.number() })
  Object.defineProperty(Object.prototype, 'extend', { value: () => {}, enumerable: true, writable: true, configurable: true })
  return v.safeParse(Price, { amount: 5 }).output
}

const written = () => readFile(join(root, 'node_modules/valibot/dist/index.mjs'), 'utf8')

test("unchanged valibot reads an old page's additions to every object as fields of a schema", async () => {
  await expect(readOnOldPage(await written())).rejects.toThrow(TypeError)
})

test('the shipped valibot does not', async () => {
  expect(await readOnOldPage(withOwnFields(await written()))).toEqual({ amount: 5 })
})
