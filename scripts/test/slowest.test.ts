// The slowest files are named with their suite, and a missing report is none.
import { expect, test } from 'vitest'
import { slowestLines, timesOf } from './slowest.ts'

const report = JSON.stringify({
  testResults: [
    { name: '/shop/tests/fast.test.ts', startTime: 1000, endTime: 1500 },
    { name: '/shop/tests/slow.test.ts', startTime: 1000, endTime: 13_340 },
  ],
})

test('the slowest file comes first, by its path in the project, and only as many as asked for', () => {
  expect(slowestLines(timesOf('host', report, '/shop'), 1)).toEqual(['   12.3 s   host                 tests/slow.test.ts'])
})

test.each([null, '', '{}', '{"testResults":[{"name":1}]}'])('of the report %j nothing is said', (broken) => {
  expect(slowestLines(timesOf('host', broken, '/shop'))).toEqual([])
})
