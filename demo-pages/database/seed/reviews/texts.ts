// What reviews are put together from: names, titles and sentences by language, rating, kind of goods and fit.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { readData } from '../read-data.ts'
import { languages } from '../words.ts'
import type { Language } from '../words.ts'
import kindsOfGoods from './kinds.json' with { type: 'json' }

const Sentences = v.pipe(v.array(v.string()), v.minLength(1))
const ByStars = v.strictObject({ '1': Sentences, '2': Sentences, '3': Sentences, '4': Sentences, '5': Sentences })
const ByFit = v.strictObject({ small: Sentences, true: Sentences, large: Sentences })

const Texts = v.strictObject({
  names: Sentences,
  /** Other ways to sign, with `{name}`. */
  roles: Sentences,
  titles: ByStars,
  openings: ByStars,
  /** What is good and bad about goods of this kind. */
  details: v.record(v.string(), v.strictObject({ good: Sentences, bad: Sentences })),
  /** How it is used, by the writer or a child, and who else has it; with `{weeks}`, `{times}`, `{count}`, `{friends}`. */
  contexts: v.strictObject({ using: Sentences, child: Sentences, others: Sentences }),
  /** Small complaints of those who are content. */
  remarks: Sentences,
  /** How it went back. */
  service: Sentences,
  /** With `{size}`, `{larger}` and `{height}`. */
  fit: v.strictObject({ adult: ByFit, child: ByFit, shoe: ByFit, childShoe: ByFit, other: ByFit }),
})

export type ReviewTexts = v.InferOutput<typeof Texts>
export type Fit = keyof v.InferOutput<typeof ByFit>
export type Stars = keyof v.InferOutput<typeof ByStars>
export type FitGroup = keyof ReviewTexts['fit']

const kinds = new Map(Object.entries(kindsOfGoods).flatMap(([kind, articles]) => articles.map((article) => [article, kind])))

/** The kind of goods of an article, as reviews tell them apart; null if nobody has said. */
export function reviewKind(article: string): string | null {
  return kinds.get(article) ?? null
}

/** The sentences of every language. */
export function readReviewTexts(): Record<Language, ReviewTexts> {
  const read = (language: Language) =>
    readData(`reviews/${language}.json`, Texts, JSON.parse(readFileSync(join(import.meta.dirname, `${language}.json`), 'utf8')))
  const [nl, en, de, sv] = languages.map(read)
  if (!nl || !en || !de || !sv) throw new Error('seed: a language has no reviews')
  return { nl, en, de, sv }
}
