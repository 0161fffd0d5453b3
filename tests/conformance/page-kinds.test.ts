// Tests the list of page kinds, which the build splits files by, against the demo shop's pages: a widget missing in it would make a page heavy.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { distFolder, flavour } from './stage.ts'

const { pages }: { pages: Record<string, { widgets: string[]; calls: string[] }> } = JSON.parse(
  await readFile(join(distFolder, flavour, 'touchline.manifest.json'), 'utf8'),
)
const read = (path: string) => fetch(`${inject('origin')}/en/${path}`).then((answer) => answer.text())
const mountsOf = (html: string) => [...new Set(Array.from(html.matchAll(/data-touchline="([\w-]+)"/g), ([, name = '']) => name))]

/** The first product that a list of everything links to. */
async function productPath(): Promise<string> {
  const [, path = ''] = /href="\/en\/(product\/[^"?#]+)/.exec(await read('search?query=shirt')) ?? []
  expect(path).not.toBe('')
  return path
}

test.each([
  ['home', ''],
  ['list', 'search?query=ball'],
  ['article', 'pages/terms'],
  ['cart', 'checkout/cart'],
  ['login', 'account/login'],
  ['register', 'account/register'],
  ['password', 'account/password'],
  ['contact', 'contact'],
  ['returns', 'returns'],
  ['withdrawal', 'withdrawal'],
  ['complaint', 'complaint'],
  ['tracking', 'orders/track'],
  ['wishlist', 'wishlist'],
  ['comparison', 'compare'],
])('the page %s has no widget that is missing in the list', async (kind, path) => {
  const mounts = mountsOf(await read(path))
  expect(mounts.length).toBeGreaterThan(5)
  expect(mounts.filter((name) => !pages[kind]?.widgets.includes(name))).toEqual([])
})

test('a product page has none either', async () => {
  const known = ['product', 'bundle', 'set', 'printed product', 'team kit'].flatMap((kind) => pages[kind]?.widgets ?? [])
  expect(mountsOf(await read(await productPath())).filter((name) => !known.includes(name))).toEqual([])
})

test('pages that make calls at once list the files of these calls', () => {
  for (const kind of ['cart', 'checkout', 'login']) expect(pages[kind]?.calls.length, kind).toBeGreaterThan(1)
  expect(pages['home']?.calls).toEqual([])
})
