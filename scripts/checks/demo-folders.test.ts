// The table of folders in the demo shop's README says what each imports, no more and no less.
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../demo-pages')

/** What a folder imports from others: values (and types), or types only. */
interface Imported {
  values: Set<string>
  types: Set<string>
}

// The folder that every other may import, and what needs no row.
const ground = 'host/'

/** The rows of the table, by folder. */
function readTable(): Map<string, Imported> {
  const rows = readFileSync(join(root, 'README.md'), 'utf8').matchAll(/^\| \[?`([\w/]+\/)`[^|]*\|[^|]*\| ([^|]*)\|$/gm)
  return new Map(
    [...rows].map(([, folder = '', cell = '']) => {
      const [values = '', types = ''] = cell.split('types of')
      const named = (text: string) => new Set([...text.matchAll(/`([\w/]+\/)`/g)].map(([, name = '']) => name))
      return [folder, { values: named(values), types: named(types) }]
    }),
  )
}

/** What the code imports, by the folders of the table. */
function readCode(folders: readonly string[]): Map<string, Imported> {
  const folderOf = (file: string) => folders.filter((folder) => file.startsWith(folder)).toSorted((a, b) => b.length - a.length)[0]
  const found = new Map(folders.map((folder) => [folder, { values: new Set<string>(), types: new Set<string>() }]))
  for (const file of globSync('**/*.{ts,tsx}', { cwd: root })) {
    const folder = folderOf(file)
    const own = found.get(folder ?? '')
    if (!own || file.includes('.test.')) continue
    const code = readFileSync(join(root, file), 'utf8')
    for (const [, type, names = '', path = ''] of code.matchAll(/^(?:import|export) (type )?([\w*{}\s,]*?)from '([^']+)'/gm)) {
      const target = path.startsWith('#demo-pages/') ? path.slice('#demo-pages/'.length) : relative(root, join(root, dirname(file), path))
      const to = folderOf(target)
      if (to === undefined || to === folder || to === ground) continue
      const listed = names.replaceAll(/[{}]/g, '').split(',')
      const isType = type !== undefined || listed.every((name) => name.trim() === '' || name.trim().startsWith('type '))
      own[isType ? 'types' : 'values'].add(to)
    }
  }
  for (const { values, types } of found.values()) for (const name of values) types.delete(name)
  return found
}

const written = ({ values, types }: Imported) => ({ values: [...values].toSorted(), types: [...types].toSorted() })

test('each folder of the demo shop imports what its README says', () => {
  const table = readTable()
  expect(table.size).toBeGreaterThan(15)
  const code = readCode([...table.keys()])
  for (const [folder, imported] of table) {
    const inCode = code.get(folder)
    expect(written(imported), folder).toEqual(inCode && written(inCode))
  }
})
