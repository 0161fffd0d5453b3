// Generates a widget ready for the conformance suite: `npm run new:widget size-advice`. Folder, line in the table, texts in four languages.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runTool } from './checks/run-tool.ts'
import { namesOf } from './new-widget/names.ts'
import { withWidget } from './new-widget/table.ts'
import { filesOf, texts } from './new-widget/templates.ts'
import { translationsIn, withTranslations } from './new-widget/translate.ts'
import { tablesOf, withTables } from './readme/tables.ts'
import { readWidgetInfo } from './readme/widget-info.ts'

const root = join(import.meta.dirname, '..')
const languages = ['en', 'nl', 'de', 'sv'] as const

async function makeWidget(name: string): Promise<void> {
  const names = namesOf(name, await readdir(join(root, 'widgets')))
  const folder = join(root, 'widgets', name)
  await mkdir(folder)
  for (const [file, text] of Object.entries(filesOf(names))) await writeFile(join(folder, file), text)
  const table = join(root, 'widgets/index.ts')
  await writeFile(table, withWidget(await readFile(table, 'utf8'), name))
  await extractTexts(name)
  const readme = join(folder, 'README.md')
  await writeFile(readme, withTables(await readFile(readme, 'utf8'), tablesOf(await readWidgetInfo(root, name))))
  await mustRun('oxfmt', [`widgets/${name}`, 'widgets/index.ts'])
}

async function extractTexts(name: string): Promise<void> {
  await mustRun('lingui', ['extract', '--config', 'locales/lingui.config.ts', '--clean', '--workers', '1'])
  const catalogues = await readdir(join(root, 'locales'), { withFileTypes: true })
  for (const language of languages) {
    const others = await Promise.all(
      catalogues
        .filter((entry) => entry.isDirectory() && entry.name !== name)
        .map((entry) => readFile(join(root, 'locales', entry.name, `${language}.po`), 'utf8').catch(() => '')),
    )
    const known = new Map(texts.map((text) => [text.en, text[language]]))
    for (const other of others) for (const [text, translation] of translationsIn(other)) known.set(text, translation)
    const file = join(root, 'locales', name, `${language}.po`)
    await writeFile(file, withTranslations(await readFile(file, 'utf8'), known))
  }
}

async function mustRun(tool: string, args: readonly string[]): Promise<void> {
  const { isOk, output } = await runTool(root, tool, args)
  if (!isOk) throw new Error(`${tool} ${args.join(' ')} failed:\n${output}`)
}

try {
  const [name = ''] = process.argv.slice(2)
  await makeWidget(name)
  console.log(`widgets/${name}/ is there, with a line in widgets/index.ts and texts in locales/${name}/.
Next: npm run build, then WIDGET=${name} npm test -- unit conformance:preact. npm run dev shows it on /en/pages/widgets.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
