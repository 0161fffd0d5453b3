// Compiles translations for the browser, and rejects catalogues with gaps: no uncompiled or untranslated sentence is shipped.
import { access, readFile } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
import { formatter } from '@lingui/format-po'
import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { root } from '../build/flavours.ts'

/** The languages of the suite; each widget has a catalogue for every one. */
export const languages = ['nl', 'en', 'de', 'sv'] as const

/** Compiled messages by id, as `addMessages` takes them. */
export type CompiledCatalogue = Record<string, CompiledMessage>

/** The texts that a host may override, for the manifest: the English text by id. */
export type SourceTexts = Record<string, string>

interface Entry {
  source: string
  translation: string
}

const SOURCE = 'en'
const format = formatter()

async function readEntries(poFile: string): Promise<Map<string, Entry>> {
  const text = await readFile(poFile, 'utf8')
  const catalogue = await format.parse(text, { locale: basename(poFile, '.po'), sourceLocale: SOURCE, filename: poFile })
  const entries = new Map<string, Entry>()
  for (const [id, { message, translation = '', obsolete }] of Object.entries(catalogue)) {
    // A message with an explicit id has its English text in the English file only.
    if (!obsolete) entries.set(id, { source: message ?? translation, translation })
  }
  return entries
}

/**
 * Compiles one `<language>.po`. Throws an error that lists all messages that the language lacks,
 * whose translation is empty or invalid, or whose placeholders or tags differ from English.
 */
export async function compileCatalogue(poFile: string): Promise<CompiledCatalogue> {
  const english = await readEntries(join(dirname(poFile), `${SOURCE}.po`))
  const own = await readEntries(poFile)
  const compiled: CompiledCatalogue = {}
  const faults: string[] = []
  for (const [id, { translation: source }] of english) {
    const translation = own.get(id)?.translation
    if (translation === undefined) faults.push(`${id} is missing: "${source}"`)
    else if (translation.trim() === '') faults.push(`${id} is not translated: "${source}"`)
    else {
      try {
        const message = compileMessageOrThrow(translation)
        compiled[id] = message
        const differences = difference(holesOf(compileMessageOrThrow(source), source), holesOf(message, translation))
        if (differences) faults.push(`${id} ${differences}: "${source}", translated "${translation}"`)
      } catch (error) {
        faults.push(`${id} cannot be read (${error instanceof Error ? error.message.split('\n')[0] : String(error)}): "${translation}"`)
      }
    }
  }
  for (const id of own.keys()) if (!english.has(id)) faults.push(`${id} is no longer in ${SOURCE}.po`)
  if (faults.length > 0) {
    const file = relative(root, poFile)
    throw new Error(`${file} cannot ship:\n  ${faults.join('\n  ')}\nRun npm run messages and fill in the empty msgstr.`)
  }
  return compiled
}

/**
 * Throws if two catalogues of a language translate an id differently: they are loaded into one table, so the later would win.
 * @example checkAgreement({ shared: { nl }, minicart: { nl } })
 */
export function checkAgreement(catalogues: Readonly<Record<string, Readonly<Record<string, CompiledCatalogue>>>>): void {
  const first = new Map<string, { name: string; text: string }>()
  const faults: string[] = []
  for (const [name, translated] of Object.entries(catalogues)) {
    for (const [language, messages] of Object.entries(translated)) {
      for (const [id, message] of Object.entries(messages)) {
        const text = JSON.stringify(message)
        const other = first.get(`${language} ${id}`)
        if (!other) first.set(`${language} ${id}`, { name, text })
        else if (other.text !== text) faults.push(`${language} ${id}: ${other.name} has ${other.text}, ${name} has ${text}`)
      }
    }
  }
  if (faults.length > 0) {
    throw new Error(
      `The same message is translated in two ways:\n  ${faults.join('\n  ')}\nSay it in one way, or give one of them a context.`,
    )
  }
}

/** Compiles the catalogues of the named widgets and the shared one, by language; throws if one is incomplete, or if two disagree. */
export async function compileCatalogues(names: readonly string[]): Promise<Record<string, Record<string, CompiledCatalogue>>> {
  const one = async (name: string) =>
    Object.fromEntries(await Promise.all(languages.map(async (language) => [language, await compiledOf(name, language)] as const)))
  const compiled = Object.fromEntries(await Promise.all(['shared', ...names].map(async (name) => [name, await one(name)] as const)))
  checkAgreement(compiled)
  return compiled
}

/** The texts of one widget. A widget without texts has no catalogue folder; `npm run check` fails if one with texts has none. */
export async function compiledOf(name: string, language: string): Promise<CompiledCatalogue> {
  const file = join(root, 'locales', name, `${language}.po`)
  const isThere = await access(file).then(
    () => true,
    () => false,
  )
  return isThere ? compileCatalogue(file) : {}
}

/** The English text of every message in a catalogue, by the id with which a host overrides it. */
export async function sourceTexts(englishPoFile: string): Promise<SourceTexts> {
  return Object.fromEntries(Array.from(await readEntries(englishPoFile), ([id, { translation }]) => [id, translation]))
}

/** The ids of the shared messages by the module that has them, as a path from the root. */
export async function sharedTexts(): Promise<Map<string, string[]>> {
  const file = join(root, 'locales/shared', `${SOURCE}.po`)
  const catalogue = await format.parse(await readFile(file, 'utf8'), { locale: SOURCE, sourceLocale: SOURCE, filename: file })
  const ids = new Map<string, string[]>()
  for (const [id, { origin = [], obsolete }] of Object.entries(catalogue))
    for (const [path] of obsolete ? [] : origin) ids.set(path, [...(ids.get(path) ?? []), id])
  return ids
}

/** Placeholders and tags, each once, in order. */
function holesOf(message: CompiledMessage, text: string): string[] {
  const holes = new Set<string>()
  const visit = (tokens: unknown): void => {
    if (!Array.isArray(tokens)) return
    for (const token of tokens) {
      if (!Array.isArray(token)) continue
      const [name, , branches]: unknown[] = token
      holes.add(`{${String(name)}}`)
      if (typeof branches === 'object' && branches !== null) Object.values(branches).forEach(visit)
    }
  }
  visit(message)
  for (const [tag] of text.matchAll(/<\/?\d+\/?>/g)) holes.add(tag)
  return [...holes].toSorted()
}

function difference(expected: string[], found: string[]): string | null {
  const lost = expected.filter((hole) => !found.includes(hole))
  const added = found.filter((hole) => !expected.includes(hole))
  if (lost.length > 0) return `loses ${lost.join(' ')}`
  return added.length > 0 ? `adds ${added.join(' ')}` : null
}
