// The meanings of words in one language: the shop's options by their labels, and the words of buyers.
import type { Dictionary } from '../dictionary.ts'
import type { Database, Language } from '../tables.ts'
import { besideSize, sizeNames } from './size-words.ts'
import { readStems } from './stems.ts'
import { subjects } from './term.ts'
import type { Subject } from './term.ts'
import { tokensOf } from './tokens.ts'
import { targetsOf, wordLists } from './word-list.ts'

/** What a word or a few words mean. */
export interface Meaning {
  subject: Subject
  options: number[][]
  categories: number[]
  pages: string[]
  /** Whether the word may also be meant as a word of a product's text. */
  isText: boolean
}

/** The words of one language with their meanings. */
export interface WordBook {
  /** Words without a meaning for a search: "for", "buy". */
  ignored: ReadonlySet<string>
  /** Words that announce a size: "size". */
  sizeWords: ReadonlySet<string>
  /** Words beside which a number is an age: "years". */
  ageWords: ReadonlySet<string>
  /** Words beside which a number is an amount: "pack". */
  unitWords: ReadonlySet<string>
  /** Meanings by words without accents, and by their stems. */
  meanings: ReadonlyMap<string, Meaning>
  stems: ReadonlyMap<string, Meaning>
  /** Single words as they are spelled, by the form without accents. */
  spelled: ReadonlyMap<string, string>
  /** The sizes by their names. */
  sizes: ReadonlyMap<string, number[]>
  /** The sports by their names in one word, the longest first: "tafeltennis" before "tennis". */
  sports: readonly { name: string; option: number }[]
}

const sizeAttributes = ['size', 'grip_size']
/** Options that are looked for by their labels. Materials and surfaces are words of the products too. */
const labelled = ['color', 'audience', 'surface', 'level', 'material'] as const
const textless: ReadonlySet<string> = new Set(['color', 'audience', 'size'])
const cache = new WeakMap<Dictionary, Map<Language, Promise<WordBook>>>()

/** The words of a language; read once, since options and categories change with a release only. */
export function getWordBook(db: Database, dictionary: Dictionary, language: Language): Promise<WordBook> {
  const known = cache.get(dictionary) ?? new Map<Language, Promise<WordBook>>()
  cache.set(dictionary, known)
  const reading = known.get(language) ?? readWordBook(db, dictionary, language)
  known.set(language, reading)
  reading.catch(() => known.delete(language))
  return reading
}

async function readWordBook(db: Database, dictionary: Dictionary, language: Language): Promise<WordBook> {
  const { ignored: fillers = [], size: sizeWords = [], age: ageWords = [], unit: unitWords = [], ...list } = wordLists[language]
  const ignored = new Set(fillers.flatMap((word) => tokensOf(word).map(({ folded }) => folded)))
  const phrases = [
    ...labels(dictionary, language),
    ...Object.entries(list).flatMap(([meaning, words]) => words.map((words_) => ({ meaning, words: words_ }))),
  ].map(({ meaning, words }) => ({ meaning, tokens: telling(tokensOf(words), ignored) }))
  const stems = await readStems(db, language, [...new Set(phrases.flatMap(({ tokens }) => tokens.map(({ typed }) => typed)))])
  const book = { meanings: new Map<string, Meaning>(), stems: new Map<string, Meaning>() }
  for (const { meaning, tokens } of phrases) {
    const read = meaningOf(meaning, dictionary)
    add(book.meanings, tokens.map(({ folded }) => folded).join(' '), read)
    add(book.stems, tokens.map(({ typed }) => stems.get(typed) ?? typed).join(' '), read)
  }
  const spelled = new Map(
    phrases.flatMap(({ tokens: [word, ...more] }) => (word && !more.length ? [[word.folded, word.typed] as const] : [])),
  )
  const folded = (words: readonly string[]) => new Set(words.flatMap((word) => tokensOf(word).map((token) => token.folded)))
  return {
    ...book,
    spelled,
    ignored,
    sizeWords: folded(sizeWords),
    ageWords: folded(ageWords),
    unitWords: folded(unitWords),
    sizes: sizesOf(dictionary, language),
    sports: sportsOf(dictionary, language),
  }
}

