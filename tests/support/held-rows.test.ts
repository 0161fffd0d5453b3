// Tests the tables of problems found on other people's pages: each row names a test file that exists, and words that it contains.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const folders = ['', 'tests', 'tests/journeys']
const readme = readFileSync(join(root, 'tests/journeys/README.md'), 'utf8')

/** The table rows, with the last column, which names their tests. */
const rowsOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| What went wrong'))
    .map((line) => line.split(' | '))
    .map(([what = '', , held = '']) => ({ what: what.replace('| ', ''), held }))

/** A test's file with the one that contains its rows: `foreign-pages.ts` beside `foreign-pages.test.ts`. */
function textOf(file: string): string | null {
  const found = folders.map((folder) => join(root, folder, file)).find((path) => existsSync(path))
  if (!found) return null
  const rows = found.replace('.test.', '.')
  return readFileSync(found, 'utf8') + (existsSync(rows) ? readFileSync(rows, 'utf8') : '')
}

/** The errors in a row's list of tests. */
function faultsOf(held: string): string[] {
  const faults: string[] = []
  let text: string | null = null
  let count = 0
  for (const [, code, quote] of held.matchAll(/`([^`]+)`|"([^"]+)"/g)) {
    if (quote !== undefined) {
      if (text !== null && !text.includes(quote)) faults.push(`no "${quote}"`)
    } else if (code !== undefined && !code.startsWith('npm run check')) {
      if (!/\.test\.tsx?$/.test(code)) faults.push(`${code} is no test`)
      text = textOf(code)
      if (text === null) faults.push(`no ${code}`)
      count++
    } else count++
  }
  return count > 0 ? faults : [...faults, 'nothing holds it']
}

test('every row names an existing test', () => {
  const rows = rowsOf(readme)
  expect(rows.length).toBeGreaterThan(70)
  expect(rows.flatMap(({ what, held }) => faultsOf(held).map((fault) => `${what}: ${fault}`))).toEqual([])
})

test('a row without one is found', () => {
  expect(faultsOf('by looking')).toEqual(['nothing holds it'])
  expect(faultsOf('`no-such.test.ts`; `cart.test.ts` "no such words"; `guest.ts`')).toEqual([
    'no no-such.test.ts',
    'no "no such words"',
    'guest.ts is no test',
  ])
})
