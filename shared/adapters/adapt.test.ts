// Tests the rules of an adapter: requests, answers, and how faults are named.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { applyCoupon, getGifts } from '#shared/cart/discounts/calls.ts'
import { changeLine, getCart, getTotals, removeLine } from '#shared/cart/calls.ts'
import { getListing } from '#shared/catalogue/calls.ts'
import { adaptWith } from '#shared/api/adaptation.ts'
import { emptyQuery } from '#shared/catalogue/rules/list-address.ts'
import { on, resetBus } from '#shared/events/bus.ts'
import { configureExtensions } from '#shared/state/extensions.ts'
import { shapeWith } from '#shared/state/shaping.ts'
import * as answers from '#tests/support/answers.ts'
import { json, text } from '#tests/support/fault-server.ts'
import { errorOf, useFaultServer } from '#tests/support/use-fault-server.ts'
import type { Adapter } from './adapter.ts'
import { takeAdapter } from './load-adapter.ts'

const stage = useFaultServer()
const take = (adapter: Adapter) => takeAdapter({ default: adapter }, 'adapter.js', page)
const page = { baseUrl: '/nl/', store: { id: 1, code: 'nl' }, currency: 'EUR' }
const line = { sku: 'BALL', quantity: 3 }

let reported: unknown[] = []
beforeEach(() => {
  reported = []
  on('error', (detail) => reported.push(detail))
})
afterEach(() => {
  adaptWith(null)
  shapeWith(null)
  resetBus()
  vi.restoreAllMocks()
})

describe('a rule', () => {
  it('changes what is sent: method, path, query, body and headers', async () => {
    take({
      calls: {
        'PUT checkout/cart/items/{id}': {
          request: ({ body, at, query, headers, page: { store } }) => {
            query.set('store', store.code)
            return {
              method: 'POST',
              path: `basket/line/${at['id']}`,
              query,
              at,
              body: { change: body },
              headers: { ...headers, 'X-Shop': '1' },
            }
          },
        },
      },
    })
    stage.server.reply(json(true))
    await changeLine(41, line)
    expect(stage.server.arrived[0]).toMatchObject({
      method: 'POST',
      path: 'basket/line/41',
      body: { change: { cartItem: { sku: 'BALL', qty: 3 } } },
      headers: { 'x-shop': '1', 'x-xsrf-token': 'first', 'x-requested-with': 'XMLHttpRequest' },
    })
    expect(stage.server.arrived[0]?.query.get('store')).toBe('nl')
  })

  it('converts an answer to the contract’s, with access to the contract’s request', async () => {
    const seen: string[] = []
    take({
      calls: {
        'GET checkout/cart/quote': {
          request: (request) => ({ ...request, path: 'basket' }),
          answer: (body, { path }) => {
            seen.push(path)
            return { id: 7, items: Object(body)['lines'] }
          },
        },
      },
    })
    stage.server.reply(json({ lines: [answers.itemAnswer({ item_id: 5 })] }))
    expect((await getCart()).lines).toMatchObject([{ id: 5 }])
    expect(stage.arrived()).toEqual(['GET basket'])
    expect(seen).toEqual(['checkout/cart/quote'])
  })

  it('may send several requests', async () => {
    take({
      calls: {
        'GET checkout/cart/totals-information': {
          call: async (_, send) => {
            const totals = await send({ path: 'sums' })
            await send({ method: 'POST', path: 'log', body: { seen: true } })
            return totals
          },
        },
        'GET checkout/cart/gifts': { call: () => [] },
      },
    })
    stage.server.reply(json(answers.totalsAnswer({ grand_total: 12 })), text(''))
    expect((await getTotals()).grandTotal).toBe(12)
    expect(stage.arrived()).toEqual(['GET sums', 'POST log'])
    expect(await getGifts()).toEqual([])
    expect(stage.arrived()).toHaveLength(2)
  })

  it('may send requests without cookies and token if the contract does', async () => {
    take({ calls: { 'GET catalog/anonymous-category/product/list': { request: (request) => ({ ...request, path: 'all' }) } } })
    stage.server.reply(json(answers.catalogueAnswer()))
    await getListing(null, emptyQuery)
    expect(stage.arrived()).toEqual(['GET all'])
    expect(stage.server.arrived[0]?.query.get('page_size')).toBe('24')
    expect(stage.server.arrived[0]?.headers['x-requested-with']).toBeUndefined()
  })

  it('leaves other calls as they are', async () => {
    take({ calls: { 'GET checkout/cart/gifts': { call: () => [] } } })
    stage.server.reply(json(true))
    await removeLine(41)
    expect(stage.arrived()).toEqual(['DELETE checkout/cart/items/41'])
  })

  it('for the session replaces a platform’s call for a token', async () => {
    stage.cookies = {}
    take({ calls: { 'GET api/session': { call: () => ({}) } } })
    stage.server.reply(json(true))
    await removeLine(41)
    expect(stage.arrived()).toEqual(['DELETE checkout/cart/items/41'])
  })

  it('does not offer what the page’s settings do not', async () => {
    configureExtensions([])
    const call = vi.fn(() => null)
    take({ calls: { 'GET api/session': { call } } })
    const { getSession } = await import('#shared/session/calls.ts')
    expect(await errorOf(getSession())).toMatchObject({ kind: 'unoffered' })
    expect(call).not.toHaveBeenCalled()
  })
})