/** The words that are left without the ignored ones, except those that are `kept`; all of them if none is left. */
export function telling<Word extends { folded: string }>(
  tokens: readonly Word[],
  ignored: ReadonlySet<string>,
  kept: (token: Word, at: number) => boolean = () => false,
): readonly Word[] {
  const left = tokens.filter((token, at) => !ignored.has(token.folded) || kept(token, at))
  return left.length ? left : tokens
}

function labels(dictionary: Dictionary, language: Language): { meaning: string; words: string }[] {
  return labelled.flatMap((code) =>
    (dictionary.attributesByCode.get(code)?.options ?? []).map((option) => ({
      meaning: `${code}:${option.code}`,
      words: option.label[language],
    })),
  )
}

/** Throws for an unknown target, since it is the shop's own data. */
function meaningOf(meaning: string, dictionary: Dictionary): Meaning {
  const read: Meaning = { subject: 'text', options: [], categories: [], pages: [], isText: true }
  for (const { kind, code } of targetsOf(meaning)) {
    if (kind === 'page') read.pages.push(code)
    else if (kind === 'category') read.categories.push(categoryId(dictionary, code))
    else read.options.push([optionId(dictionary, kind, code)])
    read.subject = subjects.find((subject) => subject === kind) ?? read.subject
    if (textless.has(kind)) read.isText = false
  }
  // A kind of goods is all of its category, and nothing that is only named after it.
  if (read.categories.length && !read.options.length) read.isText = false
  return read
}

function categoryId(dictionary: Dictionary, code: string): number {
  const found = [...dictionary.categories.values()].find((category) => category.code === code)
  if (!found) throw new Error(`search words: there is no category "${code}"`)
  return found.id
}

function optionId(dictionary: Dictionary, attribute: string, code: string): number {
  const found = dictionary.attributesByCode.get(attribute)?.options.find((option) => option.code === code)
  if (!found) throw new Error(`search words: attribute "${attribute}" has no option "${code}"`)
  return found.id
}

/** A word with several meanings has all of their targets. */
function add(meanings: Map<string, Meaning>, key: string, read: Meaning): void {
  const known = meanings.get(key)
  if (!known) return void meanings.set(key, read)
  const options = [...known.options, ...read.options.filter(([id]) => !known.options.flat().includes(id ?? 0))]
  meanings.set(key, {
    ...known,
    options,
    categories: [...new Set([...known.categories, ...read.categories])],
    pages: [...new Set([...known.pages, ...read.pages])],
    isText: known.isText && read.isText,
  })
}

function sizesOf(dictionary: Dictionary, language: Language): Map<string, number[]> {
  const sizes = new Map<string, number[]>()
  for (const attribute of sizeAttributes)
    for (const { id, label } of dictionary.attributesByCode.get(attribute)?.options ?? [])
      for (const name of sizeNames(label[language], label.en)) sizes.set(name, [...(sizes.get(name) ?? []), id])
  return sizes
}

/** The sizes of that name, or those on both sides of it; null if there are none. */
export function findSizes({ sizes }: WordBook, name: string): number[] | null {
  const beside = besideSize(name).flatMap((other) => sizes.get(other) ?? [])
  return sizes.get(name) ?? (beside.length ? beside : null)
}

/** Training is no sport of its own: goods for all sports are named after it. */
const noSport = 'training'

function sportsOf(dictionary: Dictionary, language: Language): WordBook['sports'] {
  const options = dictionary.attributesByCode.get('sport')?.options ?? []
  return options
    .filter(({ code }) => code !== noSport)
    .map(({ id, label }) => ({ name: oneWord(label[language]), option: id }))
    .toSorted((one, other) => other.name.length - one.name.length)
}

const oneWord = (text: string) =>
  tokensOf(text)
    .map(({ folded }) => folded)
    .join('')
