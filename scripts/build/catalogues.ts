// Compiles translation files for the browser, and refuses one with a gap: no uncompiled or foreign sentence may ship.
import { readFile } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { formatter } from '@lingui/format-po'
import type { Cases, Message, Messages } from '#shared/i18n/compiled.ts'

/** Compiled messages by id, as `addMessages` takes them. */
export type CompiledCatalogue = Messages

/** What a host may override, for the manifest: the English text of every id. */
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
    // A message with an id of its own has its English in the English file only.
    if (!obsolete) entries.set(id, { source: message ?? translation, translation })
  }
  return entries
}

/**
 * Compiles one `<language>.po`. Throws, naming every message at once, where the language lacks what English has,
 * where a translation is empty or cannot be read, and where its placeholders or tags differ from English.
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
        const message = readable(compileMessageOrThrow(translation))
        compiled[id] = message
        const differences = difference(holesOf(readable(compileMessageOrThrow(source)), source), holesOf(message, translation))
        if (differences) faults.push(`${id} ${differences}: "${source}", translated "${translation}"`)
      } catch (error) {
        faults.push(`${id} cannot be read (${error instanceof Error ? error.message.split('\n')[0] : String(error)}): "${translation}"`)
      }
    }
  }
  for (const id of own.keys()) if (!english.has(id)) faults.push(`${id} is no longer in ${SOURCE}.po`)
  if (faults.length > 0) {
    const file = relative(join(import.meta.dirname, '../..'), poFile)
    throw new Error(`${file} cannot ship:\n  ${faults.join('\n  ')}\nRun npm run messages and fill in the empty msgstr.`)
  }
  return compiled
}

/**
 * Throws where two catalogues of a language translate one id in two ways: they are loaded into one table, so the later would win.
 * @example checkAgreement({ shared: { nl }, minicart: { nl } })
 */
export function checkAgreement(catalogues: Readonly<Record<string, Readonly<Record<string, CompiledCatalogue>>>>): void {
  const first = new Map<string, { name: string; text: string }>()
  const faults: string[] = []
  for (const [name, languages] of Object.entries(catalogues)) {
    for (const [language, messages] of Object.entries(languages)) {
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

/** The English of every message in a catalogue, by the id a host overrides it with. */
export async function sourceTexts(englishPoFile: string): Promise<SourceTexts> {
  return Object.fromEntries(Array.from(await readEntries(englishPoFile), ([id, { translation }]) => [id, translation]))
}

/** The message as pages read it; throws on ICU beyond placeholders and plurals, for which pages have no code. */
function readable(message: CompiledMessage): Message {
  return message.map((token) => {
    if (typeof token === 'string') return token
    const [name, type, branches] = token
    if (type === undefined) return [name]
    const entries = typeof branches === 'object' && branches !== null ? Object.entries(branches) : []
    const cases: Cases = Object.fromEntries(
      entries.filter(([, branch]) => Array.isArray(branch)).map(([key, branch]) => [key, readable(branch)]),
    )
    const hasOffset = entries.some(([key, branch]) => key === 'offset' && branch !== undefined)
    if (type === 'plural' && !hasOffset) return [name, type, cases]
    throw new Error(`pages read plurals without offset and no {${name}, ${type}}; format the value before it goes into the sentence`)
  })
}

/** Placeholders and tags, each once, in order. */
function holesOf(message: Message, text: string): string[] {
  const holes = new Set<string>()
  const visit = (tokens: Message): void => {
    for (const token of tokens) {
      if (typeof token === 'string') continue
      holes.add(`{${token[0]}}`)
      for (const branch of Object.values(token[2] ?? {})) if (branch) visit(branch)
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
