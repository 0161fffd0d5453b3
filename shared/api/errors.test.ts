// Tests errors, and sentences with placeholders.
import { describe, expect, it } from 'vitest'
import { ApiError, toFailure } from './errors.ts'
import { fillPlaceholders } from './fill-placeholders.ts'

describe('placeholders', () => {
  it.each([
    ['Only %1 left', [2], 'Only 2 left'],
    ['%2 before %1', ['a', 'b'], 'b before a'],
    ['%1 and %1', ['x'], 'x and x'],
    ['%name has %qty', { name: 'Ball', qty: 3 }, 'Ball has 3'],
    ['%1 of %10', ['a'], 'a of %10'],
    ['%unknown stays', { name: 'Ball' }, '%unknown stays'],
    ['100% cotton', ['x'], '100% cotton'],
    ['%toString', {}, '%toString'],
    ['%1', { 1: 'named one' }, 'named one'],
    ['%1 costs $& and $1', ['A'], 'A costs $& and $1'],
    ['%1', ['$& %1 <b>'], '$& %1 <b>'],
    ['  trimmed  ', [], 'trimmed'],
    ['', [], ''],
  ])('of %j are filled from %j', (sentence, parameters, filled) => {
    expect(fillPlaceholders(sentence, parameters)).toBe(filled)
  })

  it('do not make a message longer than a sentence', () => {
    expect(fillPlaceholders('x'.repeat(1_000_000), [])).toHaveLength(500)
  })
})

describe('a failure', () => {
  it.each([
    ['offline', 'general.offline'],
    ['timeout', 'general.timeout'],
    ['rejected', 'general.failed'],
    ['unavailable', 'general.failed'],
    ['malformed', 'general.failed'],
    ['aborted', 'general.failed'],
  ] as const)('of kind %s has the code %s unless the caller names one', (kind, code) => {
    const error = new ApiError(kind, { call: 'GET x' })
    expect(toFailure(error)).toEqual({ kind, code, message: null, status: null })
    expect(toFailure(error, 'cart.add-failed')).toEqual({ kind, code: 'cart.add-failed', message: null, status: null })
  })

  it.each([
    ['cart.add-failed', 'SQLSTATE[HY000]'],
    ['checkout.addresses-failed', 'SQLSTATE[HY000]'],
    ['payment.place-failed', 'SQLSTATE[HY000]'],
    ['cart.change-failed', null],
    ['cart.remove-failed', null],
    ['checkout.address-failed', null],
    ['session.sign-in-failed', null],
    ['cart.merge-failed', null],
    [null, null],
  ] as const)('of a failing server has with %s the server’s message if the spec shows it, else none: %j', (code, message) => {
    const text = 'SQLSTATE[HY000]'
    expect(toFailure(new ApiError('unavailable', { call: 'PUT x', status: 500, words: text }), code).message).toBe(message)
    expect(toFailure(new ApiError('rejected', { call: 'PUT x', status: 400, words: text }), code).message).toBe(text)
  })

  it('survives JSON', () => {
    const failure = toFailure(new ApiError('rejected', { call: 'GET x', status: 422, words: 'No', fields: { qty: ['Too many'] } }))
    expect(JSON.parse(JSON.stringify(failure))).toEqual(failure)
  })

  it('of something other than a call, such as a chunk that does not load, counts as a failing server', () => {
    for (const error of [new TypeError('Failed to fetch dynamically imported module'), 'text', null, undefined])
      expect(toFailure(error, 'cart.add-failed')).toEqual({ kind: 'unavailable', code: 'cart.add-failed', message: null, status: null })
  })

  it('says in the log what happened and why', () => {
    const cause = new Error('socket hang up')
    const error = new ApiError('offline', { call: 'POST checkout/cart/items', cause })
    expect(String(error)).toBe('ApiError: POST checkout/cart/items got no answer')
    expect(error.cause).toBe(cause)
  })
})
