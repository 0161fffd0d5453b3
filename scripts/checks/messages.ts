// Checks that every text exists in every language, with the same placeholders, and that no catalogue contains others.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { formatter } from '@lingui/format-po'
import { runTool } from './run-tool.ts'

/** A message of one catalogue. */
export interface Message {
  /** `minicart`, `shared` ... */
  catalogue: string
  language: string
  id: string
  english: string
  translation: string
}

const config = ['--config', 'locales/lingui.config.ts', '--workers', '1', '--verbose']

/** Finds texts that are missing, unused or untranslated, or that contradict the source or each other. */
export async function findMessageFaults(root: string): Promise<string[]> {
  const [sync, missing, messages] = await Promise.all([
    runTool(root, 'lingui', ['check', 'sync', '--clean', ...config]),
    runTool(root, 'lingui', ['check', 'missing', '--mode', 'catalog', ...config]),
    readMessages(root),
  ])
  const outdated = sync.isOk ? [] : linesOf(sync.output).map((line) => `${line}. Run npm run messages, then translate what is new.`)
  const untranslated = missing.isOk ? [] : linesOf(missing.output).map((line) => `${line} is not translated.`)
  return [...outdated, ...untranslated, ...oddPlaceholders(messages), ...contradictions(messages)]
}

/** Translations that omit, add or misspell a placeholder or a tag. */
export function oddPlaceholders(messages: readonly Message[]): string[] {
  return messages
    .filter(({ english, translation }) => translation !== '' && namesIn(english) !== namesIn(translation))
    .map(
      ({ catalogue, language, english, translation }) =>
        `locales/${catalogue}/${language}.po: "${translation}" has other placeholders than "${english}". Use exactly ${namesIn(english) || 'none'}.`,
    )
}

/** Ids with two translations: both catalogues are loaded into one table, and the last would win. */
export function contradictions(messages: readonly Message[]): string[] {
  const seen = new Map<string, Message>()
  return messages.flatMap((message) => {
    const key = `${message.language} ${message.id}`
    const other = seen.get(key) ?? message
    seen.set(key, other)
    if (other.translation === message.translation) return []
    const where = `locales/${other.catalogue}/${message.language}.po and locales/${message.catalogue}/${message.language}.po`
    return [
      `${where} translate "${message.english}" as "${other.translation}" and as "${message.translation}". Agree on one, or give one a context.`,
    ]
  })
}

/** Every message of every catalogue. */
export async function readMessages(root: string): Promise<Message[]> {
  const paths = (await readdir(join(root, 'locales'), { recursive: true })).filter((path) => path.endsWith('.po')).toSorted()
  const lists = await Promise.all(
    paths.map(async (path) => {
      const [catalogue = '', language = ''] = path.replace(/\.po$/, '').split(/[\\/]/)
      const text = await readFile(join(root, 'locales', path), 'utf8')
      const entries = await formatter().parse(text, { locale: language, sourceLocale: 'en', filename: path })
      return Object.entries(entries).map(([id, entry]) => ({
        catalogue,
        language,
        id,
        english: entry.message ?? '',
        translation: entry.translation ?? '',
      }))
    }),
  )
  const messages = lists.flat()
  // A message with an explicit id has its English text in the English catalogue only.
  const english = new Map(
    messages.filter(({ language }) => language === 'en').map((one) => [`${one.catalogue} ${one.id}`, one.translation]),
  )
  return messages.map((one) => ({ ...one, english: one.english || (english.get(`${one.catalogue} ${one.id}`) ?? one.id) }))
}

/** The names of `{count}`, `{count, plural, ...}` and `<0>`, in any order, since a translation may change it. */
function namesIn(text: string): string {
  const names = Array.from(text.matchAll(/\{\s*(\w+)\s*[,}]|<(\d+)\/?>/g), ([, name, tag]) => (name ? `{${name}}` : `<${tag}>`))
  return [...new Set(names)].toSorted().join(' ')
}

function linesOf(output: string): string[] {
  return output.split('\n').filter((line) => /\.po\b/.test(line))
}
