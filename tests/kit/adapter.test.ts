// Tests that every request of an adapter names the call that it is made for, whatever the rule does.
import { expect, test } from 'vitest'
import type { AdapterRequest, AdapterRule, ChangedRequest, OwnRequest } from '#shared/adapters/adapter.ts'
import { TAG, tagRules } from './adapter.ts'

const page = { baseUrl: '/en/', store: { id: 1, code: 'en' }, currency: 'GBP' }
const request: AdapterRequest = {
  method: 'GET',
  path: 'basket',
  query: new URLSearchParams(),
  body: null,
  headers: { 'X-Own': '1' },
  at: {},
  page,
}

test('a rule with requests of its own, and one that only changes the contract’s', async () => {
  const sent: OwnRequest[] = []
  const send = (one: OwnRequest) => {
    sent.push(one)
    return Promise.resolve(one.path)
  }
  const cart: AdapterRule = { call: async (_, ask) => [await ask({ path: 'basket' }), await ask({ path: 'me' })] }
  const change = (one: AdapterRequest): ChangedRequest => ({ ...one, path: 'basket/lines' })
  const calls: Record<string, AdapterRule> = { 'GET checkout/cart/quote': cart, 'POST checkout/cart/items': { request: change } }
  tagRules({ calls }, TAG)
  tagRules({ calls }, TAG)
  expect(await calls['GET checkout/cart/quote']?.call?.(request, send)).toEqual(['basket', 'me'])
  expect(await calls['POST checkout/cart/items']?.call?.(request, send)).toBe('basket')
  expect(calls['POST checkout/cart/items']?.request).toBe(change)
  expect(sent.map(({ path, headers }) => [path, headers])).toEqual([
    ['basket', { [TAG]: 'GET checkout/cart/quote' }],
    ['me', { [TAG]: 'GET checkout/cart/quote' }],
    ['basket', { 'X-Own': '1', [TAG]: 'POST checkout/cart/items' }],
  ])
})

test('an adapter without calls stays as it is', () => {
  const adapter = { shapes: {} }
  tagRules(adapter, TAG)
  expect(adapter).toEqual({ shapes: {} })
})
