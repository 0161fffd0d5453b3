// Composes a product's texts from its family, features and closing, in every language.
import { attributes } from './attributes.ts'
import type { Article } from './articles/article.ts'
import { fibreRow } from './fibres.ts'
import type { Random } from './random.ts'
import type { SizedAudience } from './sizes.ts'
import { closings } from './texts/closings.ts'
import { trueOf } from './texts/conditions.ts'
import type { Text, Traits } from './texts/conditions.ts'
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

/** What the texts of one product are written from; `wishes` are values of rows that its name says. */
interface Composed extends Omit<Traits, 'sports' | 'rows' | 'audience'> {
  article: Article
  model: string
  sku: string
  audience: SizedAudience
  random: Random
  wishes?: Readonly<Record<string, string>> | undefined
}

function attributeLabel(attribute: string): Words {
  const found = attributes.find(({ code }) => code === attribute)
  if (!found) throw new Error(`seed: there is no attribute "${attribute}"`)
  return found.label
}

/** The short text, the description (paragraphs separated by an empty line) and the specification of one product. */
export function composeTexts({ article, model, sku, random, wishes = {}, ...own }: Composed): ProductTexts {
  const { material, audience } = own
  const written = article.specifications.map((name) => ({
    name,
    ...specificationOf(name, { ...own, sports: article.sports, rows: {} }, random, wishes[name]),
  }))
  const traits: Traits = { ...own, sports: article.sports, rows: Object.fromEntries(written.map(({ name, value }) => [name, value.en])) }
  const pick = (texts: readonly Text[]) => random.pick(trueOf(texts, traits))
  const short = pick(families[article.family].short)
  const opening = pick(families[article.family].long)
  const closing = pick(closings[article.closing])
  const named = random.sample(
    trueOf(
      article.features.map((feature) => features[feature]),
      traits,
    ),
    random.whole(2, 3),
  )
  const description = inEveryLanguage((language) =>
    [fill(opening[language], { model }), named.map((sentence) => sentence[language]).join(' '), closing[language]]
      .filter((paragraph) => paragraph !== '')
      .join('\n\n'),
  )
  const specification = [
    { label: attributeLabel('material'), value: optionLabel('material', material) },
    // Only textiles have washing instructions, so only they get fibres.
    ...(article.specifications.includes('washing') ? [fibreRow(material)] : []),
    ...written.map(({ label, value }) => ({ label, value })),
    { label: attributeLabel('audience'), value: optionLabel('audience', audience) },
    {
      label: attributeLabel('sport'),
      value: inEveryLanguage((language) => article.sports.map((sport) => optionLabel('sport', sport)[language]).join(', ')),
    },
    { label: translations('Artikelnummer', 'Product code', 'Artikelnummer', 'Artikelnummer'), value: translations(sku, sku, sku, sku) },
  ]
  return { short: inEveryLanguage((language) => short[language]), description, specification }
}
