// Reads the facts for a widget's README from its code: options, events, tokens and messages.
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { formatter } from '@lingui/format-po'
import { toJsonSchema } from '@valibot/to-json-schema'
import { build } from 'esbuild'
import * as v from 'valibot'
import { places } from '#shared/mount/slots/places.ts'
import { esbuildSettings } from '../build/flavours.ts'
import { roomOf, type RoomInfo } from './room.ts'
import { readVocabulary } from './vocabulary.ts'

/** An option of the mount. */
export interface OptionInfo {
  name: string
  /** The type in TypeScript's form, `"left" | "right"` for a choice. */
  type: string
  isRequired: boolean
  fallback: string | null
  /** The docstring above the key in the widget's schema. */
  about: string
}

/** The facts of one widget. */
export interface WidgetInfo {
  options: OptionInfo[]
  /** Its events, each with the `detail` type of the vocabulary. */
  events: { name: string; detail: string }[]
  /** The custom properties that its stylesheet uses. */
  tokens: string[]
  /** The slots that a host may fill. */
  slots: string[]
  /** Its own classes in its stylesheet, which themes may use too. */
  classes: string[]
  messages: { id: string; english: string }[]
  /** The heights that pages without server-rendered markup reserve for it. */
  room: RoomInfo[]
}

/** Reads one widget of the tree at `root`. */
export async function readWidgetInfo(root: string, name: string): Promise<WidgetInfo> {
  const folder = join(root, 'widgets', name)
  const files = await readdir(folder, { recursive: true })
  const entry = files.find((file) => file === `${name}.tsx` || file === `${name}.ts`)
  if (!entry) throw new Error(`widgets/${name}/ has neither ${name}.tsx nor ${name}.ts`)
  const [{ code, schema }, declared, css, catalogue, vocabulary, room] = await Promise.all([
    bundle(root, name, join(folder, entry)),
    Promise.all(files.filter((file) => /\.tsx?$/.test(file)).map((file) => readFile(join(folder, file), 'utf8'))),
    Promise.all(files.filter((file) => file.endsWith('.css')).map((file) => readFile(join(folder, file), 'utf8'))),
    readFile(join(root, 'locales', name, 'en.po'), 'utf8').catch(() => ''),
    readVocabulary(root),
    readFile(join(root, 'widgets/page/room.css'), 'utf8'),
  ])
  return {
    options: optionsOf(schema, optionsIn(declared)),
    events: eventsOf(code, vocabulary),
    tokens: tokensOf(css.join('\n')),
    slots: slotsOf(code),
    classes: classesOf(css.join('\n'), name),
    messages: await messagesOf(catalogue),
    room: roomOf(room, name),
  }
}

const Definition = v.looseObject({ default: v.looseObject({ options: v.custom<v.GenericSchema>((value) => typeof value === 'object') }) })
const Schema = v.object({
  properties: v.optional(
    v.record(
      v.string(),
      v.looseObject({ type: v.optional(v.string()), enum: v.optional(v.array(v.unknown())), default: v.optional(v.unknown()) }),
    ),
    {},
  ),
  required: v.optional(v.array(v.string()), []),
})

// The bundle contains exactly the code that the widget can reach, so the events in it are those it can emit.
async function bundle(root: string, name: string, entry: string): Promise<{ code: string; schema: v.InferOutput<typeof Schema> }> {
  const result = await build({
    entryPoints: [entry],
    absWorkingDir: root,
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    jsx: 'automatic',
    logLevel: 'silent',
    plugins: esbuildSettings('react').plugins,
  })
  const code = result.outputFiles[0]?.text ?? ''
  const cache = join(root, 'node_modules/.cache/touchline-readme')
  await mkdir(cache, { recursive: true })
  const file = join(cache, `${name}-${Date.now()}.mjs`)
  await writeFile(file, code)
  const module: unknown = await import(pathToFileURL(file).href)
  const { options } = v.parse(Definition, module).default
  return { code, schema: v.parse(Schema, toJsonSchema(options, { errorMode: 'ignore', typeMode: 'input' })) }
}

function optionsOf({ properties, required }: v.InferOutput<typeof Schema>, source: string): OptionInfo[] {
  return Object.entries(properties).map(([name, { type = 'any', enum: choices, default: fallback }]) => ({
    name,
    type: choices ? choices.map((choice) => JSON.stringify(choice)).join(' | ') : type,
    isRequired: required.includes(name),
    fallback: fallback === undefined ? null : JSON.stringify(fallback),
    about: docstringOf(name, source),
  }))
}

/** The source from the declaration of the options on: in the widget's own file, or in one of its parts. */
function optionsIn(texts: readonly string[]): string {
  const start = /\bOptions = v\.object\(/
  const source = texts.find((text) => start.test(text)) ?? ''
  return source.slice(start.exec(source)?.index)
}

function docstringOf(key: string, source: string): string {
  const found = new RegExp(`/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/\\s*${key}:`).exec(source)?.[1] ?? ''
  return found.replaceAll(/\s*\n\s*\*\s*/g, ' ').trim()
}

function eventsOf(code: string, vocabulary: string): WidgetInfo['events'] {
  const names = Array.from(code.matchAll(/\bemit\d*\(\s*"([a-z]+(?::[a-z-]+)?)"/g), ([, name = '']) => name)
  return [...new Set(names)].toSorted().map((name) => ({ name, detail: detailOf(name, vocabulary) }))
}

function slotsOf(code: string): string[] {
  return Object.keys(places).filter((place) => code.includes(`place: "${place}"`))
}

/** The detail type of an event in the vocabulary, on one line. */
export function detailOf(name: string, vocabulary: string): string {
  const [, members, line = ''] = new RegExp(`^  '?${name}'?: (?:\\{\\n([\\s\\S]*?)^  \\}$|(.+)$)`, 'm').exec(vocabulary) ?? []
  if (members === undefined) return line
  return `{ ${members.trim().replaceAll(/\n\s*/g, '; ')} }`
}

function tokensOf(css: string): string[] {
  return [...new Set(css.match(/--touchline-[a-z0-9-]+/g))].toSorted()
}

/** The classes in a stylesheet with this prefix. */
export function classesOf(css: string, name: string): string[] {
  const found = Array.from(css.matchAll(/\.([a-z][a-z0-9-]*)/g), ([, one = '']) => one)
  return [...new Set(found)].filter((one) => one.startsWith(`${name}-`)).toSorted()
}

async function messagesOf(catalogue: string): Promise<WidgetInfo['messages']> {
  const entries = await formatter().parse(catalogue, { locale: 'en', sourceLocale: 'en', filename: 'en.po' })
  return Object.entries(entries)
    .map(([id, { message, translation, context }]) => {
      const english = translation || message || id
      return { id, english: context ? `${english} (${context}; by its id only)` : english }
    })
    .toSorted((a, b) => a.english.localeCompare(b.english, 'en'))
}
