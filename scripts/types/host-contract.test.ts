// A host's script is compiled against touchline.d.ts alone: correct code passes, and errors are found.
import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '../build/flavours.ts'
import { hostTypes } from './host-contract.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'touchline-host-'))
  await writeFile(join(folder, 'touchline.d.ts'), await hostTypes())
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** The compiler's errors for a script beside the types, one per line. */
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

test('a script that uses the whole API compiles', async () => {
  const script = `/// <reference path="./touchline.d.ts" />
import { touchline, type CardContext, type Cart, type CartLine, type Events, type Slot } from './touchline.js'

export async function add(): Promise<number> {
  const { cart, stores, wishlist } = await touchline.ready
  const result = await cart.add([{ sku: 'BALL-5', quantity: 2 }])
  if (!result.ok) {
    const kind: 'offline' | 'timeout' | 'rejected' | 'unavailable' | 'malformed' | 'aborted' | 'unoffered' = result.error.kind
    console.log(kind, result.error.message ?? result.error.code)
  }
  const stop: () => void = stores.cart.subscribe((state) => {
    if (state.state === 'ready') console.log(state.value.lines.map(({ name, quantity }) => name + quantity))
  })
  stop()
  void wishlist.toggle(12)
  stores.list.subscribe((list) => list.state === 'ready' && console.log(list.value.products[0]?.sku, list.value.facets.length))
  stores.product(12).subscribe((product) => product.state === 'ready' && void cart.add([...product.value.lines]))
  const step: number | undefined = stores.checkout.get()?.step
  console.log(step)
  const count: number = stores.count.get()
  return count
}
touchline.on('cart:added', ({ lines, cart }) => console.log(lines[0]?.item_name, cart?.quantity), { hasLast: true })
touchline.onError((error, { widget, element, phase }) => console.log(error, widget, element.id, phase))
document.addEventListener('touchline:order:placed', ({ detail }) => console.log(detail.orderNumber, detail.value))
window.addEventListener('touchline:cart:opened', (event) => console.log(event.detail))
document.querySelector('a')?.addEventListener('touchline:cart:failed', (event) => console.log(event.detail.error.kind))
const stop: () => void = touchline.extend('product-card.badge', { mount: (element, { product, price }) => element.append(product.sku, price ?? '') })
touchline.extend('product-list.tile', { position: 3, mount: (element, { total }) => () => element.append(String(total)) })
touchline.extend('cart.line', document.createElement('template'))
touchline.extend('checkout', { payment: { code: 'klarna', mount: (_element, { set }) => set('terms', null) } })
stop()
touchline.on('cart:adding', ({ lines, refuse, change }) => (lines.length > 9 ? refuse('Too many') : change(lines.map((line) => ({ ...line, quantity: 1 })))))
window.addEventListener('touchline:mounted', ({ detail }) => console.log(detail.widget, detail.element.classList))
window.addEventListener('touchline:error', ({ detail }) => console.log(detail.slot, detail.element?.id))
const ask: Slot<CardContext> = { mount: (element, { product }) => element.append(product.name), update: (element, { index }) => (element.title = String(index)) }
touchline.extend('product-card.footer', ask)
window.touchline?.mounts().map(({ status }) => status === 'ready')
export const detail: Events['checkout:step'] = { step: 2 }
export const first = (cart: Cart): CartLine | undefined => cart.lines[0]
`
  expect(await compile(script)).toEqual([])
}, 60_000)

