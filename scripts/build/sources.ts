// Finds what there is to build: the widgets named in widgets/index.ts, their styles and catalogues.
import { readdir, readFile, access } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'
import { root } from './bundle.ts'

/** The languages of the suite; each widget has a catalogue for every one. */
export const languages = ['nl', 'en', 'de', 'sv'] as const

/** A widget as widgets/index.ts names it. */
export interface WidgetSource {
  name: string
  /** The strategy it starts with unless a mount says otherwise. */
  when: string
  /** The module with its definition. */
  path: string
  /** Its stylesheet, where it has one. */
  css: string | null
  /** It works on the host's HTML instead of drawing its own. */
  isEnhancer: boolean
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )

/** The widgets in the order of the table. */
export async function widgetSources(): Promise<WidgetSource[]> {
  const table = await readFile(join(root, 'widgets/index.ts'), 'utf8')
  const found: WidgetSource[] = []
  for (const [, kind, when = '', name = '', file = ''] of table.matchAll(
    /kind: '(\w+)', when: '([^']+)'[^}]*import\('\.\/([a-z-]+)\/([a-z-]+\.tsx?)'\)/g,
  )) {
    const css = join(root, 'widgets', name, `${name}.css`)
    const isEnhancer = kind === 'enhance'
    found.push({ name, when, path: join(root, 'widgets', name, file), css: (await exists(css)) ? css : null, isEnhancer })
  }
  return found
}

async function minifyCss(text: string, directory: string): Promise<string> {
  const result = await build({
    stdin: { contents: text, resolveDir: directory, loader: 'css' },
    bundle: true,
    minify: true,
    write: false,
    logLevel: 'silent',
    target: 'es2022',
  })
  return result.outputFiles[0]?.text ?? ''
}

/** One widget's stylesheet, minified. */
export async function widgetCss({ css, name }: WidgetSource): Promise<string | null> {
  return css === null ? null : minifyCss(await readFile(css, 'utf8'), join(root, 'widgets', name))
}

/** The base stylesheet: tokens first, then the parts of the kit in alphabetical order. What enhancers work on keeps the host's look. */
export async function baseCss(widgets: readonly WidgetSource[]): Promise<string> {
  const hostsOwn = widgets.filter(({ isEnhancer }) => isEnhancer).map(({ name }) => `[data-touchline='${name}']`)
  const directory = join(root, 'shared/ui')
  const files = (await readdir(directory))
    .filter((file) => file.endsWith('.css'))
    .toSorted((a, b) => (a === 'tokens.css' ? -1 : b === 'tokens.css' ? 1 : a.localeCompare(b)))
  const texts = await Promise.all(files.map((file) => readFile(join(directory, file), 'utf8')))
  const css = texts.join('\n').replace(':where([data-touchline]) {', `:where([data-touchline]:not(${hostsOwn.join()})) {`)
  return minifyCss(css, directory)
}
