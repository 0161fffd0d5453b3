// Tests the clients' requests and errors against a real server.
import { describe, expect, it } from 'vitest'
import { setEnvironment } from '#shared/environment.ts'
import * as answers from '#tests/support/answers.ts'
import { apiCalls, withoutExample, rightAnswer } from '#tests/support/api-examples.ts'
import * as faults from '#tests/support/fault-server.ts'
import { errorOf, useFaultServer } from '#tests/support/use-fault-server.ts'
import { suggestEmail } from '#shared/address/calls.ts'
import { attemptWithToken } from './attempt.ts'
import { addLines, getCart } from '#shared/cart/calls.ts'
import { ApiError, toFailure } from './errors.ts'
import { placeOrder } from '#shared/checkout/calls.ts'
import { getProduct } from '#shared/product/calls.ts'
import { configureApi } from './settings.ts'

const stage = useFaultServer()

it('has one example of every call', () => {
  expect(withoutExample).toEqual([])
  expect(apiCalls.length).toBeGreaterThan(90)
})

describe.each(apiCalls)('$name', (call) => {
  const { run, sends } = call
  it('sends the request of the contract and accepts its answer', async () => {
    const whole = rightAnswer(call)
    stage.server.reply(whole)
    stage.server.replySession(whole)
    await run()
    expect(stage.server.arrived).toHaveLength(1)
    expect(stage.server.arrived[0]).toMatchObject(sends)
  })
})

describe('headers', () => {
  it('of the client with cookies identify the visitor', async () => {
    stage.server.reply(faults.json(answers.quoteAnswer()))
    await getCart()
    expect(stage.server.arrived[0]?.headers).toMatchObject({
      accept: 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      'x-xsrf-token': 'first',
      'x-store-id': '1',
    })
  })

  it('of the catalogue client name the store and nothing about the visitor, so that any cache may answer', async () => {
    stage.server.reply(faults.json(answers.productAnswer()))
    await getProduct(12)
    const names = Object.keys(stage.server.arrived[0]?.headers ?? {})
    expect(names.filter((name) => name.startsWith('x-') || name === 'cookie')).toEqual(['x-store-id'])
  })

  it('and modes keep cookies to the one client, personal answers out of caches, and redirects unfollowed', async () => {
    const sent: Pick<Request, 'credentials' | 'cache' | 'redirect'>[] = []
    const restore = setEnvironment({
      fetch: (request) => {
        sent.push({ credentials: request.credentials, cache: request.cache, redirect: request.redirect })
        return Promise.resolve(Response.json({}))
      },
    })
    await Promise.allSettled([getCart(), getProduct(12)])
    restore()
    // The order of the two requests does not matter.
    expect(sent.toSorted((a, b) => a.credentials.localeCompare(b.credentials))).toMatchObject([
      { credentials: 'include', cache: 'no-store', redirect: 'manual' },
      { credentials: 'omit', cache: 'default', redirect: 'manual' },
    ])
  })

  it('send the token to the API’s own address only', async () => {
    const given: (string | null)[] = []
    const restore = setEnvironment({
      fetch: (request) => {
        given.push(request.headers.get('X-XSRF-TOKEN'))
        return Promise.resolve(Response.json({}))
      },
    })
    const { origin } = new URL(stage.server.url)
    for (const url of [`${stage.server.url}checkout/cart/quote`, `${origin}/be/checkout/cart/quote`, 'https://elsewhere.test/nl/'])
      await attemptWithToken(new Request(url))
    restore()
    expect(given).toEqual(['first', null, null])
  })

  it('carry the idempotency key with the order, and the sum it was shown at', async () => {
    stage.server.reply(faults.json(answers.placedOrderAnswer()))
    const order = { extras: {}, slot: null, payment: { method: 'ideal', details: {} }, answers: {}, billingAddress: {} }
    await placeOrder(order, 'key-7', { total: 31.5, version: null })
    const { headers } = stage.server.arrived[0] ?? {}
    expect(headers).toMatchObject({ 'idempotency-key': 'key-7', 'x-cart-total': '31.5' })
    // A host without versions receives none.
    expect(headers?.['x-cart-version']).toBeUndefined()
  })

  it('contain the cookie’s current token at every attempt', async () => {
    stage.server.reply((response, request) => {
      stage.cookies['XSRF-TOKEN'] = 'second'
      return faults.json({}, 503)(response, request)
    }, faults.json(answers.quoteAnswer()))
    await getCart()
    expect(stage.server.arrived.map(({ headers }) => headers['x-xsrf-token'])).toEqual(['first', 'second'])
  })
})

