// A widget generated in a copy of the tree has all its files and passes the checks at once.
import { cp, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findMessageFaults } from './checks/messages.ts'
import { runTool } from './checks/run-tool.ts'
import { readSources } from './checks/sources.ts'
import { firstLines } from './checks/first-lines.ts'
import { fileNames } from './checks/file-names.ts'
import { findUnwholeFolders } from './checks/whole-folders.ts'
import { refreshTables } from './readme-tables.ts'

const root = join(import.meta.dirname, '..')
const copied = ['widgets', 'stores', 'shared', 'locales', 'scripts', 'package.json', 'tsconfig.json', 'esbuild.config.mjs', '.oxfmtrc.json']
let copy = ''
let said = ''

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'touchline-new-'))
  for (const path of copied) await cp(join(root, path), join(copy, path), { recursive: true })
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'))
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/new-widget.ts', 'coach-corner'], { cwd: copy, encoding: 'utf8' })
  said = stdout
  expect(stderr).toBe('')
  expect(status).toBe(0)
}, 180_000)
afterAll(() => rm(copy, { recursive: true, force: true }))

const ofTheWidget = (faults: readonly string[]) => faults.filter((fault) => fault.includes('coach-corner'))

test("the printed command runs the widget's own tests", () => {
  expect(said).toContain('WIDGET=coach-corner npm test -- unit conformance:preact')
})

test('it is in the table', async () => {
  expect(await readFile(join(copy, 'widgets/index.ts'), 'utf8')).toContain("import('./coach-corner/coach-corner.tsx')")
})

test('its folder is complete, with valid names and first lines', async () => {
  const sources = await readSources(copy)
  expect(ofTheWidget([...(await findUnwholeFolders(copy)), ...fileNames.find(sources), ...firstLines.find(sources)])).toEqual([])
})

test('its texts are there in four languages, and no other catalogue changed', async () => {
  expect(ofTheWidget(await findMessageFaults(copy))).toEqual([])
  for (const path of ['minicart/nl.po', 'shared/de.po']) {
    expect(await readFile(join(copy, 'locales', path), 'utf8')).toBe(await readFile(join(root, 'locales', path), 'utf8'))
  }
}, 60_000)

test('its README tables are up to date', async () => {
  expect(ofTheWidget(await refreshTables(copy, true))).toEqual([])
  expect(await readFile(join(copy, 'widgets/coach-corner/README.md'), 'utf8')).toContain('| `linkUrl` | `data-link-url` | string |')
})

test('it is formatted and passes lint', async () => {
  expect(await runTool(copy, 'oxfmt', ['--list-different', 'widgets/coach-corner'])).toEqual({ isOk: true, output: '' })
  const { isOk, output } = await runTool(copy, 'oxlint', ['-c', 'scripts/lint/oxlint.config.ts', 'widgets/coach-corner'])
  expect(output).toContain('0 errors')
  expect(isOk).toBe(true)
}, 60_000)
