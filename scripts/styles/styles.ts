// The stylesheets of a build: tokens and kit, then the styles of each widget.
import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { build } from 'esbuild'
import { root } from '../build/flavours.ts'
import type { WidgetSource } from '../build/sources.ts'
import { always, type WidgetFile } from '../build/widget-files.ts'
import { withWeight } from './weight.ts'

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
async function widgetCss({ css, name }: WidgetSource): Promise<string | null> {
  return css === null ? null : minifyCss(await readFile(css, 'utf8'), join(root, 'widgets', name))
}

/** A custom property that a theme may set. */
interface Token {
  name: string
  /** Its default; a dark page has another value for a colour. */
  initial: string
  /** Its purpose. */
  description: string
}

/** Every token of `shared/ui/tokens.css`, with the comment above it. */
export async function readTokens(): Promise<Token[]> {
  const [defaults = ''] = (await readFile(join(root, 'shared/ui/tokens.css'), 'utf8')).split('@supports')
  return Array.from(
    defaults.matchAll(/^  \/\* (.+) \*\/\n  (--touchline-[a-z-]+): (.+);$/gm),
    ([, description = '', name = '', initial = '']) => ({ name, initial, description }),
  )
}

/** The parts of the kit for themes: every token, and the classes of the components that widgets consist of. */
export async function kitInfo(): Promise<{ customProperties: Token[]; classes: string[] }> {
  const files = globSync(['shared/ui/**/*.css', 'shared/*/parts/**/*.css'], { cwd: root })
  const css = (await Promise.all(files.map((file) => readFile(join(root, file), 'utf8')))).join('\n')
  return {
    customProperties: await readTokens(),
    classes: [...new Set(Array.from(css.matchAll(/\.(touchline-[a-z0-9-]+)/g), ([, name = '']) => name))].toSorted(),
  }
}

/** The base stylesheet: tokens first, then the components in alphabetical order. Elements that enhancers work on keep the host's look. */
export async function baseCss(widgets: readonly WidgetSource[]): Promise<string> {
  const hostsOwn = widgets.filter(({ isEnhancer }) => isEnhancer).map(({ name }) => `[data-touchline='${name}']`)
  const rank = (file: string) => (basename(file) === 'tokens.css' ? '' : basename(file))
  const files = globSync(['shared/ui/*.css', 'shared/*/parts/*.css'], { cwd: root }).toSorted((a, b) => rank(a).localeCompare(rank(b)))
  const texts = await Promise.all(files.map((file) => readFile(join(root, file), 'utf8')))
  const drawn = hostsOwn[0] === undefined ? '[data-touchline]' : `[data-touchline]:not(${hostsOwn.join()})`
  const css = texts.join('\n').replaceAll("[data-touchline='*']", drawn)
  return minifyCss(css, join(root, 'shared'))
}

/** The styles that reserve space on pages without our markup. */
export async function roomCss(): Promise<string> {
  return minifyCss(await readFile(join(root, 'widgets/page/room.css'), 'utf8'), join(root, 'widgets'))
}

/** The stylesheets by the file of widgets that shares their name; the first one on each page includes the tokens and the kit. */
export async function stylesOf(files: readonly WidgetFile[], widgets: readonly WidgetSource[]): Promise<Map<string, string>> {
  const one = async ({ name }: WidgetFile) => {
    const members = files.filter(({ sheet }) => sheet === name).flatMap((file) => file.widgets)
    const own = await Promise.all(widgets.filter((widget) => members.includes(widget.name)).map(widgetCss))
    return [name, [name === always.name ? await baseCss(widgets) : '', ...own].join('')] as const
  }
  return new Map(await Promise.all(files.map(one)))
}
