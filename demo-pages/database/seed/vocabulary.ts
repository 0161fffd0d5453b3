// A vocabulary as large as the largest shops': over fifty more facets with up to 500 options, for shops of 20,000 products and more.
import type { Attribute } from './attributes.ts'
import { createRandom } from './random.ts'
import { words } from './words.ts'

/** From this size on, one department carries the whole vocabulary. */
export const largeSize = 20_000
/** The department that carries it. */
export const largeDepartment = 'team-wear'

const amount = 54

/** How many options each has: a few very long lists, many of ordinary length. */
const lengths = Array.from({ length: amount }, (_, at) => [500, 250, 120, 60, 40, 24][at % 6] ?? 24)

/** Properties as a supplier's data sheet numbers them. */
export const largeVocabulary: readonly Attribute[] = lengths.map((length, at) => {
  const number = at + 1
  return {
    code: `property_${number}`,
    label: words(`Kenmerk ${number}`, `Property ${number}`, `Merkmal ${number}`, `Egenskap ${number}`),
    isFacet: true,
    options: Array.from({ length }, (_unused, option) => {
      const value = `${number}.${String(option + 1).padStart(3, '0')}`
      return { code: `value-${option + 1}`, label: words(`Waarde ${value}`, `Value ${value}`, `Wert ${value}`, `Värde ${value}`) }
    }),
  }
})

/** One option index for each property of a product, the first ones more often than the last. */
export function chooseValues(id: number, seed: number): number[] {
  const random = createRandom(seed, id, 22)
  return lengths.map((length) => Math.floor(random.next() ** 1.7 * length))
}
