// Runs all checks that need no running code in parallel: `npm run check`, or `npm run check -- lint types` for some.
import { join } from 'node:path'
import { findBrokenPromises } from './api-diff.ts'
import { ensureBuilt } from './build-state.ts'
import { findDearBytes } from './checks/budgets.ts'
import { disabledRules } from './checks/disabled-rules.ts'
import { docstrings } from './checks/docstrings.ts'
import { fileLength } from './checks/file-length.ts'
import { fileNames } from './checks/file-names.ts'
import { firstLines } from './checks/first-lines.ts'
import { firstLoad } from './checks/first-load.ts'
import { findStrayWords } from './checks/glossary.ts'
import { findLockfileGaps } from './checks/lockfile.ts'
import { findMessageFaults } from './checks/messages.ts'
import { findDoubleLibraries } from './checks/one-preact.ts'
import { readSources } from './checks/sources.ts'
import { patchedGlobals } from './checks/patched-globals.ts'
import { findLostFaults } from './checks/seeded.ts'
import { strictCsp } from './checks/strict-csp.ts'
import { findDeadCode, findTypeFaults, findUnformatted, lint } from './checks/tools.ts'
import { storeWrites } from './checks/store-writes.ts'
import { wireNames } from './checks/wire-names.ts'
import { refreshContract } from './contract.ts'
import { findUnwholeFolders } from './checks/whole-folders.ts'
import { refreshTables } from './readme-tables.ts'

const root = join(import.meta.dirname, '..')
const requested = process.argv.slice(2)
const started = performance.now()
const isAsked = (name: string) => requested.length === 0 || requested.includes(name)

// One run of oxlint provides three lines of the report.
const linted = ['lint', 'layers', 'cycles'].some(isAsked) ? lint(root) : null
const sources = readSources(root)
// Checks of bytes need a current build.
const built = ['one preact', 'budgets', 'promises'].some(isAsked) ? ensureBuilt('preact') : null

const checks: Record<string, () => Promise<string[]>> = {
  format: () => findUnformatted(root),
  types: () => findTypeFaults(root),
  lint: async () => (await linted)?.lint ?? [],
  layers: async () => (await linted)?.layers ?? [],
  cycles: async () => (await linted)?.cycles ?? [],
  'dead code': () => findDeadCode(root),
  messages: () => findMessageFaults(root),
  glossary: () => findStrayWords(root),
  'readme tables': async () => (await refreshTables(root, true)).map((file) => `${file} is out of date. Run npm run readme:tables.`),
  contract: () => refreshContract(root, true),
  'one preact': async () => {
    await built
    return findDoubleLibraries(root)
  },
  budgets: async () => {
    await built
    return findDearBytes(root)
  },
  promises: async () => {
    await built
    return (await findBrokenPromises(root)).faults
  },
  lockfile: () => findLockfileGaps(root),
  folders: () => findUnwholeFolders(root),
  seeded: () => findLostFaults(root),
}
for (const check of [
  firstLines,
  fileLength,
  fileNames,
  docstrings,
  firstLoad,
  strictCsp,
  patchedGlobals,
  disabledRules,
  wireNames,
  storeWrites,
]) {
  checks[check.name] = async () => check.find(await sources)
}

const unknown = requested.filter((name) => !Object.hasOwn(checks, name))
if (unknown.length > 0) {
  console.error(`There is no check named ${unknown.join(', ')}. There are: ${Object.keys(checks).join(', ')}.`)
  process.exit(1)
}

const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`
const results = await Promise.all(
  Object.entries(checks)
    .filter(([name]) => isAsked(name))
    .map(async ([name, find]) => {
      const faults = await find().catch((error: unknown) => [
        `The check itself broke: ${error instanceof Error ? error.stack : String(error)}`,
      ])
      console.log(
        `${faults.length === 0 ? 'ok  ' : 'FAIL'} ${name.padEnd(14)} ${seconds().padStart(7)}${faults.length > 0 ? `  ${faults.length}` : ''}`,
      )
      return { name, faults }
    }),
)

for (const { name, faults } of results.filter((result) => result.faults.length > 0)) {
  console.log(`\n${name}`)
  for (const fault of faults.slice(0, 60)) console.log(`  ${fault}`)
  if (faults.length > 60) console.log(`  and ${faults.length - 60} more`)
}
const failed = results.filter(({ faults }) => faults.length > 0).length
console.log(`\n${results.length - failed} checks passed, ${failed} failed, in ${seconds()}`)
process.exitCode = failed > 0 ? 1 : 0
