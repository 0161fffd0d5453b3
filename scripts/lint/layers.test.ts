// Adds one violation of each rule to a small tree and expects lint to find exactly that one, to prove that the rule works.
import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { floors } from './floors.ts'

const root = join(import.meta.dirname, '../..')

/** A file with a violation, the rule that finds it, and an import of the same layer that is allowed. */
const seeded: (readonly [file: string, wrong: string, rule: string, right: string])[] = [
  ['shared/domain/a.ts', "import 'nanostores'", 'no-restricted-imports', "import 'valibot'"],
  ['shared/wire/b.ts', "import '#shared/api/client.ts'", 'no-restricted-imports', "import '#shared/domain/rule.ts'"],
  ['shared/domain/c.ts', "import '../ui/Kit.ts'", 'no-restricted-imports', "import './rule.ts'"],
  ['shared/domain/d.ts', 'export const width = () => window.innerWidth', 'no-restricted-globals', "import 'valibot'"],
  ['shared/api/e.ts', "import 'react'", 'no-restricted-imports', "import 'valibot'"],
  ['shared/api/f.ts', "import '#stores/cart/cart.ts'", 'no-restricted-imports', "import '#shared/environment.ts'"],
  ['shared/state/g.ts', "import '#shared/ui/Kit.ts'", 'no-restricted-imports', "import 'nanostores'"],
  ['shared/ui/h.ts', "import '#stores/cart/cart.ts'", 'no-restricted-imports', "import 'react'"],
  ['shared/mount/i.ts', "import '#widgets/one/one.tsx'", 'no-restricted-imports', "import '#shared/i18n/text.ts'"],
  ['shared/i18n/j.ts', "import '#shared/api/client.ts'", 'no-restricted-imports', "import '@lingui/core'"],
  ['shared/cart/rules/pure.ts', "import '#shared/cart/calls.ts'", 'no-restricted-imports', "import '#shared/cart/wire.ts'"],
  ['shared/cart/wire/pure.ts', "import '#shared/cart/parts/Line.ts'", 'no-restricted-imports', "import '#shared/cart/codes.ts'"],
  ['shared/cart/parts/drawn.ts', "import '#shared/cart/calls.ts'", 'no-restricted-imports', "import '#shared/cart/rules/sum.ts'"],
  ['shared/cart/calls/called.ts', "import '#shared/cart/parts/Line.ts'", 'no-restricted-imports', "import '#shared/cart/wire.ts'"],
  ['shared/cart/calls/shown.ts', "import '#stores/cart/cart.ts'", 'no-restricted-imports', "import '#shared/api/client.ts'"],
  ['stores/cart/k.ts', "import 'react'", 'no-restricted-imports', "import 'nanostores'"],
  ['stores/cart/l.ts', "import '#shared/mount/runtime.ts'", 'no-restricted-imports', "import '#shared/domain/rule.ts'"],
  ['stores/cart/m.ts', "import '#widgets/one/one.tsx'", 'no-restricted-imports', "import '#stores/kit/reset.ts'"],
  ['stores/cart/n.ts', 'export const title = () => document.title', 'no-restricted-globals', "import './cart.ts'"],
  ['stores/cart/o.ts', "import '../page/page.ts'", 'no-restricted-imports', "import '#stores/page/page.ts'"],
  ['stores/cart/p.ts', "import '#shared/cart/parts/Line.ts'", 'no-restricted-imports', "import '#shared/cart/calls.ts'"],
  ['shared/cart/more/calls.ts', "import '#shared/cart/examples.ts'", 'no-restricted-imports', "import '#shared/cart/calls.ts'"],
  ['shared/cart/other.ts', "import './examples.ts'", 'no-restricted-imports', "import './wire.ts'"],
  ['shared/cart/more/examples.ts', "import '#stores/cart/cart.ts'", 'no-restricted-imports', "import '#shared/cart/examples.ts'"],
  ['stores/cart/q.ts', "import '#shared/cart/examples.ts'", 'no-restricted-imports', "import '#shared/cart/rules/sum.ts'"],
  ['widgets/one/o.tsx', "import '#widgets/two/two.tsx'", 'no-restricted-imports', "import '#widgets/one/one.tsx'"],
  ['widgets/one/p.tsx', "import '../two/two.tsx'", 'no-restricted-imports', "import './one.tsx'"],
  ['widgets/one/q.tsx', "import '#shared/cart/calls.ts'", 'no-restricted-imports', "import '#stores/cart/cart.ts'"],
  ['widgets/one/x.tsx', "import '#shared/cart/examples.ts'", 'no-restricted-imports', "import '#shared/cart/parts/Line.ts'"],
  ['widgets/one/r.tsx', "import 'nanostores'", 'no-restricted-imports', "import 'react'"],
  ['widgets/one/step/s.tsx', "import '../../two/two.tsx'", 'no-restricted-imports', "import '../one.tsx'"],
  ['widgets/one/model.ts', "import 'hono'", 'no-restricted-imports', "import '#shared/cart/calls.ts'"],
  ['widgets/index.ts', "import '#stores/cart/cart.ts'", 'no-restricted-imports', "import '#shared/mount/runtime.ts'"],
  ['widgets/page/touchline.ts', "import '#widgets/one/one.tsx'", 'no-restricted-imports', "import '#widgets/index.ts'"],
  ['widgets/page/doctor/list.ts', "import '#widgets/one/one.tsx'", 'no-restricted-imports', "import '#widgets/page/touchline.ts'"],
  ['widgets/page/start.ts', "import '#shared/ui/Kit.ts'", 'no-restricted-imports', "import '#stores/cart/cart.ts'"],
  ['demo-pages/t.ts', "import { Cart } from '#shared/cart/wire.ts'\nexport const seen = Cart", 'no-restricted-imports', "import 'hono'"],
  ['demo-pages/u.ts', "import '#shared/cart/rules/sum.ts'", 'no-restricted-imports', "export type { Cart } from '#shared/cart/wire.ts'"],
  ['demo-pages/v.ts', "import '#stores/cart/cart.ts'", 'no-restricted-imports', "import 'kysely'"],
  ['demo-pages/routes/w.ts', "import '../../shared/domain/rule.ts'", 'no-restricted-imports', "import '../t.ts'"],
  ['demo-pages/x.ts', "import '#tests/support/host.ts'", 'no-restricted-imports', "import '#demo-pages/t.ts'"],
  ['stores/cart/y.ts', "import '#demo-pages/t.ts'", 'no-restricted-imports', "import '#stores/cart/cart.ts'"],
  ['shared/ui/z.ts', "import '#tests/support/host.ts'", 'no-restricted-imports', "import 'react'"],
  ['widgets/one/ids.tsx', "import { useId } from 'react'\nexport const take = useId", 'no-restricted-imports', "import 'react'"],
  [
    'widgets/one/text.tsx',
    "import { t } from '@lingui/core/macro'\nexport const say = t",
    'no-restricted-imports',
    "import '@lingui/react/macro'",
  ],
  ['widgets/one/sink.ts', "export const draw = (at: Element) => { at.innerHTML = '' }", 'no-restricted-properties', "import 'react'"],
  [
    'widgets/one/insert.ts',
    "export const add = (at: Element) => at.insertAdjacentHTML('beforeend', '')",
    'no-restricted-properties',
    "import 'react'",
  ],
  ['widgets/one/styled.tsx', 'export const Part = () => <i style={{ top: 0 }} />', 'forbid-dom-props', "import 'react'"],
  ['widgets/one/danger.tsx', "export const Part = () => <i dangerouslySetInnerHTML={{ __html: '' }} />", 'no-danger', "import 'react'"],
  ['widgets/one/any.ts', 'export const loose: any = 1', 'no-explicit-any', 'export const only = [1] as const'],
  ['widgets/one/cast.ts', 'export const sure = (what: unknown) => what as string', 'consistent-type-assertions', "import 'react'"],
  ['widgets/one/late.ts', 'async function load() {}\nexport const go = () => { load() }', 'no-floating-promises', "import 'react'"],
  ['stores/cart/round.ts', "import { b } from './trip.ts'\nexport const a = () => b", 'no-cycle', "import 'nanostores'"],
  ['demo-pages/host/up.ts', "export type { Here } from '#demo-pages/pages/page.ts'", 'no-restricted-imports', "import 'hono'"],
  [
    'demo-pages/host/value.ts',
    "import '#demo-pages/shop/shop.ts'",
    'no-restricted-imports',
    "export type { Here } from '#demo-pages/shop/shop.ts'",
  ],
  ['demo-pages/host/climb.ts', "export type { Here } from '../pages/page.ts'", 'no-restricted-imports', "import './ground.ts'"],
  [
    'demo-pages/shop/round.ts',
    "import type { Trip } from './trip.ts'\nexport type Round = Trip | null",
    'no-cycle',
    "import '../pages/page.ts'",
  ],
  // The kernel may not import the lowest subject.
  ['stores/kit/low.ts', "export type { Here } from '#stores/page/page.ts'", 'no-restricted-imports', "import '#shared/state/seed.ts'"],
  ['shared/form/low.ts', "export type { Here } from '#shared/page/wire.ts'", 'no-restricted-imports', "import '#shared/state/seed.ts'"],
  // Each subject: imports from the next higher one are refused, types too, and imports from lower ones are allowed.
  ...floors.flatMap((floor, index) => {
    const [above, under] = [floors[index + 1], floors[index - 1] ?? floor]
    return [
      [
        `stores/${floor}/low.ts`,
        above ? `export type { Here } from '#stores/${above}/${above}.ts'` : "import '#widgets/one/one.tsx'",
        'no-restricted-imports',
        `export type { Here as There } from '#stores/${under}/${under}.ts'`,
      ],
      [
        `shared/${floor}/rules/low.ts`,
        above ? `export type { Here } from '#shared/${above}/wire.ts'` : "import '#stores/content/content.ts'",
        'no-restricted-imports',
        `export type { Here as There } from '#shared/${under}/wire.ts'`,
      ],
    ] as const
  }),
]

