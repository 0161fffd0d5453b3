// Tests JSON on pages whose libraries changed the built-in prototypes.
import { expect, it } from 'vitest'
import { readJson, writeJson } from './json.ts'

it('reads objects without a prototype, at every depth', () => {
  const read = readJson('{"a":[{"b":1}]}')
  expect(read).toEqual({ a: [{ b: 1 }] })
  expect(Reflect.get(Object(read), 'toString')).toBeUndefined()
})

it('throws on what is not JSON', () => {
  for (const text of ['', '<!doctype html>', '{"a":', 'NaN', 'undefined']) expect(() => readJson(text)).toThrow(SyntaxError)
})

it('writes what JSON.stringify writes', () => {
  for (const value of [null, 0, 'a"b', [1, [2]], { a: { b: null }, c: undefined }, true, []])
    expect(writeJson(value)).toBe(JSON.stringify(value))
  expect(writeJson(undefined)).toBe('null')
})

it('writes lists once where a library gave them a toJSON', () => {
  Object.defineProperty(Array.prototype, 'toJSON', { configurable: true, value: () => '[wrong]' })
  try {
    expect(writeJson({ cartItems: [{ sku: 'A' }] })).toBe('{"cartItems":[{"sku":"A"}]}')
  } finally {
    Reflect.deleteProperty(Array.prototype, 'toJSON')
  }
})

it('survives a very deep answer as an error, not a crash', () => {
  const deep = '['.repeat(200_000) + ']'.repeat(200_000)
  try {
    readJson(deep)
  } catch (error) {
    expect(error).toBeInstanceOf(RangeError)
  }
})
