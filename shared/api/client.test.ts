// The clients against a real server: what is sent, what is tried again, what is waited for, and what is given up.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { setEnvironment, type Stop } from '#shared/environment.ts'
import * as answers from '../../tests/support/answers.ts'
import { apiCalls, apiFunctions } from '../../tests/support/api-calls.ts'
import * as faults from '../../tests/support/fault-server.ts'
import { suggestEmail } from './address.ts'
import { addItems, changeItem, getQuote, removeItem } from './cart.ts'
import { ApiError, toFailure } from './errors.ts'
import { placeOrder } from './payment.ts'
import { getProduct } from './product.ts'
import { configureApi, type Limits } from './settings.ts'

let server: faults.FaultServer
let cookies: Record<string, string> = {}
let restore: Stop

const use = (limits: Partial<Limits> = {}) => configureApi({ apiUrl: server.url, storeId: 1, limits: { retryDelay: 1, ...limits } })
const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => expect.fail('the call should have failed'),
    (error: unknown) => error,
  )
const paths = () => server.arrived.map(({ method, path }) => `${method} ${path}`)
/** What a host does when it is asked for the session: the browser then has the cookie. */
const issue =
  (token: string): faults.Behaviour =>
  (response, request) => {
    cookies['XSRF-TOKEN'] = token
    return faults.json(answers.sessionAnswer())(response, request)
  }

beforeAll(async () => {
  server = await faults.startFaultServer()
})
afterAll(() => server.close())
beforeEach(() => {
  cookies = { 'XSRF-TOKEN': 'first' }
  restore = setEnvironment({ cookie: (name) => cookies[name] ?? null })
  server.replySession(issue('fresh'))
  use()
})
afterEach(() => restore())

it('has a row in the table for every function', () => {
  expect(apiCalls.map(({ name }) => name).toSorted()).toEqual(apiFunctions.toSorted())
})

describe.each(apiCalls)('$name', ({ run, sends, answer }) => {
  it('sends what the contract says and takes its answer', async () => {
    const whole = faults.json(answer)
    server.reply(whole)
    server.replySession(whole)
    await run()
    expect(server.arrived).toHaveLength(1)
    expect(server.arrived[0]).toMatchObject(sends)
  })
})

describe('headers', () => {
  it('of the stateful client say who asks', async () => {
    server.reply(faults.json(answers.quoteAnswer()))
    await getQuote()
    expect(server.arrived[0]?.headers).toMatchObject({
      accept: 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      'x-xsrf-token': 'first',
      'x-store-id': '1',
    })
  })

  it('of the catalogue client say nothing, so that any cache may answer', async () => {
    server.reply(faults.json(answers.productAnswer()))
    await getProduct(12)
    const names = Object.keys(server.arrived[0]?.headers ?? {})
    expect(names.filter((name) => name.startsWith('x-') || name === 'cookie')).toEqual([])
  })

  it('carry the idempotency key with the order', async () => {
    server.reply(faults.json(answers.placedOrderAnswer()))
    await placeOrder({ shippingOptions: {}, paymentMethod: { method: 'ideal' }, billingAddress: {} }, 'key-7')
    expect(server.arrived[0]?.headers['idempotency-key']).toBe('key-7')
  })

  it('have the token as the cookie has it at every attempt', async () => {
    server.reply((response, request) => {
      cookies['XSRF-TOKEN'] = 'second'
      return faults.json({}, 503)(response, request)
    }, faults.json(answers.quoteAnswer()))
    await getQuote()
    expect(server.arrived.map(({ headers }) => headers['x-xsrf-token'])).toEqual(['first', 'second'])
  })
})

describe('addresses', () => {
  it.each(['', '/'])('are the API’s own with the path behind, ending %j or not', async (end) => {
    configureApi({ apiUrl: server.url.replace(/\/$/, '') + end, storeId: 1 })
    server.reply(faults.json(answers.quoteAnswer()))
    await getQuote()
    expect(paths()).toEqual(['GET checkout/cart/quote'])
  })

  it('from the root are resolved against the page, never against a <base>', async () => {
    const { origin } = new URL(server.url)
    const back = setEnvironment({ location: new URL('/nl/product/shirt?x=1', origin) })
    configureApi({ apiUrl: '/nl/', storeId: 1 })
    server.reply(faults.json(answers.quoteAnswer()))
    await getQuote()
    back()
    expect(paths()).toEqual(['GET checkout/cart/quote'])
  })

  it('carry what was asked for, encoded', async () => {
    server.reply(faults.json([]))
    await suggestEmail('an na+ß@example.test')
    expect(server.arrived[0]?.query.get('email')).toBe('an na+ß@example.test')
  })

  it('are never told in errors beyond the path', async () => {
    server.reply(faults.json({}, 404))
    const error = await failureOf(suggestEmail('anna@example.test'))
    expect(String(error)).toBe('ApiError: GET api/email-similarity/check-email was rejected (404)')
  })
})

