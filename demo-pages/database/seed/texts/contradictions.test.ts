// Tests that nothing a product says contradicts its name, its attributes or itself, over the whole range in four languages.
import { describe, expect, test } from 'vitest'
import { addFacets } from '../add-facets.ts'
import { optionId } from '../catalogue-ids.ts'
import { generate } from '../generate.ts'
import type { SeedProduct } from '../seed-product.ts'
import { inEveryLanguage } from '../compose-texts.ts'
import { claims } from './claims.ts'
import { contradictionsOf } from './contradictions.ts'
import { features } from './features.ts'

const products = addFacets(generate(3_000, 4173), 3_000, 4173)

const told = (product: SeedProduct) =>
  contradictionsOf(product).map(({ slug, language, says, text }) => `${slug} (${language}) ${says}: ${text}`)

test('no sentence, row or collection of a product contradicts what the product is', () => {
  expect(products.flatMap(told)).toEqual([])
})

test('every claim is made by some product in each language, so that no rule has lost its words', () => {
  const prose = (language: 'nl' | 'en' | 'de' | 'sv') =>
    products.map(({ name, short, description }) => `${name[language]}\n${short[language]}\n${description[language]}`).join('\n')
  const texts = { nl: prose('nl'), en: prose('en'), de: prose('de'), sv: prose('sv') }
  const unsaid = claims.flatMap(({ says, words }) =>
    (['nl', 'en', 'de', 'sv'] as const)
      .filter((language) => !words[language].test(texts[language]))
      .map((language) => `${says} (${language})`),
  )
  expect(unsaid).toEqual(['hits a ball (sv)'])
})

describe('a contradiction is found', () => {
  const first = (article: string, more: (product: SeedProduct) => boolean = () => true) => {
    const found = products.find((product) => product.article === article && product.variants.length > 0 && more(product))
    if (!found) throw new Error(`no product is a ${article}`)
    return found
  }
  const saying = (product: SeedProduct, feature: keyof typeof features): SeedProduct => ({
    ...product,
    description: inEveryLanguage((language) => `${product.description[language]} ${features[feature][language]}`),
  })
  const says = (product: SeedProduct) => [...new Set(contradictionsOf(product).map((found) => found.says))]

  test.each([
    ['a boot for catching and throwing', saying(first('firm-ground-boot'), 'grippySurface'), ['is caught and thrown']],
    [
      'a shirt of cotton that dries fast',
      saying(
        first('team-polo', ({ specification }) => specification[0]?.value.en === 'Cotton'),
        'quickDry',
      ),
      ['dries fast'],
    ],
    ['a padel racket with strings', saying(first('padel-racket'), 'openPattern'), ['has strings', 'has an open string pattern']],
    ['studs on an indoor shoe’s floor', saying(first('running-shoe'), 'nonMarking'), ['is played in a hall']],
    [
      'a ball sewn by hand and by machine',
      saying(saying(first('handball'), 'handStitched'), 'machineStitched'),
      ['is sewn by machine', 'is said twice', 'is closed in two ways'],
    ],
    [
      'a tennis racket in the collection "Love Padel"',
      {
        ...first('tennis-racket'),
        optionIds: [...first('tennis-racket').optionIds.filter((id) => id < 10_000), optionId('collection', 'collection-11')],
      },
      ['is a collection of other goods'],
    ],
  ])('%s', (_, product, expected) => {
    const before = new Set(says(first(product.article)))
    expect(says(product).filter((each) => !before.has(each))).toEqual(
      expect.arrayContaining(expected.filter((each) => each !== 'is said twice')),
    )
    expect(contradictionsOf(product)[0]).toMatchObject({ slug: product.slug, text: expect.stringMatching(/\S/) })
  })
})