describe('addresses', () => {
  it.each(['', '/'])('are the API’s own with the path appended, ending in %j or not', async (end) => {
    configureApi({ apiUrl: stage.server.url.replace(/\/$/, '') + end, storeId: 1 })
    stage.server.reply(faults.json(answers.quoteAnswer()))
    await getCart()
    expect(stage.arrived()).toEqual(['GET checkout/cart/quote'])
  })

  it('from the root are resolved against the page, never against a <base>', async () => {
    const { origin } = new URL(stage.server.url)
    const back = setEnvironment({ location: new URL('/nl/product/shirt?x=1', origin) })
    configureApi({ apiUrl: '/nl/', storeId: 1 })
    stage.server.reply(faults.json(answers.quoteAnswer()))
    await getCart()
    back()
    expect(stage.arrived()).toEqual(['GET checkout/cart/quote'])
  })

  it('contain the encoded parameters', async () => {
    stage.server.reply(faults.json([]))
    await suggestEmail('an na+ß@example.test')
    expect(stage.server.arrived[0]?.query.get('email')).toBe('an na+ß@example.test')
  })

  it('appear in errors only as their path', async () => {
    stage.server.reply(faults.json({}, 404))
    const error = await errorOf(suggestEmail('anna@example.test'))
    expect(String(error)).toBe('ApiError: GET api/email-similarity/check-email was rejected (404)')
  })
})

describe('an error', () => {
  it('has the host’s sentence with its placeholders filled, its fields and its code', async () => {
    const body = { message: 'Only %1 of "%2" left', parameters: [2, 'Ball'], code: 'stock', errors: { qty: ['Too many'] } }
    stage.server.reply(faults.json(body, 422))
    const error = await errorOf(addLines([]))
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ code: 'stock', cause: expect.any(Error) })
    expect(toFailure(error, 'cart.add-failed')).toEqual({
      kind: 'rejected',
      code: 'cart.add-failed',
      message: 'Only 2 of "Ball" left',
      status: 422,
      reason: 'stock',
      fields: { qty: ['Too many'] },
    })
  })

  it('uses the response’s error if it has no message, and no text from HTML', async () => {
    stage.server.reply(
      faults.json({ error: 'Sold out' }, 400),
      faults.html(400),
      faults.text('nope', 400, 'text/plain'),
      faults.json([1], 400),
    )
    const messages: unknown[] = []
    for (let at = 0; at < 4; at++) messages.push(toFailure(await errorOf(addLines([])), 'cart.add-failed').message)
    expect(messages).toEqual(['Sold out', null, null, null])
  })
})

it('sends lists as lists where a library of the page gave them a toJSON', async () => {
  stage.server.reply(faults.text(JSON.stringify(answers.quoteAnswer())))
  Object.defineProperty(Array.prototype, 'toJSON', { configurable: true, value: () => 'wrong' })
  try {
    await addLines([{ sku: 'A', quantity: 1 }])
  } finally {
    Reflect.deleteProperty(Array.prototype, 'toJSON')
  }
  expect(stage.server.arrived[0]?.body).toEqual({ cartItems: [{ sku: 'A', qty: 1 }] })
})
