// Patches the last whole build with saved files: the file names stay, and output for hosts and releases only is not rebuilt.
import { createHash } from 'node:crypto'
import { readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { bundleWidgets } from '../build/bundle.ts'
import { root, type Flavour } from '../build/flavours.ts'
import { firstCalls } from '../build/first-calls.ts'
import { filesOf, readModules } from '../build/module-graph.ts'
import { bundleServer } from '../build/server-bundle.ts'
import { widgetSources } from '../build/sources.ts'
import { widgetFiles } from '../build/widget-files.ts'
import { compileCatalogues } from '../messages/catalogues.ts'
import { stylesOf } from '../styles/styles.ts'

const isStyle = (path: string) => /^(widgets\/(?!page\/)[\w-]+|shared)\/.*\.css$/.test(path)
const isScript = (path: string) => /^(widgets\/(?!page\/)[\w-]+|stores|shared)\/.*\.tsx?$/.test(path)
const digest = (content: string | Buffer) => `sha256-${createHash('sha256').update(content).digest('base64')}`
const inManifest = (folder: string) => join(folder, 'touchline.manifest.json')

/** Whether files can be patched, since they change no other files of the build. Texts, the table of widgets and the scripts cannot. */
export function canPatch(paths: readonly string[]): boolean {
  return paths.length > 0 && paths.every((path) => isStyle(path) || isScript(path))
}

/** Builds the bundles that contain `paths` and puts them into `dist/<flavour>`; false if that makes files the build does not have. */
export function patcher(flavour: Flavour): (paths: readonly string[]) => Promise<boolean> {
  const folder = join(root, 'dist', flavour)
  let catalogues: ReturnType<typeof compileCatalogues> | null = null
  return async (paths) => {
    const { build, version }: { build: string; version: string } = JSON.parse(await readFile(inManifest(folder), 'utf8'))
    const widgets = await widgetSources()
    const names = widgets.map(({ name }) => name)
    const written = widgetFiles(names)
    const files = new Map<string, string>()
    if (paths.some(isStyle)) for (const [name, css] of await stylesOf(written, widgets)) if (css) files.set(`${name}-${build}.css`, css)
    if (paths.some(isScript)) {
      catalogues ??= compileCatalogues(names)
      const about = { widgets, catalogues: await catalogues, build: `${flavour}.${build}`, version }
      const places = filesOf(await readModules(flavour, widgets), written, widgets, await firstCalls())
      const [bundles, server] = await Promise.all([
        bundleWidgets(flavour, written, widgets, places, `-${build}`),
        bundleServer(flavour, about),
      ])
      for (const [name, { code, map }] of bundles) files.set(`${name}-${build}.js`, code).set(`${name}-${build}.js.map`, map)
      files.set('server/touchline-server.js', server.code)
    }
    return putOver(folder, files)
  }
}

/** Writes changed files into a build, and their hashes into its manifest; false if one of them is missing there. */
export async function putOver(folder: string, files: ReadonlyMap<string, string>): Promise<boolean> {
  const { mtime } = await stat(inManifest(folder))
  let manifest = await readFile(inManifest(folder), 'utf8')
  for (const [file, content] of files) {
    const before = await readFile(join(folder, file)).catch(() => null)
    if (before === null) return false
    if (before.equals(Buffer.from(content))) continue
    await writeFile(join(folder, file), content)
    // Otherwise the shop would send the old one.
    await rm(join(folder, `${file}.br`), { force: true })
    manifest = manifest.replaceAll(digest(before), digest(content))
  }
  await writeFile(inManifest(folder), manifest)
  // One millisecond newer than the build: the shop reads it again, and a whole build still counts as due.
  await utimes(inManifest(folder), mtime, new Date(mtime.getTime() + 1))
  return true
}
