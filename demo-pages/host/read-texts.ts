// Reads a table of texts from the JSON of each language; a text with placeholders becomes a function of their values.
import * as v from 'valibot'
import { fillPromises } from './promises.ts'
import type { Language } from './store-view.ts'

/** The placeholders of each text in a table, in the order in which a caller fills them. */
export interface Holes {
  readonly [key: string]: readonly string[] | Holes
}

type Value = string | number

/** The table for pages: plain texts, and functions for texts with placeholders. */
export type Filled<Table, Named> = {
  [Key in keyof Table]: Key extends keyof Named
    ? Named[Key] extends infer Names extends readonly string[]
      ? (...values: { [Place in keyof Names]: Value }) => string
      : Filled<Table[Key], Named[Key]>
    : Table[Key]
}

const locales: Record<Language, string> = { nl: 'nl-NL', en: 'en-GB', de: 'de-DE', sv: 'sv-SE' }
const hole = /\{(\w+)(?:, (number|lower))?\}/g

/**
 * Reads all languages of a table, and fills the shop's promises (`{{answer}}`, see promises.ts). Each must have the texts of the English one and only the declared placeholders, or the host does not start.
 *
 * A placeholder is `{name}`, `{name, number}` with the language's separators, or `{name, lower}` in lower case. A text that depends on a number
 * is an object by plural category (`one`, `other`) or exact number (`=0`); the number is the last placeholder.
 * @example readTexts({ nl, en, de, sv }, { frame: { all: ['name'] } }).en.frame.all('Shoes')
 */
export function readTexts<Table, const Named extends Holes>(
  tables: Record<Language, Table>,
  named?: Named,
): Record<Language, Filled<Table, Named>>
export function readTexts(tables: Record<Language, unknown>, named: Holes = {}): unknown {
  const read = (language: Language) => {
    const result = v.safeParse(tableOf(tables.en, named, language), withPromises(tables[language], language))
    if (result.success) return result.output
    const faults = result.issues.map((issue) => `"${v.getDotPath(issue)}": ${issue.message}`)
    throw new Error(`host: the words in ${language} differ from the English ones or from their holes. ${faults.join(' ')}`)
  }
  return { nl: read('nl'), en: read('en'), de: read('de'), sv: read('sv') }
}

function withPromises(table: unknown, language: Language): unknown {
  return JSON.parse(fillPromises(JSON.stringify(table), language))
}

function tableOf(english: unknown, named: Holes | readonly string[] | undefined, language: Language): v.GenericSchema {
  if (isNames(named)) return sentence(named, language)
  if (typeof english === 'string') return v.pipe(v.string(), v.regex(/^[^{}]+$/, 'It has a hole that readTexts is not told of.'))
  if (Array.isArray(english)) return v.strictTuple(english.map((part) => tableOf(part, undefined, language)))
  const parts = Object.entries(Object(english)).map(([key, part]) => [key, tableOf(part, named?.[key], language)] as const)
  return v.strictObject(Object.fromEntries(parts))
}

function isNames(named: Holes | readonly string[] | undefined): named is readonly string[] {
  return Array.isArray(named)
}

function sentence(names: readonly string[], language: Language): v.GenericSchema {
  const plain = v.pipe(
    v.string(),
    v.check((text) => [...text.matchAll(hole)].every(([, name = '']) => names.includes(name)), `Its holes are not ${names.join(', ')}.`),
  )
  const plural = v.pipe(
    v.record(v.string(), plain),
    v.check((forms) => 'other' in forms, 'Its plural has no form for "other".'),
  )
  const rules = new Intl.PluralRules(locales[language])
  return v.pipe(
    v.union([plain, plural]),
    v.transform((text) => (...values: Value[]) => {
      const count = Number(values.at(-1))
      const form = typeof text === 'string' ? text : (text[`=${count}`] ?? text[rules.select(count)] ?? text['other'] ?? '')
      return fill(form, new Map(names.map((name, place) => [name, values[place] ?? ''])), language)
    }),
  )
}

function fill(text: string, values: ReadonlyMap<string, Value>, language: Language): string {
  return text.replaceAll(hole, (_, name: string, form?: 'number' | 'lower') => {
    const value = values.get(name) ?? ''
    if (form === 'number') return Number(value).toLocaleString(locales[language])
    return form === 'lower' ? String(value).toLowerCase() : String(value)
  })
}
