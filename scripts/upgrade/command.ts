// The command line of the upgrade: reads a theme, the package that it was built on and the one that it gets, and says what to change.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildFolder } from '../mock-host/build-folder.ts'
import { surfaceIn } from '../release/surface-in.ts'
import { messageIds } from './own-words.ts'
import { upgradeOf, type Version, written } from './report.ts'
import { readTheme } from './theme-files.ts'

const help = `Says what a newer version changes of what your theme uses: widgets, options, events, slots, classes, tokens, words of your own, and
calls that your adapter names. It reads and writes nothing else. Exit code 1 if something is to be changed, 2 if an option is wrong.

  npx --no-install touchline upgrade ./theme --from ./public/touchline/1.0.0-ABCDEFGH

  --from=…   the folder of the package that your theme was built on: the one that you still serve, or its tarball unpacked
  --to=…     the folder of the one that it gets; the installed package by default

Names are looked for as text, so a name that you build from parts is not found.`

/** Runs the command. */
export async function runUpgrade(args: readonly string[]): Promise<void> {
  try {
    const options = { help: { type: 'boolean', short: 'h' }, from: { type: 'string' }, to: { type: 'string' } } as const
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    if (values.help) return console.log(help)
    const [theme = '.', more] = positionals
    if (more !== undefined) throw new Error(`Name one folder of your theme, and not ${positionals.join(', ')}.`)
    if (!existsSync(theme)) throw new Error(`There is no folder ${theme}.`)
    if (values.from === undefined) throw new Error('--from is missing: which package was your theme built on?')
    const before = await versionIn(values.from)
    const [files, after] = await Promise.all([readTheme(theme), versionIn(values.to ?? buildFolder())])
    if (files.length === 0) throw new Error(`${theme} has no templates, styles or scripts.`)
    const upgrade = upgradeOf(files, before, after)
    console.log(written(upgrade, before.surface.version, after.surface.version))
    process.exitCode = upgrade.breaks.length > 0 ? 1 : 0
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${help}`)
    process.exitCode = 2
  }
}

async function versionIn(folder: string): Promise<Version> {
  for (const name of ['touchline.manifest.json', 'openapi.json'])
    if (!existsSync(join(folder, name))) throw new Error(`${folder} is no package of Touchline: it has no ${name}.`)
  const [surface, messages] = await Promise.all([surfaceIn(folder), messageIds(folder)])
  return { surface, messages }
}
