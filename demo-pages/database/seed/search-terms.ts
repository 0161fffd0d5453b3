// The phrases that the shop suggests: articles alone, with audience or brand, brands and categories, each with its number of products.
import { sql } from 'kysely'
import { foldPhrase } from '../fold.ts'
import type { DatabaseTransaction } from '../tables.ts'
import { departments } from './articles/index.ts'
import { attributes } from './attributes.ts'
import { categories, optionId } from './catalogue-ids.ts'
import { insertRows } from './insert.ts'
import { productName } from './names.ts'
import { languages } from './words.ts'
import type { Language, Words } from './words.ts'
import type { SizedAudience } from './sizes.ts'

/** Products with the same phrases: one article of one brand for one audience. */
interface Group {
  /** Empty for bundles and sets, whose names are their own. */
  article: string
  leaf_category_id: number
  brand_option_id: number
  option_ids: number[]
  products: number
}

const wholeShop = 0
const nouns = new Map<string, Words>(departments.flatMap(({ articles }) => articles.map(({ code, noun }) => [code, noun])))

/** Fills `search_term` from the products in the database. */
export async function fillSearchTerms(trx: DatabaseTransaction): Promise<void> {
  const groups = await readGroups(trx)
  for (const language of languages) {
    const rows = [...countTerms(groups, language)].map(([key, { label, products }]) => {
      const [category = '', folded = ''] = key.split('|', 2)
      return { language, category_id: Number(category), label, folded, products }
    })
    await insertRows(trx, { table: 'search_term', rows })
  }
}

async function readGroups(trx: DatabaseTransaction): Promise<Group[]> {
  const audienceIds = audienceOptions().map(({ id }) => id)
  const { rows } = await sql<Group>`
    select article, leaf_category_id, brand_option_id, audience as option_ids, count(*)::int as products
    from (select case when p.type in ('simple', 'configurable') then p.article else '' end as article, p.leaf_category_id, p.brand_option_id,
        array(select id from unnest(p.option_ids) as u(id) where id = any(${sql.val(audienceIds)}::int[]) order by id) as audience
      from product p) named
    group by 1, 2, 3, 4 order by 1, 2, 3, 4`.execute(trx)
  return rows
}

function countTerms(groups: readonly Group[], language: Language): Map<string, { label: string; products: number }> {
  const terms = new Map<string, { label: string; products: number }>()
  for (const group of groups) {
    const places = [wholeShop, ...(pathOf.get(group.leaf_category_id) ?? [])]
    for (const label of phrasesOf(group, language)) {
      for (const place of places) {
        const key = `${place}|${foldPhrase(label)}`
        const known = terms.get(key)
        terms.set(key, { label: known?.label ?? label, products: (known?.products ?? 0) + group.products })
      }
    }
  }
  return terms
}

const pathOf = new Map(categories.map(({ id, path }) => [id, path.map((step) => step.id)]))
const categoryNames = new Map(categories.map(({ id, branch }) => [id, branch.name]))

function phrasesOf(group: Group, language: Language): Set<string> {
  const brand = brandNames().get(group.brand_option_id) ?? ''
  const noun = nouns.get(group.article)
  const audience = audienceOptions().find(({ id }) => group.option_ids.includes(id))?.code
  const leaf = categoryNames.get(group.leaf_category_id)
  return new Set([
    brand,
    ...(noun ? [noun[language], `${brand} ${noun[language]}`] : []),
    ...(noun && audience ? [productName('', noun, audience, language).trim()] : []),
    // German writes nouns with a capital, all other languages in lower case.
    ...(leaf ? [language === 'de' ? leaf.de : leaf[language].toLowerCase()] : []),
  ])
}

function brandNames(): Map<number, string> {
  const brands = attributes.find(({ code }) => code === 'manufacturer')?.options ?? []
  return new Map(brands.map(({ code, label }) => [optionId('manufacturer', code), label.en]))
}

function audienceOptions(): { id: number; code: SizedAudience }[] {
  return (['men', 'women', 'kids', 'unisex'] as const).map((code) => ({ id: optionId('audience', code), code }))
}
