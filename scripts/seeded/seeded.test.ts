// A fault is applied at its place, the same seed draws the same faults, and only a failed test counts as having found one.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { chooseFaults, suitesOf } from './choose.ts'
import { broken, readFaults, type SeededFault } from './faults.ts'
import { failureIn } from './run-tests.ts'

const fault = (name: string, part: Partial<SeededFault> = {}): SeededFault => ({
  name,
  path: 'stores/a.ts',
  find: 'one',
  put: 'two',
  suite: 'unit',
  tests: ['stores/a.test.ts'],
  why: 'It is wrong.',
  ...part,
})

describe('a fault', () => {
  test('replaces exactly its text', () => {
    expect(broken('a one b', fault('a', { put: '$& two' }))).toBe('a $& two b')
  })

  test.each(['neither', 'one and one'])('cannot be applied to "%s"', (text) => {
    expect(broken(text, fault('a'))).toBeNull()
  })

  test('with a missing property is reported with that property', async () => {
    const root = await mkdtemp(join(tmpdir(), 'touchline-seeded-'))
    await mkdir(join(root, 'tests/seeded'), { recursive: true })
    await writeFile(join(root, 'tests/seeded/half.json'), JSON.stringify({ path: 'a.ts', find: '' }))
    await expect(readFaults(root)).rejects.toThrow(/half\.json is no seeded fault: .*find: .*put: /)
    await rm(root, { recursive: true })
  })
})

describe('which are tried', () => {
  const all = ['a', 'b', 'c', 'd', 'e'].map((name) => fault(name))
  const namesOf = (some: readonly SeededFault[]) => some.map(({ name }) => name)

  test('all, or those that are named', () => {
    expect(namesOf(chooseFaults(all, { names: [], count: null, seed: 1 }))).toEqual(['a', 'b', 'c', 'd', 'e'])
    expect(namesOf(chooseFaults(all, { names: ['d', 'b'], count: null, seed: 1 }))).toEqual(['b', 'd'])
    expect(() => chooseFaults(all, { names: ['x'], count: null, seed: 1 })).toThrow('no seeded fault x')
  })

  test('are drawn by the seed', () => {
    vi.spyOn(console, 'log').mockReturnValue()
    const draw = (seed: number) => namesOf(chooseFaults(all, { names: [], count: 2, seed }))
    expect(draw(3)).toHaveLength(2)
    expect(draw(3)).toEqual(draw(3))
    expect(new Set([1, 2, 3, 4, 5].map((seed) => draw(seed).join())).size).toBeGreaterThan(1)
  })

  test('name each file once a suite', () => {
    const some = [fault('a'), fault('b', { tests: ['stores/b.test.ts', 'stores/a.test.ts'] }), fault('c', { suite: 'host', tests: ['x'] })]
    expect(suitesOf(some)).toEqual([
      { suite: 'unit', tests: ['stores/a.test.ts', 'stores/b.test.ts'] },
      { suite: 'host', tests: ['x'] },
    ])
  })
})

describe('what found it', () => {
  const file = (part: object) => ({ name: 'a.test.ts', status: 'passed', message: '', assertionResults: [], ...part })
  const report = (...testResults: object[]) => JSON.stringify({ testResults })
  const passed = { status: 'passed', fullName: 'adds' }

  test('is the first test that failed', () => {
    const failed = { status: 'failed', fullName: 'removes' }
    expect(failureIn(report(file({}), file({ assertionResults: [passed, failed] })), { isOk: false, output: '' })).toBe('removes')
  })

  test('is the file that could not end well', () => {
    const text = report(file({ status: 'failed', message: 'money does not add up', assertionResults: [passed] }))
    expect(failureIn(text, { isOk: false, output: '' })).toBe('money does not add up')
  })

  test('is nothing where all passed', () => {
    expect(failureIn(report(file({ assertionResults: [passed] })), { isOk: true, output: '' })).toBeNull()
  })

  test.each([null, report()])('is not a run without tests: %s', (text) => {
    expect(() => failureIn(text, { isOk: false, output: 'No test files found' })).toThrow('No test files found')
  })
})
