// Tests parsing of faults: they are read as written, and a misspelt one is an error instead of being ignored.
import { expect, test } from 'vitest'
import { readFaults } from './fault-spec.ts'

test('reads kind, value, method, path and count', () => {
  const [first, second] = readFaults('status:500@POST:/checkout/cart/items*2|slow:300')
  expect(first).toMatchObject({ kind: 'status', value: '500', count: 2, target: { method: 'POST' } })
  expect(first?.target?.pattern.test('/nl/checkout/cart/items')).toBe(true)
  expect(second).toMatchObject({ kind: 'slow', value: '300', target: null, count: Number.POSITIVE_INFINITY })
})

test('a star in a path matches anything', () => {
  const [fault] = readFaults('reset@/touchline/*/minicart-*.js')
  expect(fault?.target?.pattern.test('/touchline/1.0.0/minicart-ab12.js')).toBe(true)
  expect(fault?.target?.pattern.test('/touchline/1.0.0/cart-ab12.js')).toBe(false)
  expect(fault?.count).toBe(Number.POSITIVE_INFINITY)
})

test('a status may have a code, and a name makes a fault a new one', () => {
  expect(readFaults('status:403:token*1#again')[0]).toMatchObject({ kind: 'status', value: '403:token', count: 1 })
})

test.each(['', ' | '])('%j is no fault', (text) => expect(readFaults(text)).toEqual([]))

test.each(['slwo:300', 'status500', '500'])('%j is refused', (text) => expect(() => readFaults(text)).toThrow(/is none/))