describe('a refusal', () => {
  it('of the platform passes through the rule to the shopper', async () => {
    take({ calls: { 'POST checkout/cart/coupons': { call: (_, send) => send({ method: 'PUT', path: 'coupon/SPORT' }) } } })
    stage.server.reply(json({ message: 'No %1.', parameters: ['coupon'] }, 404))
    expect(await errorOf(applyCoupon('SPORT'))).toMatchObject({ kind: 'rejected', status: 404, words: 'No coupon.' })
    expect(reported).toEqual([])
  })

  it('may be the rule’s own', async () => {
    const call = () => {
      throw Object.assign(new Error('Only one coupon.'), { status: 409, code: 'one' })
    }
    take({ calls: { 'POST checkout/cart/coupons': { call } } })
    expect(await errorOf(applyCoupon('SPORT'))).toMatchObject({
      kind: 'rejected',
      status: 409,
      words: 'Only one coupon.',
      code: 'one',
    })
    expect(reported).toEqual([])
  })
})

describe('a fault of a rule', () => {
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))

  it('is reported with its name, and the call fails', async () => {
    const answer = () => {
      throw new TypeError('lines is undefined')
    }
    take({ calls: { 'DELETE checkout/cart/items/{id}': { answer } } })
    stage.server.reply(json(true))
    expect(await errorOf(removeLine(41))).toMatchObject({ kind: 'malformed', words: null })
    expect(reported).toMatchObject([
      {
        phase: 'adapter',
        error: { message: expect.stringContaining('"answer" of DELETE checkout/cart/items/{id} threw: lines is undefined') },
      },
    ])
  })

  it('without a request sends nothing', async () => {
    // @ts-expect-error -- possible in plain JavaScript
    take({ calls: { 'PUT checkout/cart/items/{id}': { request: () => {} } } })
    stage.server.reply(json(true))
    expect(await errorOf(changeLine(41, line))).toMatchObject({ kind: 'malformed' })
    expect(stage.arrived()).toEqual([])
    expect(reported).toMatchObject([{ error: { message: expect.stringContaining('gave no request') } }])
  })

  it('with an invalid answer is malformed, like an answer of the platform', async () => {
    take({ calls: { 'GET checkout/cart/totals-information': { call: () => ({ total: 5 }) } } })
    expect(await errorOf(getTotals())).toMatchObject({ kind: 'malformed', call: 'GET checkout/cart/totals-information' })
  })
})
