// What a review has to know of a product, from the product's row.
import { attributes } from '../attributes.ts'
import { seedDay } from '../calendar.ts'
import { options } from '../catalogue-ids.ts'
import type { SizeOfReview } from './fit-of.ts'
import { reviewKind } from './texts.ts'
import type { FitGroup } from './texts.ts'
import type { Reviewed } from './write-reviews.ts'

export interface ReviewedRow {
  id: number
  article: string
  kind: string
  rating: number
  review_count: number
  created_at: Date
  is_sized: boolean
  no_return: boolean
  option_ids: readonly number[]
}

/** The facts that its reviews have to agree with. */
export function toReviewed({
  id,
  article,
  kind,
  rating,
  review_count,
  created_at,
  is_sized,
  no_return,
  option_ids,
}: ReviewedRow): Reviewed {
  const own = option_ids.map((option) => codes.get(option) ?? '')
  const isForChildren = own.includes('audience:kids')
  return {
    id,
    // A composition is named after the article in its picture.
    kind: compositions.has(kind) ? 'set' : (reviewKind(article) ?? missing(article)),
    rating,
    reviews: Math.ceil(review_count ** 0.65),
    age: Math.floor((seedDay.getTime() - created_at.getTime()) / 86_400_000),
    isForChildren,
    canReturn: !no_return,
    sizes: is_sized && !compositions.has(kind) ? sizesOf(own, isForChildren) : [],
  }
}

const compositions = new Set(['bundle', 'grouped', 'team-wear'])
const codes = new Map(options.map(({ id, code }) => [id, code]))
const sizes = attributes.find(({ code }) => code === 'size')?.options ?? []

function sizesOf(own: readonly string[], isForChildren: boolean): SizeOfReview[] {
  return sizes
    .filter(({ code }) => own.includes(`size:${code}`))
    .map(({ code, label }) => {
      const short = (text: string) => text.replace(/ \(.*\)$/, '')
      return {
        group: groupOf(code, isForChildren),
        label: { nl: short(label.nl), en: short(label.en), de: short(label.de), sv: short(label.sv) },
      }
    })
}

function groupOf(size: string, isForChildren: boolean): FitGroup {
  if (size.startsWith('eu-')) return isForChildren ? 'childShoe' : 'shoe'
  if (/^h\d/.test(size)) return 'child'
  return /^(x*s|m|l|x*l|3xl)$/.test(size) ? 'adult' : 'other'
}

function missing(article: string): never {
  throw new Error(`seed: reviews/kinds.json does not say what kind of goods "${article}" is`)
}
