// Tests options as PHP platforms print them: values are read by their meaning, and all others stay unchanged.
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { loosen } from './loosen.ts'

const number = v.number()
const optional = v.optional(v.pipe(v.number(), v.minValue(0)), 3)
const flag = v.optional(v.boolean(), false)
const places = v.pipe(v.array(v.object({ id: v.number(), label: v.string(), isCurrent: v.optional(v.boolean(), false) })), v.minLength(1))
const quantities = v.optional(v.record(v.string(), v.number()), {})
const either = v.union([v.literal('new'), v.number()])

describe('values that are converted', () => {
  test.each([
    ['an id as text', number, '101', 101],
    ['an amount as text', optional, '19.9500', 19.95],
    ['a name as a number', v.string(), 42, '42'],
    ['a flag as "1"', flag, '1', true],
    ['a flag as 0', flag, 0, false],
    ['a map of ids', v.array(number), { 3: '7', 5: 8 }, [7, 8]],
    ['a list as JSON text', v.array(number), '["7", 8]', [7, 8]],
    ['what is within', places, { 0: { id: '1', label: 7, isCurrent: '0' } }, [{ id: 1, label: '7', isCurrent: false }]],
    ['a map of amounts', quantities, { 12: '2.0000' }, { 12: 2 }],
    ['an object as JSON text', quantities, '{"12":"2"}', { 12: 2 }],
    ['one of several kinds', either, '12', 12],
  ])('%s', (_name, schema, written, read) => {
    expect(loosen(schema, written)).toEqual(read)
  })
})

test.each([
  ['a number', optional, [null, '', false, []]],
  ['a flag', flag, [null, '', []]],
  ['a list', v.optional(v.array(number)), [null, '', false]],
  ['a map', quantities, [null, '', false, []]],
])('an empty %s of an optional option is omitted', (_name, schema, empties) => {
  for (const empty of empties) expect(loosen(schema, empty)).toBeUndefined()
})

test.each([
  [v.optional(v.string(), '/'), ''],
  [flag, false],
  [v.optional(v.array(number), [1]), []],
])('a value that is empty on purpose stays empty: %#', (schema, empty) => {
  expect(loosen(schema, empty)).toEqual(empty)
})

test.each([
  [number, 'ten'],
  [number, '1e999'],
  [number, '1,5'],
  [number, null],
  [flag, 'yes'],
  [v.array(number), 'nl,be'],
  [v.array(number), '[1'],
  [either, 'old'],
])('all other values stay unchanged: %#', (schema, written) => {
  expect(loosen(schema, written)).toEqual(written)
})
