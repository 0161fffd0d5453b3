// Product names: brand, series and article, in the word order of each language.
import * as v from 'valibot'
import data from './names.json' with { type: 'json' }
import type { SizedAudience } from './sizes.ts'
import type { Random } from './random.ts'
import { readData } from './read-data.ts'
import type { Language, Words } from './words.ts'

const { series, suffixes } = readData('names.json', v.strictObject({ series: v.array(v.string()), suffixes: v.array(v.string()) }), data)

/** The number of different names that a brand can have for one type of article. */
export const seriesCount = series.length * suffixes.length

/** The series name of a number, always the same; neighbouring numbers differ in the first word. */
export function seriesName(number: number): string {
  const suffix = suffixes[Math.floor(number / series.length) % suffixes.length]
  const name = series[number % series.length]
  const generation = Math.floor(number / seriesCount)
  return [name, suffix, generation ? String(generation + 1) : ''].filter(Boolean).join(' ')
}

/** The first number of an article's series, so that articles do not all start with the same name. */
export function firstSeries(random: Random): number {
  return random.whole(0, series.length - 1)
}

const possessive: Record<SizedAudience, Words | null> = {
  men: { nl: 'heren', en: 'men’s', de: 'Herren', sv: 'herr' },
  women: { nl: 'dames', en: 'women’s', de: 'Damen', sv: 'dam' },
  kids: { nl: 'kinderen', en: 'kids’', de: 'Kinder', sv: 'barn' },
  unisex: null,
}

/** For example "Norrvik Aurel Pro voetbalshirt dames", "Norrvik Aurel Pro women’s football shirt". */
export function productName(model: string, noun: Words, audience: SizedAudience, language: Language): string {
  const whose = possessive[audience]?.[language]
  if (!whose) return `${model} ${noun[language]}`
  return language === 'en' ? `${model} ${whose} ${noun.en}` : `${model} ${noun[language]} ${whose}`
}
