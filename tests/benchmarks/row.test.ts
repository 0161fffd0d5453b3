// Tests that the table shows which limit was exceeded.
import { expect, test } from 'vitest'
import { drawRows, median } from './row.ts'

test('the median ignores one outlier', () => {
  expect(median([3, 900, 4])).toBe(4)
})

test('a value over its limit is marked, one at the limit is not, one without a limit is only shown', () => {
  const table = drawRows([
    { group: 'Bytes', what: 'loader', value: 4000, unit: 'bytes', bar: 3072 },
    { group: 'Bytes', what: 'runtime', value: 100, unit: 'bytes', bar: 100 },
    { group: 'Times', what: 'mount', value: 1.234, unit: 'ms', bar: null },
  ])
  expect(table).toContain('OVER 3072 bytes')
  expect(table).toContain('within 100 bytes')
  expect(table).toMatch(/Times\n {2}mount +1\.23 ms *$/)
})
