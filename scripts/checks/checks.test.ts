// Every check of our own finds its violation and accepts the correct form.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { disabledRules } from './disabled-rules.ts'
import { docstrings } from './docstrings.ts'
import { fileLength } from './file-length.ts'
import { fileNames } from './file-names.ts'
import { firstLines } from './first-lines.ts'
import { firstLoad } from './first-load.ts'
import { patchedGlobals } from './patched-globals.ts'
import { findLostFaults } from './seeded.ts'
import { readSources, type SourceCheck } from './sources.ts'
import { strictCsp } from './strict-csp.ts'
import { findUnwholeFolders } from './whole-folders.ts'
import { storeWrites } from './store-writes.ts'
import { wireNames } from './wire-names.ts'

const long = (first: string) => [first, ...Array.from({ length: 260 }, (_, index) => `export const row${index} = ${index}`)].join('\n')

const cases: readonly [SourceCheck, string, string, string, string][] = [
  [firstLines, 'stores/a.ts', "import 'valibot'\n", 'Start it with a comment', '// Holds what was added last.\n'],
  [firstLines, 'shared/ui/a.css', '.a {}\n', 'Start it with a comment', '/* The button of the kit. */\n'],
  [firstLines, 'scripts/a.ts', '// Todo\n', 'Start it with a comment', '#!/usr/bin/env node\n// Writes the tables anew.\n'],
  [fileLength, 'stores/a.ts', long('// Holds many rows.'), 'has 261 lines', long('// Holds rows; long because the table is one idea.')],
  [fileNames, 'widgets/cart/cartLine.ts', '', 'is not kebab-case', ''],
  [
    fileNames,
    'widgets/cart/CartLine.tsx',
    'export function CartLine() {}\nexport const other = 1',
    'Export CartLine',
    'export function CartLine() {}',
  ],
  [fileNames, 'shared/domain/utils.ts', '', '"utils" says nothing', ''],
  [fileNames, 'shared/Domain/money.ts', '', 'Rename the folder', ''],
  [docstrings, 'stores/a.ts', 'export const $a = 1', 'without a docstring', '/** One. */\nexport const $a = 1'],
  [docstrings, 'shared/a.ts', 'export async function load() {}', 'exports load', '/**\n * Loads.\n */\nexport async function load() {}'],
  [docstrings, 'shared/a.ts', 'export type Quote = 1', 'exports Quote', '/** A cart. */\nexport const Quote = 1\nexport type Quote = 1'],
  [
    firstLoad,
    'widgets/index.ts',
    "import cart from './cart/cart.tsx'",
    './cart/cart.tsx with the page',
    "const load = () => import('./cart/cart.tsx')",
  ],
  [
    firstLoad,
    'widgets/page/touchline.ts',
    "import { cart } from '#stores/cart/cart.ts'",
    'imports #stores/cart/cart.ts',
    "import type { Cart } from '#stores/cart/cart.ts'",
  ],
  [
    firstLoad,
    'stores/a.ts',
    "import {\n  getQuote,\n} from '#shared/cart/calls.ts'",
    'the API client is in the first load',
    "const api = () => import('#shared/cart/calls.ts')",
  ],
  [patchedGlobals, 'stores/a.ts', 'const all = Array.from(list)', 'calls Array.from', 'const all = [...list]'],
  [patchedGlobals, 'widgets/a.tsx', 'Object.values(all).map(draw)', 'calls Object.values', '// Never Object.values(all)'],
  [patchedGlobals, 'shared/a.ts', 'Map.groupBy(all, keyOf)', 'groupBy', 'grouped(all, keyOf)'],
  [strictCsp, 'demo-pages/a.ts', 'const page = `<p style="top: 0">`', 'a style attribute', 'const page = `<p class="top">`'],
  [strictCsp, 'widgets/a.ts', "at.setAttribute('style', '')", 'a style attribute', "at.style.setProperty('top', '0')"],
  [strictCsp, 'demo-pages/a.ts', 'const page = `<p onclick="go()">`', 'an inline handler', '// Never <p onclick="go()">'],
  [strictCsp, 'demo-pages/mails/a.ts', 'const mail = `<p onclick="go()">`', 'an inline handler', 'const mail = `<p style="top: 0">`'],
  [wireNames, 'stores/a.ts', 'const pieces = line.min_qty', 'says min_qty', 'const pieces = line.minQuantity'],
  [wireNames, 'widgets/a.tsx', 'const { in_stock: isThere } = product', 'says in_stock', "form.append('product_id', item_name)"],
  [
    storeWrites,
    'widgets/minicart/a.ts',
    "import { $isOpen } from '#stores/cart/cart.ts'\n$isOpen.set(true)",
    'writes $isOpen',
    "import { $isOpen, openCart } from '#stores/cart/cart.ts'\nopenCart($isOpen.get())",
  ],
  [
    storeWrites,
    'stores/saved/a.ts',
    "import {\n  $cart as $basket,\n} from '#stores/cart/state.ts'\n$basket.set(null)",
    'writes $basket',
    "import { $cart } from '#stores/saved/state.ts'\nimport { $other } from './state.ts'\n$cart.set($other.set(1))",
  ],
  [
    disabledRules,
    'stores/a.ts',
    '// oxlint-disable-next-line no-eval',
    'without a reason',
    '// oxlint-disable-next-line no-eval -- the library asks for it',
  ],
]

