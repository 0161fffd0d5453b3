// Writes reviews that fit what is reviewed: its kind, sizes, age and rating. No two reviews have one text, and nobody reviews a product twice.
import { daysBefore } from '../calendar.ts'
import { createRandom } from '../random.ts'
import type { Random } from '../random.ts'
import { fill, languages } from '../words.ts'
import type { Language } from '../words.ts'
import type { SizeOfReview } from './fit-of.ts'
import { fitOf, tendencyOf } from './fit-of.ts'
import type { Fit, ReviewTexts, Stars } from './texts.ts'

/** What is known of a product. */
export interface Reviewed {
  id: number
  /** The kind of goods, a key of `details`. */
  kind: string
  rating: number
  reviews: number
  /** Whole days from its first sale to the day of the seed. */
  age: number
  isForChildren: boolean
  canReturn: boolean
  sizes: readonly SizeOfReview[]
}

export interface WrittenReview {
  product_id: number
  language: Language
  rating: number
  title: string
  text: string
  nickname: string
  fit: Fit | null
  created_at: string
}

const initials = 'ABCDEFGHJKLMNPRSTVWZ'.split('')

/** The reviews of these products, in their order; the same products have the same reviews on every machine. */
export function writeReviews(products: readonly Reviewed[], texts: Record<Language, ReviewTexts>): WrittenReview[] {
  const used = new Set<string>()
  return products.flatMap((product) => {
    const signed = new Set<string>()
    return Array.from({ length: product.reviews }, (_, at) => {
      const random = createRandom(product.id, at, 41)
      const language = random.pick(languages)
      const own = texts[language]
      const stars = starsOf(product.rating, random)
      const days = random.whole(0, Math.max(0, Math.min(540, product.age - 1)))
      const written = firstNew(used, `${product.id}`, () => write({ product, days, stars, random, texts: own, language }))
      return {
        product_id: product.id,
        language,
        rating: Number(stars),
        title: random.pick(own.titles[stars]),
        text: written.text,
        nickname: firstNew(signed, `${product.id}`, () => ({ text: signature(own, random) })).text,
        fit: written.fit,
        created_at: new Date(daysBefore(days).getTime() - random.whole(0, 1439) * 60_000).toISOString(),
      }
    })
  })
}

/** Tries until a text is new, and keeps it. */
function firstNew<Text extends { text: string }>(used: Set<string>, where: string, make: () => Text): Text {
  for (let attempt = 0; attempt < 400; attempt++) {
    const made = make()
    if (used.has(made.text)) continue
    used.add(made.text)
    return made
  }
  throw new Error(`seed: there are not enough sentences for the reviews of product ${where}`)
}

function starsOf(rating: number, random: Random): Stars {
  const luck = (random.next() - 0.5) * 2.4 - (random.chance(1 / 13) ? 2 : 0)
  const stars = Math.max(1, Math.min(5, Math.round(rating + 0.15 + luck)))
  return (['1', '2', '3', '4', '5'] as const)[stars - 1] ?? '5'
}

interface Writing {
  product: Reviewed
  days: number
  stars: Stars
  random: Random
  texts: ReviewTexts
  language: Language
}

function write(writing: Writing): { text: string; fit: Fit | null } {
  const { product, stars, random, texts, language } = writing
  const details = texts.details[product.kind]
  if (!details) throw new Error(`seed: nobody wrote what reviews say of "${product.kind}"`)
  const isContent = stars === '5' || stars === '4'
  const fit = random.chance(0.5) ? fitOf({ sizes: product.sizes, stars, tendency: tendencyOf(product.id), random, texts, language }) : null
  const wentBack = stars === '1' || stars === '2'
  const sentences = [
    random.pick(texts.openings[stars]),
    ...random.sample(isContent ? details.good : details.bad, stars === '5' && random.chance(0.4) ? 2 : 1),
    ...(fit ? [fit.sentence] : []),
    ...(wentBack && product.canReturn ? [random.pick(texts.service)] : []),
    ...(stars === '4' && random.chance(0.5) ? [random.pick(texts.remarks)] : []),
    ...contextOf(writing, wentBack),
  ]
  return { text: sentences.join(' '), fit: fit?.fit ?? null }
}

/** Weeks of use are longer than any wear that a sentence tells of, and shorter than the product exists. */
const leastWeeks = 10

function contextOf({ product, days, random, texts }: Writing, wentBack: boolean): string[] {
  if (!random.chance(0.7)) return []
  const weeks = Math.min(40, Math.floor((product.age - days) / 7))
  const { using, child, others } = texts.contexts
  const own = product.isForChildren ? child : using
  const told = wentBack ? others : [...own, ...others].filter((sentence) => weeks >= leastWeeks || !sentence.includes('{weeks}'))
  const values = {
    weeks: String(random.whole(leastWeeks, Math.max(leastWeeks, weeks))),
    times: String(random.whole(2, 5)),
    count: String(random.whole(3, 24)),
    friends: String(random.whole(2, 5)),
  }
  return [fill(random.pick(told), values)]
}

function signature({ names, roles }: ReviewTexts, random: Random): string {
  const name = random.pick(names)
  if (random.chance(0.04)) return fill(random.pick(roles), { name })
  return random.chance(0.35) ? name : `${name} ${random.pick(initials)}.`
}