const here = 'export const here = true\nexport type Here = string'
const standing: Readonly<Record<string, string>> = {
  'shared/domain/rule.ts': here,
  'shared/wire/parts.ts': here,
  'shared/api/client.ts': here,
  'shared/state/seed.ts': here,
  'shared/events/bus.ts': here,
  'shared/storage/persisted.ts': here,
  'shared/analytics/listener.ts': here,
  'shared/environment.ts': here,
  'shared/ui/Kit.ts': here,
  'shared/mount/runtime.ts': here,
  'shared/i18n/text.ts': here,
  'shared/cart/calls.ts': here,
  'shared/cart/examples.ts': here,
  'shared/cart/codes.ts': here,
  'shared/cart/parts/Line.ts': here,
  'shared/cart/rules/sum.ts': here,
  ...Object.fromEntries(floors.flatMap((floor) => [`shared/${floor}/wire.ts`, `stores/${floor}/${floor}.ts`].map((file) => [file, here]))),
  'shared/cart/wire.ts': 'export const Cart = {}\nexport type Cart = string\nexport type Here = string',
  'stores/kit/reset.ts': here,
  'stores/cart/trip.ts': "import { a } from './round.ts'\nexport const b = () => a",
  'demo-pages/host/ground.ts': here,
  'demo-pages/pages/page.ts': here,
  'demo-pages/shop/shop.ts': here,
  'demo-pages/shop/trip.ts': "import type { Round } from './round.ts'\nexport type Trip = { to: Round }",
  'widgets/one/one.tsx': here,
  'widgets/two/two.tsx': here,
}

