// Finds sentences of a product that contradict its name, its attributes, its specification or each other.
import type { SeedProduct } from '../seed-product.ts'
import { languages } from '../words.ts'
import type { Language } from '../words.ts'
import { claims } from './claims.ts'
import type { Claim } from './claims.ts'
import { collectionFits } from './collections.ts'
import { factsOf } from './facts.ts'
import type { Facts } from './facts.ts'
import { measures } from './measures.ts'

export interface Contradiction {
  slug: string
  language: Language
  /** The sentence, the row of the specification or the collection. */
  text: string
  /** What it says of the product, and is not so. */
  says: string
}

interface Sentence {
  text: string
  claims: readonly Claim[]
}

/** Ways to close a ball; a ball has one. */
const closings = new Set(['is sewn by machine', 'is sewn by hand', 'is bonded'])

/** Words that a description may use several times; any other claim is made once. */
const mayRepeat = new Set([
  'plays ninety minutes',
  'hits a ball',
  'is a fabric',
  'has strings',
  'has sleeves or cuffs',
  'has studs',
  'has a valve',
  'has a soft core or a face to hit with',
  'is played in a hall',
])

/** Every contradiction of a product; its collections are those of `addFacets`. */
export function contradictionsOf(product: SeedProduct): Contradiction[] {
  const facts = factsOf(product)
  const { slug } = product
  return [
    ...languages.flatMap((language) => inProse(product, language, facts).map((found) => ({ slug, language, ...found }))),
    ...inRows(facts).map((found) => ({ slug, language: 'en' as const, ...found })),
  ]
}

type Found = Pick<Contradiction, 'text' | 'says'>

function inProse(product: SeedProduct, language: Language, facts: Facts): Found[] {
  const [name, short, ...description] = sentencesOf(product, language).map((text) => ({ text, claims: claimsOf(text, language) }))
  if (!name || !short) return []
  const untrue = [name, short, ...description].flatMap(({ text, claims: said }) =>
    said.filter(({ isTrue }) => !isTrue(facts)).map(({ says }) => ({ text, says })),
  )
  return [...untrue, ...twice(description), ...closedTwice([short, ...description])]
}

/** Name, short text, then the sentences of the description, without the list of a composition's parts. */
function sentencesOf({ name, short, description }: SeedProduct, language: Language): string[] {
  const prose = description[language].split('\n\n').filter((paragraph) => !listOfParts.test(paragraph))
  return [name[language], short[language], ...prose.flatMap((paragraph) => paragraph.split(/(?<=[.!?])\s+/))]
}

const listOfParts = /^(Bestaat uit|Made up of|Besteht aus|Består av):/

/** Most sentences stand in many products. */
const known = new Map<string, readonly Claim[]>()

function claimsOf(text: string, language: Language): readonly Claim[] {
  const key = `${language} ${text}`
  const found = known.get(key) ?? claims.filter(({ words }) => words[language].test(text))
  known.set(key, found)
  return found
}

function twice(sentences: readonly Sentence[]): Found[] {
  return sentences.flatMap(({ text, claims: said }, at) => {
    const earlier = new Set(sentences.slice(0, at).flatMap((sentence) => sentence.claims))
    return said.some((claim) => earlier.has(claim) && !mayRepeat.has(claim.says)) ? [{ text, says: 'is said twice' }] : []
  })
}

function closedTwice(sentences: readonly Sentence[]): Found[] {
  const ways = sentences.flatMap(({ text, claims: said }) =>
    said.filter(({ says }) => closings.has(says)).map(({ says }) => ({ text, way: says })),
  )
  return ways.filter(({ way }) => way !== ways[0]?.way).map(({ text }) => ({ text, says: 'is closed in two ways' }))
}

function inRows(facts: Facts): Found[] {
  const wrong = measures.flatMap(({ articles, label, says, isTrue }) => {
    const value = facts.rows.get(label)
    return value !== undefined && articles.includes(facts.article) && !isTrue(value, facts) ? [{ text: `${label}: ${value}`, says }] : []
  })
  const strange = facts.collections.filter((collection) => !collectionFits(collection, facts))
  return [...wrong, ...strange.map((collection) => ({ text: collection, says: 'is a collection of other goods' }))]
}
