// A vocabulary as large as the largest shops': over fifty more facets with up to 500 options, for shops of 20,000 products and more.
import type { Attribute } from './attributes.ts'
import { createRandom } from './random.ts'
import { translations } from './words.ts'

/** Shops from this size on have the vocabulary, in one department. */
export const largeSize = 20_000
/** The department that has it. */
export const largeDepartment = 'team-wear'

const amount = 54

/** The number of options of each facet: a few very long lists, many of ordinary length. */
const lengths = Array.from({ length: amount }, (_, at) => [500, 250, 120, 60, 40, 24][at % 6] ?? 24)

/** Properties with numbers, as in a supplier's data sheet. */
export const largeVocabulary: readonly Attribute[] = lengths.map((length, at) => {
  const number = at + 1
  return {
    code: `property_${number}`,
    label: translations(`Kenmerk ${number}`, `Property ${number}`, `Merkmal ${number}`, `Egenskap ${number}`),
    isFacet: true,
    options: Array.from({ length }, (_unused, option) => {
      const value = `${number}.${String(option + 1).padStart(3, '0')}`
      return { code: `value-${option + 1}`, label: translations(`Waarde ${value}`, `Value ${value}`, `Wert ${value}`, `Värde ${value}`) }
    }),
  }
})

/** Picks one option index for each property of a product; low indexes are more frequent. */
export function chooseValues(id: number, seed: number): number[] {
  const random = createRandom(seed, id, 22)
  return lengths.map((length) => Math.floor(random.next() ** 1.7 * length))
}
