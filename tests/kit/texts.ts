// What the widgets say, in the language and wording of the page: from the texts that ship, so that a test reads the same in every store.
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { generateMessageId } from '@lingui/message-utils/generateMessageId'
import type { Page } from 'playwright-core'
import { buildFolder } from '#scripts/mock-host/build-folder.ts'

/** A compiled message: texts, and placeholders with the forms of a plural. */
type Message = string | readonly (string | readonly [name: string, kind?: string, forms?: Readonly<Record<string, Message>>])[]
type Catalogue = Readonly<Record<string, Message>>

/**
 * Makes the pattern of what a widget says, from its English sentence or its id, as a page's own `messages` name it. Values fill
 * placeholders; a placeholder without a value matches anything.
 * @example texts('Remove {name}', { name: 'Home shirt' }) // /^Home shirt verwijderen$/
 */
export type Texts = (sentence: string, values?: Readonly<Record<string, string>>) => RegExp

const known = new Map<string, Promise<Catalogue>>()

/** All texts of a language, which is English where the suite has no other. */
async function catalogueOf(language: string): Promise<Catalogue> {
  const folder = buildFolder()
  const files = (await readdir(folder)).filter((file) => file.endsWith(`.${language}.js`))
  if (files.length === 0) return language === 'en' ? {} : load('en')
  const all = await Promise.all(
    files.map(async (file) => {
      const { default: texts }: { default: Catalogue } = await import(pathToFileURL(join(folder, file)).href)
      return texts
    }),
  )
  return Object.assign({}, ...all)
}

const load = (language: string): Promise<Catalogue> => {
  const loading = known.get(language) ?? catalogueOf(language)
  known.set(language, loading)
  return loading
}

/** The texts of the page that is open now, with the host's own wording over ours. */
export async function textsOf(page: Page): Promise<Texts> {
  const { locale, own } = await page.evaluate(() => {
    const settings: unknown = JSON.parse(document.getElementById('touchline-page')?.textContent || '{}')
    const { locale: written, messages }: { locale?: unknown; messages?: unknown } = Object(settings)
    return { locale: typeof written === 'string' ? written : 'en', own: Object(messages) as Record<string, string> }
  })
  const catalogue = await load(locale.slice(0, 2).toLowerCase())
  return (sentence, values = {}) => {
    const id = generateMessageId(sentence)
    const words = own[sentence] ?? own[id]
    const message = words === undefined ? (catalogue[sentence] ?? catalogue[id]) : placeholders(words)
    if (message === undefined) throw new Error(`Touchline says nothing like "${sentence}".`)
    return new RegExp(`^${patternOf(message, values)}$`)
  }
}

/** A host's own wording in the form of a compiled message. */
function placeholders(words: string): Message {
  return words.split(/(\{\w+\})/).map((part) => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1]
    return name === undefined ? part : ([name] as const)
  })
}

/** Text for a regular expression. */
export const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

function patternOf(message: Message, values: Readonly<Record<string, string>>): string {
  if (typeof message === 'string') return escaped(message)
  return message
    .map((part) => {
      if (typeof part === 'string') return part === '#' ? String.raw`[\d.,\s]+\+?` : escaped(part.replaceAll(/<\/?\w+\/?>/g, ''))
      const [name, , forms] = part
      if (forms)
        return `(?:${Object.values(forms)
          .filter((form) => form !== undefined)
          .map((form) => patternOf(form, values))
          .join('|')})`
      const value = values[name]
      return value === undefined ? '.*' : escaped(value)
    })
    .join('')
}

/** Either of two texts. */
export const either = (...patterns: readonly RegExp[]): RegExp => new RegExp(patterns.map(({ source }) => source).join('|'))
