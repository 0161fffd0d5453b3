// What a review says about the fit: of a size that the product has, in the direction that most of its buyers found.
import { sizeCharts } from '../size-charts.ts'
import { createRandom } from '../random.ts'
import type { Random } from '../random.ts'
import { fill } from '../words.ts'
import type { Language, Words } from '../words.ts'
import type { Fit, FitGroup, ReviewTexts, Stars } from './texts.ts'

/** A size of a product; they are in order, the smallest first. */
export interface SizeOfReview {
  group: FitGroup
  label: Words
}

/** How most find that a product fits. */
export function tendencyOf(productId: number): Fit {
  const luck = createRandom(productId, 43).next()
  if (luck < 0.7) return 'true'
  return luck < 0.85 ? 'small' : 'large'
}

interface Asked {
  sizes: readonly SizeOfReview[]
  stars: Stars
  tendency: Fit
  random: Random
  texts: ReviewTexts
  language: Language
}

/** A sentence about the fit and the answer that belongs to it; null for goods without sizes. Who gives five stars found that it fits. */
export function fitOf({ sizes, stars, tendency, random, texts, language }: Asked): { sentence: string; fit: Fit } | null {
  const at = random.whole(0, sizes.length - 2)
  const [size, larger] = [sizes[at], sizes[at + 1]]
  if (!size || !larger) return null
  const fit = stars === '5' || !random.chance(0.8) ? 'true' : tendency
  const values = {
    size: size.label[language],
    larger: larger.label[language],
    height: String(heightOf(size.label.nl, random) ?? ''),
  }
  const possible = texts.fit[size.group][fit].filter((sentence) => values.height !== '' || !sentence.includes('{height}'))
  return { sentence: fill(random.pick(possible), values), fit }
}

/** A height from the row of the chart of clothes. */
function heightOf(size: string, random: Random): number | null {
  const chart = sizeCharts.find(({ code }) => code === 'apparel')
  const row = chart?.rows.find(([name]) => name === size)
  const [least, most] = (row?.at(-1) ?? '').split('–').map(Number)
  return least && most ? random.whole(least, most) : null
}
