// Writes the generated tables of every widget's README anew; with --check it only says which are out of date.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { tablesOf, withTables } from './readme/tables.ts'
import { readFacts } from './readme/widget-facts.ts'

/** Brings the tables up to date, or with `isDry` names the READMEs that are not. */
export async function refreshTables(root: string, isDry: boolean): Promise<string[]> {
  const entries = await readdir(join(root, 'widgets'), { withFileTypes: true })
  const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  const changed = await Promise.all(
    names.map(async (name) => {
      const file = join(root, 'widgets', name, 'README.md')
      const readme = await readFile(file, 'utf8').catch(() => null)
      if (readme === null) return []
      const fresh = withTables(readme, tablesOf(await readFacts(root, name)))
      if (fresh === readme) return []
      if (!isDry) await writeFile(file, fresh)
      return [`widgets/${name}/README.md`]
    }),
  )
  return changed.flat()
}

if (import.meta.main) {
  const isDry = process.argv.includes('--check')
  const changed = await refreshTables(join(import.meta.dirname, '..'), isDry)
  for (const file of changed) console.log(isDry ? `${file} is out of date. Run npm run readme:tables.` : `wrote ${file}`)
  process.exitCode = isDry && changed.length > 0 ? 1 : 0
}