test('the types of a shop can be imported by name', async () => {
  const script = `import type { Catalogue, Facet, Loadable, Order, PaymentMethod, Product, PublicApi, Result, ShippingMethod } from './touchline.js'
export const priceOf = (product: Product): number | null => product.price.final ?? product.variants[0]?.price.final ?? null
export const pressed = (facets: readonly Facet[]): string[] => facets.filter(({ isActive }) => isActive).map(({ label }) => label)
export const cards = (list: Loadable<Catalogue>): number => (list.state === 'ready' ? list.value.items.length : 0)
export const names = (ways: readonly ShippingMethod[], pays: readonly PaymentMethod[]): number => ways.length + pays.length
export const numberOf = (result: Result<Order>): object | string => (result.ok ? result.value : result.error.kind)
export const listen = (api: PublicApi) => api.stores.cart.subscribe((state) => state.state === 'failed' && console.log(state.error.code))
`
  expect(await compile(script)).toEqual([])
  expect(await compile(script.replace('product.price.final', 'product.final_price_incl_tax'))).toEqual([
    expect.stringMatching(/^host\.ts\(2,.*final_price_incl_tax/),
  ])
}, 60_000)

test('generic types keep their names', async () => {
  const types = await readFile(join(folder, 'touchline.d.ts'), 'utf8')
  expect(types).toContain('readonly cart: PublicStore<Loadable<Cart>>;')
  expect(types).toMatch(/\/\*\* The status of its payment\. \*\/\n {2}status: 'pending'/)
  expect(types).toMatch(/readonly mergeCarts: .* => Promise<Result<Cart>>;/)
  expect(types).toContain("'minicart.foot': Slot<CartContext>;")
  expect(types).toMatch(/'checkout\.payment': Slot<PartContext> & \{\n {4}code: string\n {2}\}/)
  expect(types.match(/ mount: \(element: HTMLElement/g)).toHaveLength(1)
  expect(types).toMatch(/readonly \[x: string\]: AddressFieldChange/)
  expect(types).toMatch(/choices\?: readonly LineChoice\[\]/)
  expect(types).not.toMatch(/#(shared|stores)\//)
  expect(types.match(/state: 'idle'/g)).toHaveLength(1)
  expect(types.match(/\bok: false\b/g)?.length).toBeLessThanOrEqual(4)
})

test('wrong names and types are reported', async () => {
  const lines = [
    `window.touchline?.on('cart:aded', () => {})`,
    `window.touchline?.on('checkout:step', ({ stop }) => stop)`,
    `void window.touchline?.ready.then(({ cart }) => cart.add([{ sku: 5, quantity: 2 }]))`,
    `void window.touchline?.ready.then(({ stores }) => stores.count.set(5))`,
    `document.addEventListener('touchline:cart:added', ({ detail }) => detail.lines.map(({ nothing }) => nothing))`,
  ]
  const said = await compile(`import './touchline.js'\n${lines.join('\n')}`)
  expect(lines.map((_line, index) => said.some((fault) => fault.startsWith(`host.ts(${index + 2},`)))).toEqual(lines.map(() => true))
}, 60_000)

test.each([
  ['event', /^export type Events = \{\n([\s\S]*?)^\}/m, /^ {2}['\w]/],
  ['verb', /^export type Verbs = \{\n([\s\S]*?)^\}/m, /^ {4}readonly/],
])('every %s has a docstring', async (_, type, member) => {
  const [, body = ''] = type.exec(await readFile(join(folder, 'touchline.d.ts'), 'utf8')) ?? []
  const lines = body.split('\n')
  expect(lines.filter((line) => member.test(line)).length).toBeGreaterThan(10)
  expect(lines.filter((line, index) => member.test(line) && !lines[index - 1]?.endsWith('*/'))).toEqual([])
})

test('an adapter has the contract’s headings and names of shapes, and no others', async () => {
  const script = (heading: string, shape: string) => `/// <reference path="./touchline.d.ts" />
import type { Adapter } from './touchline.js'

export default {
  calls: {
    '${heading}': { request: (request) => ({ ...request, path: \`basket/\${request.at['id']}\` }), call: async (_, send) => send({ path: 'x' }) },
    'GET checkout/cart/gifts': { call: () => [], answer: (body, { path, query }) => [body, path, query.get('page')] },
  },
  shapes: { ${shape}: (value, source) => [value, source.length] },
} satisfies Adapter
`
  expect(await compile(script('PUT checkout/cart/items/{id}', 'money'))).toEqual([])
  expect(await compile(script('PUT checkout/cart/items', 'money'))).toEqual(
    expect.arrayContaining([expect.stringContaining('PUT checkout/cart/items')]),
  )
  expect(await compile(script('PUT checkout/cart/items/{id}', 'price'))).toEqual(expect.arrayContaining([expect.stringContaining('price')]))
})
