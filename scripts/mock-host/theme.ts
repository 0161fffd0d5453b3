// Prints pages from a theme's folder: Liquid templates in their layout, or whole HTML pages; what a folder lacks is printed plainly.
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Around, Print, View } from './host-api.ts'
import { plainPage } from './plain-pages.ts'

interface LiquidEngine {
  renderFile: (name: string, values: object) => Promise<unknown>
}

/** Prints from the folder. `build` has the suite's templates. */
export function printFrom(folder: string, build: string): Print {
  const place = resolve(folder)
  if (!existsSync(place)) throw new Error(`There is no folder ${place} with pages.`)
  let engine: Promise<LiquidEngine> | null = null
  return async (view, around) => {
    const { kind, values } = view
    if (!/^[\w-]+$/.test(kind)) return null
    if (existsSync(join(place, `${kind}.liquid`))) {
      engine ??= liquid(place, build)
      const { renderFile } = await engine
      const given = { ...values, ...around }
      const main = await renderFile(kind, given)
      return existsSync(join(place, 'layout.liquid'))
        ? String(await renderFile('layout', { ...given, content_for_layout: main }))
        : String(main)
    }
    const page = join(place, `${kind}.html`)
    if (!existsSync(page)) return null
    const html = await readFile(page, 'utf8')
    // A page that prints its own settings prints its own tags too.
    return html.includes('id="touchline-page"') ? html : html.replace(/<\/head>|(?=<body)|$/i, `${around.head}$&`)
  }
}

/** Prints plainly what a theme does not print. */
export const orPlain =
  (print: Print | null): ((view: View, around: Around) => Promise<string>) =>
  async (view, around) =>
    (await print?.(view, around)) ?? plainPage(view, around.head, around.routes)

async function liquid(folder: string, build: string): Promise<LiquidEngine> {
  let module: { Liquid: new (options: object) => LiquidEngine }
  try {
    // The project's own, since only themes in Liquid need it.
    module = await import(pathToFileURL(createRequire(join(process.cwd(), 'package.json')).resolve('liquidjs')).href)
  } catch (cause) {
    throw new Error('The pages are Liquid templates: npm install --save-dev liquidjs', { cause })
  }
  const engine = new module.Liquid({ root: folder, partials: [folder, join(build, 'templates/liquid')], extname: '.liquid' })
  return { renderFile: (name, values) => engine.renderFile(name, values) }
}
