// A failed file is run once more: if it passes it is unsteady, if it fails again it is red, and nothing else is repeated.
import { expect, test } from 'vitest'
import { isGreen, judge, lastLine, mostRepeats, none, slowestLines, sum, toRepeat, unsteadyText, type FileRun } from './outcome.ts'

const run = (file: string, about: Partial<FileRun> = {}): FileRun => ({ ...none, suite: 'unit', file, passed: 2, ms: 1, ...about })
const broken = { passed: 1, failed: 1, failures: ['cart.test.ts > adds\n    expected 1 to be 0'] }

test('failed files are repeated, and no others', () => {
  const cart = run('cart.test.ts', broken)
  expect(toRepeat([run('list.test.ts'), cart, run('menu.test.ts', { skipped: 1 })])).toEqual([cart])
})

test('if many files failed, none is repeated and all are red', () => {
  const many = Array.from({ length: mostRepeats + 1 }, (_, at) => run(`${at}.test.ts`, broken))
  expect(toRepeat(many)).toEqual([])
  expect(judge(many, []).counts).toMatchObject({ passed: many.length, failed: many.length })
  expect(toRepeat(many.slice(1))).toHaveLength(mostRepeats)
})

test('a file that then passes is unsteady: it counts as passed, and its failure is reported', () => {
  const first = [run('list.test.ts'), run('cart.test.ts', broken)]
  const { counts, unsteady, red } = judge(first, [run('cart.test.ts')])
  expect(lastLine(counts)).toBe('4 passed, 0 failed')
  expect(isGreen(counts)).toBe(true)
  expect(unsteady).toEqual([first[1]])
  expect(red).toEqual([])
  expect(unsteadyText(unsteady)).toBe('unit cart.test.ts\n  cart.test.ts > adds\n    expected 1 to be 0\n')
})

test('a file that fails twice is red: it counts once, and its second failure is reported', () => {
  const again = run('cart.test.ts', { ...broken, failures: ['again'] })
  const { counts, unsteady, red } = judge([run('list.test.ts'), run('cart.test.ts', broken)], [again])
  expect(red).toEqual([again])
  expect(counts).toEqual({ passed: 3, failed: 1, skipped: 0, failures: ['again'] })
  expect(unsteady).toEqual([])
  expect(isGreen(counts)).toBe(false)
})

test('the same file in another suite is a different one', () => {
  const { counts, unsteady } = judge([run('cart.test.ts', broken)], [run('cart.test.ts', { suite: 'host' })])
  expect(counts.failed).toBe(1)
  expect(unsteady).toEqual([])
})

test('without unsteady files nothing is reported', () => {
  expect(unsteadyText(judge([run('cart.test.ts')], []).unsteady)).toBe('')
})

test('a run is green only when something passed and nothing failed', () => {
  expect(isGreen({ passed: 3, failed: 0 })).toBe(true)
  expect(isGreen({ passed: 3, failed: 1 })).toBe(false)
  expect(isGreen(none)).toBe(false)
})

test('parts are added up with their failures, and 0 skipped tests are not mentioned', () => {
  const total = sum([
    { ...none, passed: 1 },
    { ...none, passed: 2, failed: 1, failures: ['one'] },
  ])
  expect(lastLine(total)).toBe('3 passed, 1 failed')
  expect(lastLine({ ...total, skipped: 2 })).toBe('3 passed, 1 failed, 2 skipped')
  expect(total.failures).toEqual(['one'])
})

test('the slowest files come first, limited to the requested number', () => {
  const runs = [run('quick.ts', { ms: 4_000 }), run('slow.ts', { ms: 94_000 }), run('middle.ts', { ms: 60_500 })]
  expect(slowestLines(runs, 2)).toEqual(['   94.0 s   unit                 slow.ts', '   60.5 s   unit                 middle.ts'])
})
