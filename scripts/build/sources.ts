// Finds what there is to build: the widgets named in widgets/index.ts, their styles and catalogues.
import { readdir, readFile, access } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'
import { root } from './flavours.ts'
import { withWeight } from './weight.ts'

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
  return withWeight(result.outputFiles[0]?.text ?? '')
}

/** One widget's stylesheet, minified. */
export async function widgetCss({ css, name }: WidgetSource): Promise<string | null> {
  return css === null ? null : minifyCss(await readFile(css, 'utf8'), join(root, 'widgets', name))
}

/** What themes may use of the kit: every token with its default, and the classes of the parts that widgets are made of. */
export async function kitFacts(): Promise<{ customProperties: { name: string; initial: string }[]; classes: string[] }> {
  const directory = join(root, 'shared/ui')
  const files = (await readdir(directory, { recursive: true })).filter((file) => file.endsWith('.css'))
  const css = (await Promise.all(files.map((file) => readFile(join(directory, file), 'utf8')))).join('\n')
  const [defaults = ''] = (await readFile(join(directory, 'tokens.css'), 'utf8')).split('@supports')
  return {
    customProperties: Array.from(defaults.matchAll(/^  (--touchline-[a-z-]+): (.+);$/gm), ([, name = '', initial = '']) => ({
      name,
      initial,
    })),
    classes: [...new Set(Array.from(css.matchAll(/\.(touchline-[a-z0-9-]+)/g), ([, name = '']) => name))].toSorted(),
  }
}

/** The base stylesheet: tokens first, then the parts of the kit in alphabetical order. What enhancers work on keeps the host's look. */
export async function baseCss(widgets: readonly WidgetSource[]): Promise<string> {
  const hostsOwn = widgets.filter(({ isEnhancer }) => isEnhancer).map(({ name }) => `[data-touchline='${name}']`)
  const directory = join(root, 'shared/ui')
  const files = (await readdir(directory))
    .filter((file) => file.endsWith('.css'))
    .toSorted((a, b) => (a === 'tokens.css' ? -1 : b === 'tokens.css' ? 1 : a.localeCompare(b)))
  const texts = await Promise.all(files.map((file) => readFile(join(directory, file), 'utf8')))
  const drawn = hostsOwn[0] === undefined ? '[data-touchline]' : `[data-touchline]:not(${hostsOwn.join()})`
  const css = texts.join('\n').replaceAll("[data-touchline='*']", drawn)
  return minifyCss(css, directory)
}

/** What keeps room on pages without markup of ours. */
export async function roomCss(): Promise<string> {
  return minifyCss(await readFile(join(root, 'widgets/room.css'), 'utf8'), join(root, 'widgets'))
}
