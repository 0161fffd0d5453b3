// Tests which figures count as worse than those of an earlier landing.
import { expect, test } from 'vitest'
import { keyOf, type Row } from '#tests/benchmarks/row.ts'
import { describeWorsened, landingOf, worsened } from './kept.ts'

const row = (value: number, extra: Partial<Row> = {}): Row => ({ group: 'List', what: 'mount', value, unit: 'ms', bar: null, ...extra })
const names = (now: Row, before: Row, pace: [before: number, now: number] | null = null) =>
  worsened([now], landingOf('OLD', pace?.[0] ?? null, [before]), pace?.[1] ?? null).map(({ row: worse }) => keyOf(worse))

test('a time a quarter above its last one is named, a smaller change is noise', () => {
  expect(names(row(126), row(100))).toEqual(['List: mount'])
  expect(names(row(124), row(100))).toEqual([])
  expect(names(row(60), row(100))).toEqual([])
})

test('a few milliseconds are noise however large their share', () => {
  expect(names(row(9), row(3))).toEqual([])
})

test('a slower machine is no regression, and a faster one hides none', () => {
  expect(names(row(200), row(100), [50, 100])).toEqual([])
  expect(names(row(100), row(100), [100, 50])).toEqual(['List: mount'])
})

test('bytes and ratios do not depend on the machine', () => {
  expect(names(row(130, { unit: 'bytes' }), row(100, { unit: 'bytes' }), [50, 100])).toEqual(['List: mount'])
})

test('a peer that got slower is no fault of ours, and a new figure has no earlier one', () => {
  expect(names(row(300, { isPeer: true }), row(100))).toEqual([])
  expect(names(row(300, { what: 'press' }), row(100))).toEqual([])
})

test('the worst comes first, with both figures', () => {
  const rows = [row(130), row(300, { what: 'press' })]
  const text = describeWorsened(worsened(rows, landingOf('OLD', null, [row(100), row(100, { what: 'press' })]), null), 'OLD')
  expect(text.split('\n')).toEqual([
    'Worse by 25 % or more than at the last landing (build OLD):',
    '  List: press: 100.0 → 300.0 ms (+200 %)',
    '  List: mount: 100.0 → 130.0 ms (+30 %)',
  ])
  expect(describeWorsened([], 'OLD')).toBe('')
})
