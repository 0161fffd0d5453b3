// The contract follows the code: it changes with a schema, a call or a widget, and an invalid example is rejected.
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as v from 'valibot'
import { root } from '../build/flavours.ts'
import { refreshContract } from '../contract.ts'
import { readContract } from './call-info.ts'
import { openApi } from './openapi.ts'

let tree = ''
beforeAll(async () => {
  tree = await mkdtemp(join(tmpdir(), 'touchline-contract-'))
  for (const folder of ['shared', 'stores', 'widgets', 'scripts/contract', 'package.json'])
    await cp(join(root, folder), join(tree, folder), { recursive: true })
  await symlink(join(root, 'node_modules'), join(tree, 'node_modules'))
})
afterAll(() => rm(tree, { recursive: true, force: true }))

/** Changes a file of the tree while `look` runs. */
async function changed<Seen>(file: string, from: string, to: string, look: () => Promise<Seen>): Promise<Seen> {
  const path = join(tree, file)
  const before = await readFile(path, 'utf8')
  expect(before).toContain(from)
  await writeFile(path, before.replace(from, to))
  return look().finally(() => writeFile(path, before))
}

const find = async (name: string) => (await readContract(tree)).calls.find((call) => call.name === name)

test('a call is documented with path, headers, payload, answer and the widgets that make it', async () => {
  expect(await find('checkout.placeOrder')).toMatchObject({
    method: 'POST',
    path: 'checkout/cart/payment-information',
    client: 'session',
    group: 'base',
    about: expect.stringMatching(/^Places the order\./),
    headers: { 'Idempotency-Key': 'key-1', 'X-Cart-Total': '50', 'X-Cart-Version': expect.any(String) },
    payloads: [{ paymentMethod: { method: 'ideal' } }, expect.anything()],
    answer: { schema: { $ref: '#/$defs/PlacedOrder' } },
    widgets: ['assistant', 'checkout'],
    refusals: expect.arrayContaining([expect.objectContaining({ status: 409, code: 'changed' })]),
  })
  expect(await find('catalogue.listShop')).toMatchObject({
    path: 'catalog/anonymous-category/product/list',
    client: 'catalogue',
    query: { page: '1', sort: 'price:asc', 'facet_brand[]': 'Nordkap' },
    // Through `getListing` in the same file, which stores call.
    widgets: expect.arrayContaining(['product-list']),
  })
})

test('tolerated input is not documented: the contract is stricter than the schema', async () => {
  const wire = (await find('cart.getCart'))?.answer.wire ?? v.never()
  const line = { item_id: 1, sku: 'A', name: 'A', qty: 1 }
  expect(v.is(wire, { items: [line], items_count: 1, items_qty: 1 })).toBe(true)
  expect(v.is(wire, { items: [{ ...line, extension_attributes: { options: [{ label: 'Size' }] } }], items_count: 1, items_qty: 1 })).toBe(
    false,
  )
  expect(v.is(wire, { items: [{ ...line, price_incl_tax: '12.50' }], items_count: 1, items_qty: 1 })).toBe(false)
})

test('the check compares the contract in the repository', async () => {
  expect(await refreshContract(tree, true)).toEqual([])
  const isFound = () => refreshContract(tree, true)
  const stale = [expect.stringContaining('Run npm run contract')]
  expect(
    await changed(
      'shared/cart/wire/totals.ts',
      'tax_percent: OptionalAmount',
      'tax_percent: OptionalAmount, tax_name: Decoration',
      isFound,
    ),
  ).toEqual(stale)
  // Adapters name their rules by path.
  const both = [...stale, expect.stringContaining('shared/adapters/headings.ts')]
  expect(await changed('shared/cart/calls.ts', "'checkout/cart/quote'", "'checkout/cart/contents'", isFound)).toEqual(both)
  expect(
    await changed('shared/cart/calls.ts', '/** The cart with its lines; a missing cart is an empty one. */', '/** The cart. */', isFound),
  ).toEqual(stale)
})

test('an example that its schema refuses is reported', async () => {
  const reading = changed('shared/cart/examples.ts', 'grand_total: total,', "grand_total: 'much',", () => readContract(tree))
  await expect(reading).rejects.toThrow(/shared\/cart\/calls\.ts: the answer in the example of getTotals is refused/)
})

test('a call without an example, or with two, is reported', async () => {
  const calls = 'shared/session/calls.ts'
  const path = "path: 'api/session'"
  const second = changed(
    calls,
    '/** The session',
    `export const again = defineCall({ method: 'GET', ${path}, client: 'session', group: 'session', answer: Session })\n\n/** The session`,
    () => readContract(tree),
  )
  await expect(second).rejects.toThrow(/shared\/session\/calls\.ts: again has no example/)
  const twice = changed(
    'shared/session/examples.ts',
    'export const examples = [',
    'export const examples = [example(getSession, [], { answer: sessionAnswer() }), ',
    () => readContract(tree),
  )
  await expect(twice).rejects.toThrow(/shared\/session\/examples\.ts has a second example of GET api\/session/)
})

test('the OpenAPI document has every call and no dangling references', async () => {
  const contract = await readContract(tree)
  const text = JSON.stringify(openApi(contract, '1.0.0'))
  const document: { paths: Record<string, Record<string, unknown>>; components: { schemas: Record<string, unknown> } } = JSON.parse(text)
  for (const { method, path } of contract.calls) expect(document.paths[`/${path}`]).toHaveProperty(method.toLowerCase())
  for (const [, name = ''] of text.matchAll(/#\/components\/schemas\/(\w+)/g)) expect(document.components.schemas).toHaveProperty(name)
  expect(text).not.toContain('$defs')
})

test('every setting of a page is described below its shape', async () => {
  const { settings } = await readContract(tree)
  const [first] = settings.anyOf ?? []
  const names = Object.keys((typeof first === 'object' ? first : settings).properties ?? {})
  const template = await readFile(join(root, 'scripts/contract/contract.template.md'), 'utf8')
  const rows = Array.from(template.matchAll(/^\| (`[^|]*`) \| .{20,}\|$/gm), ([, cell = '']) => cell).join()
  expect(names.length).toBeGreaterThan(12)
  expect(names.filter((name) => !rows.includes(`\`${name}\``))).toEqual([])
})
