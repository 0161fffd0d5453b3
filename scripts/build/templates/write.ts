// Writes the templates of a build and the fixtures that ports are held to, and says for the manifest what each template takes.
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { toJsonSchema } from '@valibot/to-json-schema'
import type { ServerModule } from '../server-module.ts'
import { languages } from '../sources.ts'
import { root } from '../flavours.ts'
import { dialects, fileOf, write } from './dialects.ts'
import { drawAll } from './drawn.ts'
import { learn, type Draw, type Learned } from './learn.ts'
import { mountParts } from './mount.ts'
import { templateOptions } from './options.ts'
import { fill, type Part, type Values } from './parts.ts'

/** What the manifest says of a widget's templates. */
export type TemplateFacts =
  | {
      /** By engine, with `{language}` in it. */
      files: Readonly<Record<string, string>>
      options: readonly string[]
      leftOut: Readonly<Record<string, string>>
      withoutQuery: readonly string[]
      /** The page's addresses that it prints, by their names in `routes`. */
      routes: readonly string[]
    }
  | { none: string }

/** What a template has to print, for tests of ports. */
interface FixtureRow {
  widget: string
  language: string
  values: Values
  html: string
}

const locales = { nl: 'nl_NL', en: 'en_GB', de: 'de_DE', sv: 'sv_SE' } as const
const OTHER_LIMITS = { password: { minLength: 11, minClasses: 4 } }

/** Writes them below the folder; answers what each widget's take. */
export async function writeTemplates(directory: string, build: string, server: ServerModule): Promise<Record<string, TemplateFacts>> {
  const about: Record<string, TemplateFacts> = {}
  const fixtures: FixtureRow[] = []
  const written: Promise<unknown>[] = []
  for (const [name, { kind, options: schema }] of Object.entries(server.widgets)) {
    if (kind !== 'view') {
      about[name] = { none: 'It works on HTML of your own.' }
      continue
    }
    const options = templateOptions(toJsonSchema(schema, { errorMode: 'ignore', typeMode: 'input' }))
    for (const language of languages) {
      const draw = drawing(server, name, language)
      const learned = learn(draw(), options)
      if (typeof learned === 'string') {
        about[name] = { none: learned }
        break
      }
      if (learned.tried.some(({ values, html }) => draw(OTHER_LIMITS)(values).html !== html)) {
        about[name] = { none: "It is drawn from the page's `limits`." }
        break
      }
      const parts = mountParts(name, build, learned)
      about[name] = factsOf(name, learned)
      written.push(writeAll(directory, name, language, parts, about[name]))
      // Texts differ from language to language, conditions do not.
      const rows = language === 'en' ? learned.tried : learned.tried.slice(-1)
      fixtures.push(...rows.map(({ values }) => ({ widget: name, language, values, html: fill(parts, values) })))
    }
  }
  await Promise.all(written)
  const drawn = await drawAll(root, server)
  await writeFile(join(directory, 'fixtures.json'), `${JSON.stringify({ version: server.version, fixtures, drawn }, null, 1)}\n`)
  return about
}

function drawing({ render }: ServerModule, name: string, language: (typeof languages)[number]): (limits?: object) => Draw {
  return (limits) =>
    ({ id, routes, ...options }) => {
      const store = { id: 1, code: 'shop', name: 'Shop' }
      return render(
        name,
        options,
        {},
        { locale: locales[language], store, baseUrl: '/shop/', currency: 'EUR', routes, limits },
        { id: String(id) },
      )
    }
}

async function writeAll(directory: string, widget: string, language: string, parts: readonly Part[], facts: TemplateFacts): Promise<void> {
  const takes = 'none' in facts ? [] : ['id', 'when', ...facts.options, ...facts.routes.map((name) => `routes.${name}`)]
  await Promise.all(
    dialects.map(async (dialect) => {
      const file = join(directory, fileOf(dialect, language, widget))
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, write(dialect, `Touchline's ${widget}, in ${language}. Takes: ${takes.join(', ')}.`, parts))
    }),
  )
}

function factsOf(name: string, { parts, options, leftOut, withoutQuery }: Learned): TemplateFacts {
  const holes = new Set(parts.flatMap(holesOf))
  const routes = [...holes].flatMap((hole) => (hole.startsWith('routes.') ? hole.slice('routes.'.length) : []))
  return {
    files: Object.fromEntries(dialects.map((dialect) => [dialect, fileOf(dialect, '{language}', name)])),
    options: options.map((option) => option.name),
    leftOut,
    withoutQuery: withoutQuery.filter((one) => !one.startsWith('routes.') || holes.has(one)),
    routes,
  }
}

function holesOf(part: Part): string[] {
  if (part.kind === 'hole') return [part.name]
  if (part.kind === 'each') return part.parts.flatMap(holesOf)
  return part.kind === 'if' ? [...part.parts, ...part.otherwise].flatMap(holesOf) : []
}
