// Writes the templates of a build and the fixtures for ports, and returns the manifest's data on each template.
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { toJsonSchema } from '@valibot/to-json-schema'
import type { ServerModule } from '../build/server-bundle.ts'
import { languages } from '../messages/catalogues.ts'
import { root } from '../build/flavours.ts'
import { dialects, fileOf, write, type Dialect } from './dialects.ts'
import { drawAll, exampleOptions } from './drawn.ts'
import type { TemplateInfo } from './template-info.ts'
import { inferEach } from './infer-each.ts'
import type { Draw, Inferred } from './infer.ts'
import { limitOptions, parted } from './limits.ts'
import { emptyMountParts, mountParts } from './mount.ts'
import { templateOptions } from './options.ts'
import { fill, type Part, type Values } from './parts.ts'
import { mountsToTry } from './tries.ts'

/** The expected output of a template, for tests of ports. */
interface FixtureRow {
  widget: string
  language: string
  values: Values
  html: string
}

/** The expected output of a mount, which is the same in every language. */
interface MountRow {
  widget: string
  values: Values
  html: string
}

const locales = { nl: 'nl_NL', en: 'en_GB', de: 'de_DE', sv: 'sv_SE' } as const
const OTHER_LIMITS = { minLength: 11, minClasses: 4 }

/** Writes them into the folder; returns the inputs of each widget's templates. */
export async function writeTemplates(directory: string, build: string, server: ServerModule): Promise<Record<string, TemplateInfo>> {
  const about: Record<string, TemplateInfo> = {}
  const fixtures: FixtureRow[] = []
  const mounts: MountRow[] = []
  const written: Promise<unknown>[] = []
  for (const [name, { kind, options: schema }] of Object.entries(server.widgets)) {
    const json = toJsonSchema(schema, { errorMode: 'ignore', typeMode: 'input' })
    const options = templateOptions(json)
    const mount = emptyMountParts(name, options)
    const files = filesOf('mount', name)
    const takes = ['id', 'class', 'when', ...options.map((option) => option.name), 'content']
    written.push(writeAll(directory, files, `Touchline's ${name}, for every language. Takes: ${takes.join(', ')}.`, mount))
    for (const values of mountsToTry(options, await exampleOptions(root, name, json)))
      mounts.push({ widget: name, values, html: fill(mount, values) })
    if (kind !== 'view') {
      about[name] = { mount: files, none: 'It works on HTML of your own.' }
      continue
    }
    for (const language of languages) {
      const draw = drawing(server, name, language)
      const plain = inferEach(draw, options)
      const isOfLimits =
        typeof plain !== 'string' && plain.tried.some(({ values, html }) => draw({ ...values, ...OTHER_LIMITS }).html !== html)
      const inferred = isOfLimits ? inferEach(draw, [...options, ...limitOptions(options)]) : plain
      if (typeof inferred === 'string') {
        about[name] = { mount: files, none: inferred }
        break
      }
      const parts = mountParts(name, build, inferred)
      const info = infoOf(name, inferred)
      about[name] = { mount: files, ...info }
      const given = ['id', 'when', ...info.options, ...info.limits, ...info.routes.map((route) => `routes.${route}`)]
      written.push(writeAll(directory, filesOf(language, name), `Touchline's ${name}, in ${language}. Takes: ${given.join(', ')}.`, parts))
      // Texts differ between languages, conditions do not.
      const rows = language === 'en' ? inferred.tried : inferred.together
      fixtures.push(...rows.map(({ values }) => ({ widget: name, language, values, html: fill(parts, values) })))
    }
  }
  await Promise.all(written)
  const drawn = await drawAll(root, server)
  await writeFile(join(directory, 'fixtures.json'), `${JSON.stringify({ version: server.version, fixtures, mounts, drawn }, null, 1)}\n`)
  return about
}

function drawing({ render }: ServerModule, name: string, language: (typeof languages)[number]): Draw {
  return ({ id, routes, ...given }) => {
    const { options, limits } = parted(given)
    const store = { id: 1, code: 'shop', name: 'Shop' }
    const page = { locale: locales[language], store, baseUrl: '/shop/', currency: 'EUR', routes, limits }
    return render(name, options, {}, page, { id: String(id) })
  }
}

/** The paths of a template in every engine. */
const filesOf = (folder: string, widget: string): Readonly<Record<Dialect, string>> => ({
  php: fileOf('php', folder, widget),
  twig: fileOf('twig', folder, widget),
  blade: fileOf('blade', folder, widget),
  liquid: fileOf('liquid', folder, widget),
})

async function writeAll(directory: string, files: Readonly<Record<Dialect, string>>, note: string, parts: readonly Part[]): Promise<void> {
  await Promise.all(
    dialects.map(async (dialect) => {
      const file = join(directory, files[dialect])
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, write(dialect, note, parts))
    }),
  )
}

function infoOf(name: string, { parts, options, leftOut, withoutQuery }: Inferred) {
  const holes = new Set(parts.flatMap(holesOf))
  const routes = [...holes].flatMap((hole) => (hole.startsWith('routes.') ? hole.slice('routes.'.length) : []))
  return {
    files: filesOf('{language}', name),
    options: options.filter(({ isSetting }) => !isSetting).map((option) => option.name),
    limits: options.filter(({ isSetting }) => isSetting).map((option) => option.name),
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