let folder = ''
let found: { file: string; rule: string }[] = []

async function put(file: string, text: string) {
  await mkdir(dirname(join(folder, file)), { recursive: true })
  await writeFile(join(folder, file), `${text}\n`)
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'touchline-lint-'))
  for (const kept of ['package.json', 'tsconfig.json', 'scripts/lint']) await cp(join(root, kept), join(folder, kept), { recursive: true })
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  for (const [file, text] of Object.entries(standing)) await put(file, text)
  for (const [file, wrong, , right] of seeded) await put(file, `${right}\n${wrong}`)
  found = await lint()
})
afterAll(() => rm(folder, { recursive: true, force: true }))

function lint(): Promise<{ file: string; rule: string }[]> {
  const args = ['-c', 'scripts/lint/oxlint.config.ts', '-f', 'json', 'shared', 'stores', 'widgets', 'demo-pages']
  return new Promise((resolve, reject) => {
    execFile(join(root, 'node_modules/.bin/oxlint'), args, { cwd: folder, maxBuffer: 1e8 }, (_error, stdout, stderr) => {
      try {
        const { diagnostics } = JSON.parse(stdout) as { diagnostics: { filename: string; code: string }[] }
        resolve(diagnostics.map(({ filename, code }) => ({ file: filename, rule: /\((.+)\)/.exec(code)?.[1] ?? code })))
      } catch {
        reject(new Error(`oxlint did not answer in JSON: ${stdout}${stderr}`))
      }
    })
  })
}

test.each(seeded.map(([file, , rule]) => [file, rule]))('%s breaks %s and nothing else', (file, rule) => {
  expect(found.filter((one) => one.file === file).map((one) => one.rule)).toEqual([rule])
})

test('the files around the seeded ones have no violations, except for the other halves of the cycles', () => {
  const others = found.filter(({ file }) => !seeded.some(([name]) => name === file))
  expect(others.toSorted((one, other) => one.file.localeCompare(other.file))).toEqual([
    { file: 'demo-pages/shop/trip.ts', rule: 'no-cycle' },
    { file: 'stores/cart/trip.ts', rule: 'no-cycle' },
  ])
})
