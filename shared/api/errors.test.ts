// Errors, sentences with placeholders, and the line in which only the last question counts.
import { describe, expect, it } from 'vitest'
import { ApiError, toFailure } from './errors.ts'
import { fillPlaceholders } from './fill-placeholders.ts'
import { latest } from './latest.ts'

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

  it('do not make a page of a sentence', () => {
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

  it('survives JSON', () => {
    const failure = toFailure(new ApiError('rejected', { call: 'GET x', status: 422, words: 'No', fields: { qty: ['Too many'] } }))
    expect(JSON.parse(JSON.stringify(failure))).toEqual(failure)
  })

  it('of something that is no call, as a chunk that does not load, is a server in trouble', () => {
    for (const error of [new TypeError('Failed to fetch dynamically imported module'), 'text', null, undefined])
      expect(toFailure(error, 'cart.add-failed')).toEqual({ kind: 'unavailable', code: 'cart.add-failed', message: null, status: null })
  })

  it('tells who reads the log what happened and why', () => {
    const cause = new Error('socket hang up')
    const error = new ApiError('offline', { call: 'POST checkout/cart/items', cause })
    expect(String(error)).toBe('ApiError: POST checkout/cart/items got no answer')
    expect(error.cause).toBe(cause)
  })
})

describe('the last question', () => {
  it('is the only one that is answered, in whatever order answers come', async () => {
    const ask = latest()
    const releases: ((value: number) => void)[] = []
    const question = () => ask(() => new Promise<number>((resolve) => releases.push(resolve))).catch((error: unknown) => error)
    const all = [question(), question(), question()]
    releases[2]?.(3)
    releases[1]?.(2)
    releases[0]?.(1)
    const [first, second, third] = await Promise.all(all)
    expect(first).toMatchObject({ name: 'ApiError', kind: 'aborted' })
    expect(second).toMatchObject({ kind: 'aborted' })
    expect(third).toBe(3)
  })

  it('aborts the one before', async () => {
    const ask = latest()
    let signal: AbortSignal | undefined
    const first = ask((own) => {
      signal = own
      return new Promise(() => {})
    })
    void first
    expect(signal?.aborted).toBe(false)
    expect(await ask(async () => 2)).toBe(2)
    expect(signal?.aborted).toBe(true)
  })

  it('fails as it failed, and a superseded one as aborted whatever it died of', async () => {
    const ask = latest()
    let fail: (error: Error) => void = () => {}
    const first = ask(() => new Promise((_resolve, reject) => (fail = reject))).catch((error: unknown) => error)
    const second = ask(() => Promise.reject(new Error('second'))).catch((error: unknown) => error)
    fail(new Error('first'))
    expect(await first).toMatchObject({ kind: 'aborted' })
    expect(await second).toMatchObject({ message: 'second' })
  })

  it('has a line of its own per maker', async () => {
    const [one, two] = [latest(), latest()]
    expect(await Promise.all([one(async () => 1), two(async () => 2)])).toEqual([1, 2])
  })
})
