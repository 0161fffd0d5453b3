// Tests that a call and its example have to fit each other, or the compiler fails the build.
import { describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { getCart } from '#shared/cart/calls.ts'
import { applyCoupon } from '#shared/cart/discounts/calls.ts'
import { getLastOrder } from '#shared/checkout/outcome/calls.ts'
import { getSizeAdvice } from '#shared/product/sizes/calls.ts'
import { on } from '#shared/events/bus.ts'
import { isOffered, noteMissing } from '#shared/state/extensions.ts'
import * as faults from '#tests/support/fault-server.ts'
import { errorOf, useFaultServer } from '#tests/support/use-fault-server.ts'
import { defineCall } from './define-call.ts'
import { toFailure } from './errors.ts'
import { example } from './example.ts'

const stage = useFaultServer()

const info = { method: 'GET', client: 'session', group: 'base' } as const
const getLine = defineCall({ ...info, path: 'lines/{id}', answer: v.object({ sku: v.string() }), send: (id: number) => ({ at: { id } }) })

test('an example has the types of its call’s arguments and answer', () => {
  expect(example(getLine, [41], { answer: { sku: 'BALL' } })).toMatchObject({ info: getLine.info, sent: [{ at: { id: 41 } }] })
  // @ts-expect-error -- the id is a number
  example(getLine, ['41'], { answer: { sku: 'BALL' } })
  // @ts-expect-error -- the id is required
  example(getLine, [], { answer: { sku: 'BALL' } })
  // @ts-expect-error -- an answer has a sku
  example(getLine, [41], { answer: { name: 'Ball' } })
})

test('every placeholder of a path needs a value, and no other name is allowed', () => {
  // @ts-expect-error -- the placeholder has no value
  defineCall({ ...info, path: 'lines/{id}', answer: v.string(), send: (id: number) => ({ json: { id } }) })
  // @ts-expect-error -- the placeholder is named id
  const misnamed = defineCall({ ...info, path: 'lines/{id}', answer: v.string(), send: (line: number) => ({ at: { line } }) })
  expect(misnamed.send(41)).toEqual({ at: { line: 41 } })
})

describe('a 404', () => {
  const refused = async (call: Promise<unknown>) => toFailure(await errorOf(call))
  const nowhere = faults.json({ message: 'The route could not be found.' }, 404)

  test('to the cart means that there is none', async () => {
    stage.server.reply(faults.json({ message: 'No such entity with customerId = 1' }, 404))
    expect(await getCart()).toMatchObject({ id: null, lines: [], quantity: 0 })
  })

  test('to a base call has the host’s message', async () => {
    stage.server.reply(faults.json({ message: "The coupon code isn't valid." }, 404))
    expect(await refused(applyCoupon('NO'))).toMatchObject({ kind: 'rejected', status: 404, message: "The coupon code isn't valid." })
  })

  test.each([
    [404, 'The route nl/checkout/cart/coupons could not be found.'],
    [404, 'Request does not match any route.'],
    [404, 'Cannot POST /nl/checkout/cart/coupons'],
    [404, 'Not Found'],
    [405, 'The POST method is not supported for this request. Supported methods: GET, HEAD.'],
    [501, 'There is no controller for checkout/cart/coupons'],
  ])('or another %i with a message that a base call does not exist has no message for shoppers: %s', async (status, message) => {
    stage.server.reply(faults.json({ message }, status))
    expect(await refused(applyCoupon('NO'))).toMatchObject({ status, message: null })
  })

  test('to an extension without an object means that the host does not offer it, which is not shown to shoppers', async () => {
    const reported: unknown[] = []
    const stop = on('error', ({ error }) => reported.push(error))
    stage.server.reply(nowhere)
    expect(await refused(getLastOrder())).toMatchObject({ kind: 'unoffered', message: null })
    expect(isOffered('orders')).toBe(false)
    noteMissing('orders', 'GET checkout/cart/payment-status')
    stop()
    expect(reported).toEqual([
      expect.objectContaining({ name: 'MissingExtension', message: expect.stringContaining('GET checkout/cart/last-order is not there') }),
    ])
  })

  test('to an extension with a code concerns the requested object', async () => {
    stage.server.reply(faults.json({ message: 'There is no such order.', code: 'order' }, 404))
    expect(await refused(getLastOrder())).toMatchObject({ kind: 'rejected', status: 404, message: 'There is no such order.' })
    expect(isOffered('orders')).toBe(true)
  })

  test('to an extension about one object has no message for shoppers', async () => {
    stage.server.reply(nowhere)
    expect(await refused(getSizeAdvice(7, { height: 180 }))).toMatchObject({ kind: 'rejected', status: 404, message: null })
    expect(isOffered('advice')).toBe(true)
  })
})

describe('a 500 where the specification shows the words of the server', () => {
  const said = async (message: string) => {
    stage.server.reply(faults.json({ message }, 500))
    return toFailure(await errorOf(applyCoupon('NO')), 'cart.add-failed').message
  }

  test.each([
    'Server Error',
    'Internal Server Error',
    'Internal Error. Details are available in Magento log file. Report ID: webapi-1',
    'SQLSTATE[HY000]: General error',
    'could not serialize access due to concurrent update',
    'deadlock detected',
    'Call to a member function getId() on null',
    'Undefined index: qty in /var/www/html/app/Model/Cart.php on line 212',
    'TypeError: Cannot read properties of undefined',
    'connect ECONNREFUSED 10.0.0.4:6379',
    'duplicate key value violates unique constraint "quote_item_pkey"',
    'App\\Services\\Stock not bound',
    'Something broke, report 5f2b9c0d1e4a7788',
    'Service Unavailable',
    'The service is temporarily unavailable',
    'Connection refused',
    'Allowed memory size of 134217728 bytes exhausted',
    'current transaction is aborted, commands ignored until end of transaction block',
    'Call to undefined method getTotals',
  ])('has no message about the server itself: %s', async (message) => {
    expect(await said(message)).toBeNull()
  })

  test('has a message for shoppers', async () => {
    expect(await said('We count our stock until noon.')).toBe('We count our stock until noon.')
    expect(await said('Deze maat is net uitverkocht.')).toBe('Deze maat is net uitverkocht.')
    for (const message of [
      'De betaling met iDEAL is niet gelukt.',
      'The transaction was declined by your bank.',
      'This size is temporarily unavailable.',
      'PayPal has refused this payment.',
    ])
      expect(await said(message)).toBe(message)
    expect(await said('Der Artikel „Trikot 2026“ ist gerade ausverkauft.')).toBe('Der Artikel „Trikot 2026“ ist gerade ausverkauft.')
  })
})
