// Regenerates the tables in the widgets' READMEs and in the package's recipes; with --check it only lists outdated ones.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { recipeTables } from './readme/recipe-tables.ts'
import { tablesOf, withTables } from './readme/tables.ts'
import { readWidgetInfo } from './readme/widget-info.ts'

/** Updates the tables or, with `isDry`, lists the outdated READMEs. */
export async function refreshTables(root: string, isDry: boolean): Promise<string[]> {
  const widgets = await readdir(join(root, 'widgets'), { withFileTypes: true })
  const recipes = await readdir(join(root, 'scripts/package/recipes')).catch(() => [])
  const ofRecipes = await recipeTables(root)
  const refresh = async (path: string, tables: () => Promise<Record<string, string>> | Record<string, string>) => {
    const file = join(root, path)
    const readme = await readFile(file, 'utf8').catch(() => null)
    if (readme === null) return []
    const fresh = withTables(readme, await tables())
    if (fresh === readme) return []
    if (!isDry) await writeFile(file, fresh)
    return [path]
  }
  const changed = await Promise.all([
    ...widgets
      .filter((entry) => entry.isDirectory() && entry.name !== 'page')
      .map(({ name }) => refresh(`widgets/${name}/README.md`, async () => tablesOf(await readWidgetInfo(root, name)))),
    ...recipes.map((name) => refresh(`scripts/package/recipes/${name}`, () => ofRecipes)),
  ])
  return changed.flat()
}

if (import.meta.main) {
  const isDry = process.argv.includes('--check')
  const changed = await refreshTables(join(import.meta.dirname, '..'), isDry)
  for (const file of changed) console.log(isDry ? `${file} is out of date. Run npm run readme:tables.` : `wrote ${file}`)
  process.exitCode = isDry && changed.length > 0 ? 1 : 0
}
