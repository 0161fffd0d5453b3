// JSON of strangers: how deep it may be, and what of it is left out.
import { expect, test } from 'vitest'
import { parseJson } from './json-text.ts'

const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)

test('a body as deep as any call is read, a deeper one is refused', () => {
  expect(parseJson(nested(32))).toBeInstanceOf(Array)
  expect(() => parseJson(nested(33))).toThrow('body.malformed')
  expect(() => parseJson(nested(100_000))).toThrow('body.malformed')
})

test('brackets in texts are no depth', () => {
  const text = `${'[{'.repeat(500)} "quoted" \\ `
  expect(parseJson(JSON.stringify({ text }))).toEqual({ text })
})

test('a key that would change prototypes is left out, characters that nobody sees are taken out', () => {
  expect(parseJson('{"__proto__":{"isAdmin":true},"name":"An\u200Bn"}')).toEqual({ name: 'Ann' })
})
