// Tests parsing of untrusted JSON: its maximum depth, and the parts that are removed.
import { expect, test } from 'vitest'
import { parseJson } from './json-text.ts'

const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)

test('a body as deep as that of any call is read, a deeper one is refused', () => {
  expect(parseJson(nested(32))).toBeInstanceOf(Array)
  expect(() => parseJson(nested(33))).toThrow('body.malformed')
  expect(() => parseJson(nested(100_000))).toThrow('body.malformed')
})

test('brackets in strings do not count as depth', () => {
  const text = `${'[{'.repeat(500)} "quoted" \\ `
  expect(parseJson(JSON.stringify({ text }))).toEqual({ text })
})

test('a key that would change prototypes and invisible characters are removed', () => {
  expect(parseJson('{"__proto__":{"isAdmin":true},"name":"An\u200Bn"}')).toEqual({ name: 'Ann' })
})