test.each(cases.map(([check, path, wrong, fault, right]) => ({ name: check.name, check, path, wrong, fault, right })))(
  '$name: $path is reported with "$fault"',
  ({ check, path, wrong, fault, right }) => {
    expect(check.find([{ path, text: wrong }]).join('\n')).toContain(fault)
    const rightPath = check === fileNames && !right ? 'widgets/cart/cart-line.ts' : path
    expect(check.find([{ path: rightPath, text: right }])).toEqual([])
  },
)

async function treeOf(files: Record<string, string>): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'touchline-checks-'))
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, file)), { recursive: true })
    await writeFile(join(root, file), text)
  }
  return root
}

test('a widget without README and test is incomplete', async () => {
  const root = await treeOf({ 'widgets/README.md': '', 'widgets/cart/cart.tsx': '', 'widgets/cart/cart.fixture.ts': '' })
  const faults = await findUnwholeFolders(root)
  await rm(root, { recursive: true })
  expect(faults).toContainEqual(expect.stringContaining('stores/ has no README.md'))
  expect(faults).toContainEqual(expect.stringContaining('widgets/cart/ has no README.md'))
  expect(faults).toContainEqual(expect.stringContaining('widgets/cart/ has no cart.test.tsx'))
  expect(faults.join()).not.toContain('cart.fixture.ts')
  expect(faults.join()).not.toContain('widgets/ has no README.md')
})

test('a seeded fault without its file, its place or its test is reported', async () => {
  const fault = (part: object) =>
    JSON.stringify({
      path: 'stores/a.ts',
      find: 'a + b',
      put: 'a - b',
      suite: 'unit',
      tests: ['stores/a.test.ts'],
      why: 'A wrong sum.',
      ...part,
    })
  const root = await treeOf({
    'stores/a.ts': 'const sum = a + b\nconst twice = sum * 2 * 2\n',
    'stores/a.test.ts': '',
    'tests/seeded/fine.json': fault({}),
    'tests/seeded/checked.json': fault({ suite: 'check', tests: ['messages'] }),
    'tests/seeded/moved.json': fault({ path: 'stores/old.ts' }),
    'tests/seeded/rewritten.json': fault({ find: 'a - b' }),
    'tests/seeded/unclear.json': fault({ find: ' * 2' }),
    'tests/seeded/unfound.json': fault({ tests: ['stores/b.test.ts'] }),
  })
  const faults = await findLostFaults(root)
  await rm(root, { recursive: true })
  expect(faults).toEqual([
    expect.stringContaining('moved.json: there is no stores/old.ts. Give the file'),
    expect.stringContaining('rewritten.json: its text is gone from stores/a.ts. Write into find'),
    expect.stringContaining('unclear.json: its text stands 2 times in stores/a.ts. Let find'),
    expect.stringContaining('unfound.json: there is no test stores/b.test.ts. Name the file'),
  ])
})

test('sources are read from the known folders, never from build output or caches', async () => {
  const root = await treeOf({
    'stores/cart/cart.ts': 'one',
    'tests/benchmarks/results/old.ts': '',
    'dist/preact/a.ts': '',
    'shared/node_modules/a.ts': '',
    'tests/.results/a.ts': '',
  })
  const sources = await readSources(root)
  await rm(root, { recursive: true })
  expect(sources).toEqual([{ path: 'stores/cart/cart.ts', text: 'one' }])
})
