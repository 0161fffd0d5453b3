// Tests which modules are accepted as adapters, and which error the others give.
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { adaptation, adaptWith } from '#shared/api/adaptation.ts'
import { on, resetBus } from '#shared/events/bus.ts'
import { setEnvironment } from '#shared/environment.ts'
import { shapeWith } from '#shared/state/shaping.ts'
import { apiCalls } from '#tests/support/api-examples.ts'
import { headings } from './headings.ts'
import { loadAdapter, takeAdapter } from './load-adapter.ts'

const page = { baseUrl: '/nl/', store: { id: 1, code: 'nl' }, currency: 'EUR' }
let reported: string[] = []
beforeEach(() => {
  reported = []
  vi.spyOn(console, 'error').mockImplementation(() => {})
  on('error', ({ error }) => reported.push(error instanceof Error ? error.message : ''))
})
afterEach(() => {
  adaptWith(null)
  shapeWith(null)
  resetBus()
  vi.restoreAllMocks()
})

it('knows the heading of every call', () => {
  expect(apiCalls.length).toBeGreaterThan(90)
  expect(new Set<string>(headings).size).toBe(headings.length)
  const { length } = headings.filter((heading) => /^(GET|POST|PUT|DELETE) \w/.test(heading))
  expect(length).toBe(headings.length)
})

it('accepts calls, shapes or both', () => {
  for (const adapter of [{ calls: {} }, { shapes: {} }, { calls: {}, shapes: {} }]) takeAdapter({ default: adapter }, 'a.js', page)()
  expect(adaptation?.has('GET checkout/cart/quote')).toBe(false)
  expect(reported).toEqual([])
})

it.each([
  ['no default export', {}],
  ['a function', { default: () => {} }],
  ['neither calls nor shapes', { default: { rules: {} } }],
  ['calls that are no object', { default: { calls: 'GET' } }],
  ['nothing', null],
])('refuses a module with %s', (_, module) => {
  expect(() => takeAdapter(module, '/theme/adapter.js', page)).toThrow('The adapter /theme/adapter.js has no default export')
  expect(adaptation).toBeNull()
})

it('reports unused parts, with the right spelling', () => {
  const calls = {
    'PUT /checkout/cart/items/{item_id}': { call: () => 1 },
    'GET basket': { call: () => 1 },
    'GET checkout/cart/quote': { anwser: () => 1 },
  }
  takeAdapter({ default: { calls, shapes: { price: () => 1, money: 5 } } }, 'a.js', page)()
  expect(reported).toEqual([
    expect.stringContaining('"PUT /checkout/cart/items/{item_id}"; it is written "PUT checkout/cart/items/{id}"'),
    expect.stringContaining('"GET basket"'),
    expect.stringContaining('the rule of GET checkout/cart/quote has no function'),
    expect.stringContaining('no shape is called "price"; there are money, product'),
    expect.stringContaining('the shape "money" is no function'),
  ])
})

it('reports which module could not be loaded', async () => {
  const restore = setEnvironment({ location: new URL('http://127.0.0.1:9/nl/') })
  onTestFinished(restore)
  await expect(loadAdapter('/nowhere/adapter.js', page)).rejects.toThrow(/The adapter .*nowhere\/adapter\.js could not be loaded/)
  expect(adaptation).toBeNull()
})
