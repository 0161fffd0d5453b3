// Tension limits and recommended strings for rackets, by article.
import { personalisationGroups } from './personalisation.ts'
import { createRandom } from './random.ts'
import type { SeedProduct } from './seed-product.ts'

/** The tension limits of an article's frames, in kilograms. */
const limits = new Map<string, readonly [number, number]>([
  ['tennis-racket', [20, 28]],
  ['squash-racket', [9, 14]],
  ['badminton-racket', [9, 13]],
])

/** The row of `string_advice`; none for products that are not strung. */
export function adviceOf({ id, article, personalisation }: SeedProduct): Record<string, unknown>[] {
  const group = personalisationGroups.find(({ code }) => code.endsWith('-stringing') && personalisation.includes(code))
  const range = limits.get(article)
  if (!group || !range) return []
  const [least, most] = range
  const random = createRandom(id, 23)
  // Crosses are strung half a kilogram to a kilogram looser than mains.
  const mains = random.whole(least + 2, most - 1)
  const crosses = mains - random.pick([0.5, 1])
  const choiceOf = (role: string) =>
    random.pick((group.options.find((option) => option.role === role)?.choices ?? []).filter(({ isPlain }) => !isPlain)).id
  const values: Record<string, number> = {
    string: choiceOf('string'),
    gauge: choiceOf('gauge'),
    'tension-mains': mains,
    'tension-crosses': crosses,
  }
  return [
    {
      product_id: id,
      tension_min: least,
      tension_max: most,
      option_values: group.options.map((option) => ({ option_id: option.id, option_value: values[option.role ?? ''] })),
    },
  ]
}
