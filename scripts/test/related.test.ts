// A unit is tested where something differs that it imports, however far away; what no import leads to calls for all.
import { join, relative } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createVitest, type Vitest } from 'vitest/node'
import config, { projects } from '#tests/vitest.config.ts'
import { callsForAll, relatedSpecs } from './related.ts'

const root = join(import.meta.dirname, '../..')
let vitest: Vitest

beforeAll(async () => {
  const unit = {
    ...projects.unit,
    name: 'unit',
    include: ['shared/storage/**/*.test.ts', 'stores/{saved,page}/**/*.test.ts', 'scripts/test/outcome.test.ts', 'widgets/*.test.ts'],
  }
  vitest = await createVitest({ config: false, root, watch: false }, { ...config, test: { ...config.test, projects: [{ test: unit }] } })
})
afterAll(() => vitest.close())

async function calledFor(...changed: string[]): Promise<string[]> {
  const fileOf = ({ moduleId }: { moduleId: string }) => relative(root, moduleId)
  return (await relatedSpecs(vitest, await vitest.globTestSpecifications(), changed, fileOf)).map(fileOf).toSorted()
}

test('a test runs if it, its unit or what that imports has changed, and others do not', async () => {
  // Of the units only those that read the tree by paths or by names put together.
  const always = ['scripts/test/outcome.test.ts', 'stores/page/device.test.ts', 'widgets/loose-options.test.ts']
  expect(await calledFor('README.md')).toEqual(always)
  const wishlist = await calledFor('stores/saved/wishlist.ts')
  expect(wishlist).toContain('stores/saved/wishlist.test.ts')
  expect(wishlist.filter((file) => file.startsWith('shared/'))).toEqual([])
  expect(await calledFor('stores/saved/wishlist.test.ts')).toEqual([...always, 'stores/saved/wishlist.test.ts'].toSorted())
  for (const far of ['shared/api/client.ts', 'shared/saved/calls.ts', 'shared/saved/wire/toggled-wishlist.ts'])
    expect(await calledFor(far)).toContain('stores/saved/wishlist.test.ts')
})

test.each(['package-lock.json', 'tests/sentences.ts', 'shared/cart/codes.ts', 'scripts/messages/macros.ts'])(
  'every test stands on %s',
  (file) => expect(callsForAll(['README.md', file])).toBe(true),
)

test.each(['stores/cart/cart.ts', 'locales/cart/de.po', 'demo-pages/shop/shop.ts'])('not every test stands on %s', (file) =>
  expect(callsForAll([file])).toBe(false),
)
