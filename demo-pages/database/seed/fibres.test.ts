// Tests fibre percentages: every textile has them, in every language, and they add up to 100.
import { expect, test } from 'vitest'
import { departments } from './articles/index.ts'
import { blends, fibreRow } from './fibres.ts'
import { languages } from './words.ts'

test('every material of washable products has a blend that adds up to 100, the largest share first', () => {
  const textiles = departments.flatMap(({ articles }) => articles).filter(({ specifications }) => specifications.includes('washing'))
  const materials = [...new Set(textiles.flatMap((article) => article.materials))]
  expect(materials.length).toBeGreaterThan(5)
  for (const material of materials) {
    for (const language of languages) {
      const percents = Array.from(fibreRow(material).value[language].matchAll(/(\d+)\s?%/g), ([, percent]) => Number(percent))
      expect([material, percents.reduce((sum, percent) => sum + percent, 0)]).toEqual([material, 100])
      expect(percents).toEqual(percents.toSorted((one, other) => other - one))
    }
  }
  expect(Object.keys(blends).toSorted()).toEqual(materials.toSorted())
})
