// Maps the parts of addresses to facet options, in one language; built once per dictionary.
import { foldPhrase } from '../database/fold.ts'
import type { Attribute, Dictionary, Option } from './dictionary.ts'
import { looseForm, readFilterPart, writeFilterPart } from './filter-part.ts'
import type { Language } from './tables.ts'

/** A facet option with its spelling in addresses. */
export interface AddressEntry {
  attribute: Attribute
  option: Option
  label: string
  part: string
  /** The label in the form in which suggestions compare it. */
  folded: string
}

export interface AddressBook {
  /** The facets and options in their order, which is also the order of parts. */
  entries: readonly AddressEntry[]
  /** The facets with a label that another facet also has; their url key is written in front. */
  prefixed: ReadonlySet<number>
  /** Returns the option that a part means; null if unknown. */
  find: (part: string) => AddressEntry | null
}

const books = new WeakMap<Dictionary, Map<Language, AddressBook>>()

/** The address book of a language. */
export function getAddressBook(dictionary: Dictionary, language: Language): AddressBook {
  const known = books.get(dictionary) ?? new Map<Language, AddressBook>()
  books.set(dictionary, known)
  const book = known.get(language) ?? makeBook(dictionary, language)
  known.set(language, book)
  return book
}

function makeBook(dictionary: Dictionary, language: Language): AddressBook {
  const facets = dictionary.attributes.filter(({ isFacet }) => isFacet)
  const prefixed = findPrefixed(facets, language)
  const entries = facets.flatMap((attribute) =>
    attribute.options.map((option) => {
      const label = option.label[language]
      const part = writeFilterPart(label, prefixed.has(attribute.id) ? attribute.urlKey[language] : null)
      return { attribute, option, label, part, folded: foldPhrase(label) }
    }),
  )
  return { entries, prefixed, find: makeFind(entries, language) }
}

/** Adds facets until no part matches options of two; the added keys may collide again, so it repeats. */
function findPrefixed(facets: readonly Attribute[], language: Language): Set<number> {
  const prefixed = new Set<number>()
  for (let before = -1; before !== prefixed.size;) {
    before = prefixed.size
    const owners = new Map<string, Set<number>>()
    for (const attribute of facets) {
      const key = prefixed.has(attribute.id) ? `${attribute.urlKey[language]} ` : ''
      for (const { label } of attribute.options) {
        const form = looseForm(key + label[language])
        owners.set(form, (owners.get(form) ?? new Set()).add(attribute.id))
      }
    }
    for (const ids of owners.values()) if (ids.size > 1) for (const id of ids) prefixed.add(id)
  }
  return prefixed
}

/**
 * The forms of a part, best first: as written; in other case; without hyphens, spaces, underscores and accents;
 * with the url key omitted, or added needlessly. If two options match one form, the first facet's first option counts.
 */
function makeFind(entries: readonly AddressEntry[], language: Language): AddressBook['find'] {
  const keyed = ({ attribute, label }: AddressEntry) => `${attribute.urlKey[language]} ${label}`
  const readings: [(text: string) => string, Map<string, AddressEntry>][] = [
    [(text) => text, indexBy(entries, ({ part }) => readFilterPart(part))],
    [(text) => text.toLowerCase(), indexBy(entries, ({ part }) => readFilterPart(part).toLowerCase())],
    [looseForm, indexBy(entries, ({ part }) => looseForm(readFilterPart(part)))],
    [looseForm, indexBy(entries, ({ label }) => looseForm(label))],
    [looseForm, indexBy(entries, (entry) => looseForm(keyed(entry)))],
  ]
  return (part) => {
    const text = readFilterPart(part)
    for (const [form, index] of readings) {
      const found = index.get(form(text))
      if (found) return found
    }
    return null
  }
}

function indexBy(entries: readonly AddressEntry[], key: (entry: AddressEntry) => string): Map<string, AddressEntry> {
  const index = new Map<string, AddressEntry>()
  for (const entry of entries) {
    const text = key(entry)
    if (text !== '' && !index.has(text)) index.set(text, entry)
  }
  return index
}
