// Composes a product's texts from its family, features and closing, in every language.
import { attributes } from './attributes.ts'
import type { Article } from './articles/article.ts'
import { fibreRow } from './fibres.ts'
import type { Random } from './random.ts'
import type { SizedAudience } from './sizes.ts'
import { closings } from './texts/closings.ts'
import { features } from './texts/features.ts'
import { families } from './texts/index.ts'
import { specificationOf } from './texts/specifications.ts'
import { fill, languages, translations } from './words.ts'
import type { Language, Words } from './words.ts'

export interface ProductTexts {
  short: Words
  description: Words
  specification: { label: Words; value: Words }[]
}

/** Calls a function for each language. */
export function inEveryLanguage(write: (language: Language) => string): Words {
  const [nl = '', en = '', de = '', sv = ''] = languages.map(write)
  return translations(nl, en, de, sv)
}

/** The label of an attribute's option. */
export function optionLabel(attribute: string, option: string): Words {
  const found = attributes.find(({ code }) => code === attribute)?.options.find(({ code }) => code === option)
  if (!found) throw new Error(`seed: attribute ${attribute} has no option "${option}"`)
  return found.label
}

function attributeLabel(attribute: string): Words {
  const found = attributes.find(({ code }) => code === attribute)
  if (!found) throw new Error(`seed: there is no attribute "${attribute}"`)
  return found.label
}

/** The short text, the description (paragraphs separated by an empty line) and the specification of one product. */
export function composeTexts(
  article: Article,
  model: string,
  material: string,
  audience: SizedAudience,
  sku: string,
  random: Random,
): ProductTexts {
  const family = families[article.family]
  const short = random.pick(family.short)
  const opening = random.pick(family.long)
  const named = random.sample(article.features, random.whole(2, 3)).map((feature) => features[feature])
  const closing = random.pick(closings[article.closing])
  const description = inEveryLanguage((language) =>
    [fill(opening[language], { model }), named.map((sentence) => sentence[language]).join(' '), closing[language]].join('\n\n'),
  )
  const rows = article.specifications.map((name) => specificationOf(name, random))
  const specification = [
    { label: attributeLabel('material'), value: optionLabel('material', material) },
    // Only textiles have washing instructions, so only they get fibres.
    ...(article.specifications.includes('washing') ? [fibreRow(material)] : []),
    ...rows,
    { label: attributeLabel('audience'), value: optionLabel('audience', audience) },
    {
      label: attributeLabel('sport'),
      value: inEveryLanguage((language) => article.sports.map((sport) => optionLabel('sport', sport)[language]).join(', ')),
    },
    { label: translations('Artikelnummer', 'Product code', 'Artikelnummer', 'Artikelnummer'), value: translations(sku, sku, sku, sku) },
  ]
  return { short, description, specification }
}