describe('the token', () => {
  it('is asked for before a first write', async () => {
    cookies = {}
    server.reply(faults.noContent)
    await removeItem(41)
    expect(paths()).toEqual(['GET api/session', 'DELETE checkout/cart/items/41'])
    expect(server.arrived[1]?.headers['x-xsrf-token']).toBe('fresh')
  })

  it('is asked for once by writes that wait together', async () => {
    cookies = {}
    server.reply(faults.noContent)
    await Promise.all([removeItem(41), removeItem(42), changeItem(43, { sku: 'A', qty: 1 })])
    expect(paths().filter((path) => path === 'GET api/session')).toHaveLength(1)
    expect(server.arrived.slice(1).map(({ headers }) => headers['x-xsrf-token'])).toEqual(['fresh', 'fresh', 'fresh'])
  })

  it.each([
    ['419', faults.json({ message: 'Page expired' }, 419)],
    ['403 with code token', faults.json({ message: 'Token', code: 'token' }, 403)],
  ])('is refreshed after %s, and the write is repeated with all that was typed', async (_name, refusal) => {
    server.reply(refusal, faults.json(answers.quoteAnswer()))
    const added = await addItems([{ sku: 'SHIRT', qty: 3 }])
    expect(added.extension_attributes.last_added_item?.sku).toBe('SHIRT-RED-M')
    expect(paths()).toEqual(['POST checkout/cart/items', 'GET api/session', 'POST checkout/cart/items'])
    expect(server.arrived[2]).toMatchObject({ headers: { 'x-xsrf-token': 'fresh' }, body: { cartItems: [{ sku: 'SHIRT', qty: 3 }] } })
  })

  it('is refreshed once only: a second refusal is said', async () => {
    server.reply(faults.json({ message: 'Token', code: 'token' }, 403))
    const error = await failureOf(addItems([]))
    expect(paths()).toEqual(['POST checkout/cart/items', 'GET api/session', 'POST checkout/cart/items'])
    expect(toFailure(error, 'cart.add-failed')).toEqual({ kind: 'rejected', code: 'session.expired', message: null, status: 403 })
  })

  it('that never comes means that cookies are blocked, and is said so', async () => {
    cookies = {}
    server.replySession(faults.json(answers.sessionAnswer()))
    server.reply(faults.json({ message: 'Token', code: 'token' }, 403))
    const failure = toFailure(await failureOf(addItems([])), 'cart.add-failed')
    expect(failure).toMatchObject({ code: 'session.cookies-blocked', message: null })
    expect(server.arrived.at(-1)?.headers).not.toHaveProperty('x-xsrf-token')
  })

  it('is not refreshed for another 403', async () => {
    server.reply(faults.json({ message: 'Not yours' }, 403))
    const error = await failureOf(removeItem(41))
    expect(toFailure(error)).toMatchObject({ kind: 'rejected', message: 'Not yours', status: 403 })
    expect(paths()).toEqual(['DELETE checkout/cart/items/41'])
  })

  it('that cannot be had fails the write with the reason, and the write is not sent', async () => {
    cookies = {}
    server.replySession(faults.json({ message: 'Down' }, 500))
    server.reply(faults.noContent)
    expect(toFailure(await failureOf(removeItem(41)))).toMatchObject({ kind: 'unavailable', message: 'Down' })
    expect(paths().every((path) => path === 'GET api/session')).toBe(true)
  })

  it('does not count against a later write when one refresh failed', async () => {
    cookies = {}
    server.replySession(faults.reset)
    server.reply(faults.noContent)
    await failureOf(removeItem(41))
    server.replySession(issue('late'))
    await removeItem(41)
    expect(server.arrived.at(-1)?.headers['x-xsrf-token']).toBe('late')
  })
})

describe('reads', () => {
  it.each([408, 429, 500, 502, 503, 504])('are tried again twice after %d', async (status) => {
    server.reply(faults.json({}, status), faults.json({}, status), faults.json(answers.quoteAnswer()))
    expect((await getQuote()).id).toBe(9)
    expect(server.arrived).toHaveLength(3)
  })

  it.each([
    ['a reset connection', faults.reset],
    ['a body that was cut', faults.cutBody(answers.quoteAnswer())],
  ])('are tried again after %s', async (_name, fault) => {
    server.reply(fault, fault, faults.json(answers.quoteAnswer()))
    expect((await getQuote()).id).toBe(9)
  })

  it('give up after the third', async () => {
    server.reply(faults.json({}, 503))
    await failureOf(getQuote())
    expect(server.arrived).toHaveLength(3)
  })

  it.each([400, 404, 501])('are not tried again after %d', async (status) => {
    server.reply(faults.json({}, status))
    await failureOf(getQuote())
    expect(server.arrived).toHaveLength(1)
  })

  it('wait as long as the server asks', async () => {
    server.reply(faults.json({}, 503, { 'Retry-After': '1' }), faults.json(answers.quoteAnswer()))
    const start = performance.now()
    await getQuote()
    expect(performance.now() - start).toBeGreaterThanOrEqual(990)
  })

  it.each(['3600', new Date(Date.now() + 3_600_000).toUTCString()])('do not wait for %s', async (patience) => {
    server.reply(faults.json({ message: 'Later' }, 503, { 'Retry-After': patience }))
    expect(toFailure(await failureOf(getQuote()))).toMatchObject({ kind: 'unavailable', message: 'Later' })
    expect(server.arrived).toHaveLength(1)
  })

  it('do not mind a wish that cannot be read', async () => {
    server.reply(faults.json({}, 503, { 'Retry-After': 'soon' }), faults.json(answers.quoteAnswer()))
    expect((await getQuote()).id).toBe(9)
  })
})

