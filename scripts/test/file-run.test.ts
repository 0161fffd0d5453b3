// No kind of failure counts as success.
import { expect, test } from 'vitest'
import { fileRunOf, type Reported, type FailedTest } from './file-run.ts'

const passed = { fullName: 'the cart adds', result: () => ({ state: 'passed' }) }
const failed = {
  fullName: 'the cart removes',
  result: () => ({ state: 'failed', errors: [{ message: '\u001B[31mexpected 1 to be 0\u001B[39m' }] }),
}
const skipped = { fullName: 'the cart waits', result: () => ({ state: 'skipped' }) }
const times = { environmentSetupDuration: 1, prepareDuration: 2, setupDuration: 3, collectDuration: 4, duration: 5 }

const file = (
  state: ReturnType<Reported['state']>,
  tests: (typeof passed | typeof failed)[],
  errors: FailedTest[] = [],
  ofGroup: FailedTest[] = [],
): Reported => ({
  state: () => state,
  errors: () => errors,
  children: { allTests: () => tests, allSuites: () => [{ fullName: 'the cart', errors: () => ofGroup }] },
  diagnostic: () => times,
})
const read = (reported: Reported | undefined, unhandled: FailedTest[] = []) => fileRunOf('unit', 'cart.test.ts', reported, unhandled)

test('passed, failed and skipped tests are counted, and failures are reported with file, name and reason', () => {
  expect(read(file('failed', [passed, passed, failed, skipped]))).toEqual({
    suite: 'unit',
    file: 'cart.test.ts',
    passed: 2,
    failed: 1,
    skipped: 1,
    ms: 15,
    failures: ['cart.test.ts > the cart removes\n    expected 1 to be 0'],
  })
})

test('a green file reports no failures', () => {
  expect(read(file('passed', [passed, skipped]))).toMatchObject({ passed: 1, failed: 0, failures: [] })
})

test.each([
  ['that could not be read', file('failed', [], [{ message: 'no such module' }]), 'cart.test.ts\n    no such module'],
  ['whose last hook failed', file('failed', [passed], [{ message: 'the shop met faults' }]), 'cart.test.ts\n    the shop met faults'],
  ['of which a group could not begin', file('failed', [skipped], [], [{ message: 'no shop' }]), 'cart.test.ts > the cart\n    no shop'],
  ['that failed without a word', file('failed', [passed]), 'cart.test.ts\n    It did not run to its end.'],
  ['that was not over', file('pending', [passed]), 'cart.test.ts\n    It did not run to its end.'],
  ['that never began', file('queued', []), 'cart.test.ts\n    It did not run to its end.'],
  ['whose worker ended before it', undefined, 'cart.test.ts\n    It did not run to its end.'],
])('a file %s failed', (_case, reported, failure) => {
  expect(read(reported)).toMatchObject({ failed: 1, failures: [failure] })
})

test('an unhandled rejection fails a file of green tests', () => {
  expect(read(file('passed', [passed]), [{ message: 'gone', stacks: [{ file: 'cart.ts', line: 3 }] }])).toMatchObject({
    failed: 1,
    failures: ['cart.test.ts\n    gone\n    at cart.ts:3'],
  })
})
