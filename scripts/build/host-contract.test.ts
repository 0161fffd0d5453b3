// A host's own script is compiled against touchline.d.ts and nothing else of ours: what is right passes, what is wrong is found.
import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from './bundle.ts'
import { hostTypes } from './host-contract.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'touchline-host-'))
  await writeFile(join(folder, 'touchline.d.ts'), await hostTypes())
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** What the compiler says of a script that lies beside the types, a fault a line. */
async function compile(script: string): Promise<string[]> {
  await writeFile(join(folder, 'host.ts'), script)
  const strict = ['--ignoreConfig', '--noEmit', '--strict', '--target', 'es2022', '--module', 'esnext', '--moduleResolution', 'bundler']
  const { stdout } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/typescript/bin/tsc'), ...strict, '--lib', 'es2022,dom', '--types', '', 'host.ts'],
    { cwd: folder, encoding: 'utf8' },
  )
  return stdout.split('\n').filter(Boolean)
}

test('a script that uses all of it compiles', async () => {
  const script = `/// <reference path="./touchline.d.ts" />
import { touchline, type Events, type Quote } from './touchline.js'

export async function add(): Promise<number> {
  const { cart, stores, wishlist } = await touchline.ready
  const result = await cart.add([{ sku: 'BALL-5', qty: 2 }])
  if (!result.ok) {
    const kind: 'offline' | 'timeout' | 'rejected' | 'unavailable' | 'malformed' | 'aborted' = result.error.kind
    console.log(kind, result.error.message ?? result.error.code)
  }
  const stop: () => void = stores.cart.subscribe((state) => {
    if (state.state === 'ready') console.log(state.value.items.map(({ name, qty }) => name + qty))
  })
  stop()
  void wishlist.toggle(12)
  const count: number = stores.count.get()
  return count
}
touchline.on('cart:added', ({ lines, quote }) => console.log(lines[0]?.item_name, quote?.items_qty), { hasLast: true })
touchline.onError((error, { widget, element, phase }) => console.log(error, widget, element.id, phase))
document.addEventListener('touchline:order:placed', ({ detail }) => console.log(detail.orderNumber, detail.value))
document.querySelector('a')?.addEventListener('touchline:cart:failed', (event) => console.log(event.detail.error.kind))
window.touchline?.mounts().map(({ status }) => status === 'ready')
export const detail: Events['checkout:step'] = { step: 2 }
export const sku = (quote: Quote): string | undefined => quote.items[0]?.sku
`
  expect(await compile(script)).toEqual([])
}, 60_000)

test('names and shapes that are wrong are found', async () => {
  const lines = [
    `window.touchline?.on('cart:aded', () => {})`,
    `window.touchline?.on('checkout:step', ({ stop }) => stop)`,
    `void window.touchline?.ready.then(({ cart }) => cart.add([{ sku: 5, qty: 2 }]))`,
    `void window.touchline?.ready.then(({ stores }) => stores.count.set(5))`,
    `document.addEventListener('touchline:cart:added', ({ detail }) => detail.lines.map(({ nothing }) => nothing))`,
  ]
  const said = await compile(`import './touchline.js'\n${lines.join('\n')}`)
  expect(lines.map((_line, index) => said.some((fault) => fault.startsWith(`host.ts(${index + 2},`)))).toEqual(lines.map(() => true))
}, 60_000)

test.each([
  ['event', /^export type Events = \{\n([\s\S]*?)^\}/m, /^ {2}['\w]/],
  ['verb', /^export type Verbs = \{\n([\s\S]*?)^\}/m, /^ {4}readonly/],
])('above every %s stands what it is for', async (_, type, member) => {
  const [, body = ''] = type.exec(await readFile(join(folder, 'touchline.d.ts'), 'utf8')) ?? []
  const lines = body.split('\n')
  expect(lines.filter((line) => member.test(line)).length).toBeGreaterThan(10)
  expect(lines.filter((line, index) => member.test(line) && !lines[index - 1]?.endsWith('*/'))).toEqual([])
})