describe('writes', () => {
  it.each([
    ['408', faults.json({}, 408)],
    ['429', faults.json({}, 429, { 'Retry-After': '0' })],
    ['500', faults.json({}, 500)],
    ['503', faults.json({}, 503)],
    ['a reset connection', faults.reset],
    ['a body that was cut', faults.cutBody(answers.quoteAnswer())],
    ['an answer that cannot be read', faults.cutJson(answers.quoteAnswer())],
  ])('never repeat by themselves after %s', async (_name, fault) => {
    server.reply(fault)
    for (const call of apiCalls.filter(({ isRead }) => !isRead)) {
      server.arrived.length = 0
      await failureOf(call.run()).catch(() => {})
      expect(
        server.arrived.map(({ path }) => path),
        call.name,
      ).toEqual([call.sends.path])
    }
  })
})

describe('the limit', () => {
  it('is one for the whole call, retries and refresh included', async () => {
    use({ api: 150, retryDelay: 100 })
    server.reply(faults.json({}, 503))
    const start = performance.now()
    expect(await failureOf(getQuote())).toMatchObject({ kind: 'timeout' })
    expect(performance.now() - start).toBeLessThan(1_150)
    cookies = {}
    server.replySession(faults.silent)
    expect(await failureOf(removeItem(1))).toMatchObject({ kind: 'timeout' })
  })

  it('is 60 seconds for the one client and 10 for the other, unless a test says otherwise', async () => {
    const { limits } = await import('./settings.ts')
    configureApi({ apiUrl: server.url, storeId: 1 })
    expect(limits()).toMatchObject({ api: 60_000, catalogue: 10_000 })
  })
})

describe('aborting', () => {
  it('before, while waiting, and while the body comes ends the call as aborted and closes the connection', async () => {
    for (const behaviour of [faults.silent, faults.dripHeaders, faults.dripBody]) {
      const controller = new AbortController()
      const closed = new Promise((resolve) => {
        server.reply((response, request) => {
          response.on('close', resolve)
          return behaviour(response, request)
        })
      })
      const call = failureOf(getQuote(controller.signal))
      await new Promise<void>((resolve) => {
        const wait = () => (server.arrived.length ? resolve() : setImmediate(wait))
        wait()
      })
      controller.abort()
      expect(await call).toMatchObject({ kind: 'aborted' })
      await closed
    }
    server.reply(faults.json(answers.quoteAnswer()))
    expect(await failureOf(getQuote(AbortSignal.abort()))).toMatchObject({ kind: 'aborted' })
    expect(server.arrived).toEqual([])
  })

  it('ends a wait between two tries', async () => {
    use({ retryDelay: 60_000 })
    const controller = new AbortController()
    server.reply((response, request) => {
      setImmediate(() => controller.abort())
      return faults.json({}, 503)(response, request)
    })
    expect(await failureOf(getQuote(controller.signal))).toMatchObject({ kind: 'aborted' })
  })
})

describe('an error', () => {
  it('has the host’s sentence with its placeholders filled, its fields and its code', async () => {
    const body = { message: 'Only %1 of "%2" left', parameters: [2, 'Ball'], code: 'stock', errors: { qty: ['Too many'] } }
    server.reply(faults.json(body, 422))
    const error = await failureOf(addItems([]))
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ code: 'stock', cause: expect.any(Error) })
    expect(toFailure(error, 'cart.add-failed')).toEqual({
      kind: 'rejected',
      code: 'cart.add-failed',
      message: 'Only 2 of "Ball" left',
      status: 422,
      fields: { qty: ['Too many'] },
    })
  })

  it('takes the response’s error where it has no message, and no words from HTML', async () => {
    server.reply(faults.json({ error: 'Sold out' }, 400), faults.html(400), faults.text('nope', 400, 'text/plain'), faults.json([1], 400))
    const messages: unknown[] = []
    for (let at = 0; at < 4; at++) messages.push(toFailure(await failureOf(addItems([])), 'cart.add-failed').message)
    expect(messages).toEqual(['Sold out', null, null, null])
  })
})

it('sends lists as lists where a library of the page gave them a toJSON', async () => {
  Object.defineProperty(Array.prototype, 'toJSON', { configurable: true, value: () => 'wrong' })
  try {
    server.reply(faults.json(answers.quoteAnswer()))
    await addItems([{ sku: 'A', qty: 1 }])
  } finally {
    Reflect.deleteProperty(Array.prototype, 'toJSON')
  }
  expect(server.arrived[0]?.body).toEqual({ cartItems: [{ sku: 'A', qty: 1 }] })
})
