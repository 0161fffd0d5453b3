// The last whole run is recorded only for a clean tree, and the changes since are complete or unknown.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { changedWidgets, keepWhole, readWhole } from './whole.ts'

const about = { passed: 3, unsteady: 0, seconds: 60, red: [] }
const red = ['tests/conformance/widget-markup.test.ts']
const keepUnit = () => keepWhole(root, { unit: about })
/** What has changed since the last whole run of a suite. */
const changedIn = (suite = 'unit') => readWhole(root)(suite).changed?.toSorted()
let root = ''
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.test', ...args], { cwd: root, encoding: 'utf8' })
const write = (file: string, text: string) => writeFileSync(join(root, file), text)
const commit = () => {
  git('add', '--all')
  git('commit', '--quiet', '--message', 'x')
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'touchline-whole-'))
  mkdirSync(join(root, 'tests'))
  git('init', '--quiet')
  write('one.ts', '1')
  write('two.ts', '1')
  commit()
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

test('a clean tree is recorded with its commit, also a second time before the record is committed', () => {
  const head = git('rev-parse', 'HEAD').trim()
  expect(keepWhole(root, { unit: about })).toContain(head.slice(0, 8))
  expect(keepWhole(root, { unit: { ...about, passed: 4 } })).toContain(head.slice(0, 8))
  expect(JSON.parse(readFileSync(join(root, 'tests/whole.json'), 'utf8'))).toMatchObject({ unit: { commit: head, passed: 4 } })
})

test.each([
  ['a changed file', 'one.ts'],
  ['a new file', 'new.ts'],
])('a tree with %s is not recorded', (_case, file) => {
  write(file, '2')
  expect(keepUnit()).toContain('1 files')
  expect(readWhole(root)('unit')).toEqual({ changed: null, red: [] })
})

test('what was red is recorded with it, and read with the changes', () => {
  keepWhole(root, { unit: about, 'conformance:react': { ...about, red } })
  expect(readWhole(root)('conformance:react').red).toEqual(red)
  expect(readWhole(root)('unit').red).toEqual([])
})

test('a suite that was run later keeps the record of the others; each has the changes since its own run', () => {
  keepUnit()
  commit()
  expect(changedIn('host')).toBeUndefined()
  write('one.ts', '2')
  commit()
  keepWhole(root, { host: about })
  commit()
  write('two.ts', '2')
  expect(changedIn()).toEqual(['one.ts', 'tests/whole.json', 'two.ts'])
  expect(changedIn('host')).toEqual(['tests/whole.json', 'two.ts'])
})

test('files committed, changed and added since then are listed', () => {
  keepUnit()
  commit()
  write('one.ts', '2')
  commit()
  write('two.ts', '2')
  write('new.ts', '2')
  expect(changedIn()).toEqual(['new.ts', 'one.ts', 'tests/whole.json', 'two.ts'])
})

test('if the clone lacks the commit, the changes are unknown', () => {
  keepUnit()
  const whole = JSON.parse(readFileSync(join(root, 'tests/whole.json'), 'utf8'))
  write('tests/whole.json', JSON.stringify({ ...whole, unit: { ...whole.unit, commit: 'a'.repeat(40) } }))
  expect(readWhole(root)('unit').changed).toBeNull()
})

test('a widget has changed if a file in its folder has', () => {
  const changed = ['widgets/cart/cart.css', 'widgets/cart/Line.tsx', 'widgets/page/sync.ts', 'widgets/index.ts', 'README.md']
  expect(changedWidgets({ changed, red: [] })).toEqual(['cart', 'page'])
})

test('if the changes are unknown or a test of every widget was red, all have', () => {
  expect(changedWidgets({ changed: null, red: [] })).toEqual(['*'])
  expect(changedWidgets({ changed: ['README.md'], red })).toEqual(['*'])
})
