// Suggests categories and facet options for a partial query, from the dictionary in memory; the database supplies counts.
import { sql } from 'kysely'
import { foldPhrase } from '../database/fold.ts'
import { getAddressBook } from './address-book.ts'
import { linkTo } from './category-tree.ts'
import type { Category, Dictionary } from './dictionary.ts'
import type { Database } from './tables.ts'
import type { CatalogueView } from './view.ts'

/** A category with the names of its parents. */
export interface CategorySuggestion {
  label: string
  url: string
  category_id: number
  path: string | null
}

/** A facet option in the category with the most products for it. */
export interface FilterSuggestion {
  label: string
  url: string
  facet: string
  facet_code: string
  category: string
  count: number
}

/** The query, in the form that all suggestions share. */
export interface PlaceQuestion {
  query: string
  categoryId: number | null
  limit: number
}

/** Suggests categories by name, within the chosen one if there is one; departments first. */
export function suggestCategories(
  dictionary: Dictionary,
  view: CatalogueView,
  { query, categoryId, limit }: PlaceQuestion,
): { matches: CategorySuggestion[]; total: number } {
  const fits = fitter(query)
  const found = [...dictionary.categories.values()]
    .filter(({ pathIds }) => categoryId === null || pathIds.includes(categoryId))
    .flatMap((category) => {
      const rank = fits(foldPhrase(category.texts[view.language].name))
      return rank === null ? [] : [{ category, rank }]
    })
    .toSorted((a, b) => a.rank - b.rank || a.category.level - b.category.level || a.category.id - b.category.id)
  return { matches: found.slice(0, limit).map(({ category }) => toSuggestion(category, dictionary, view)), total: found.length }
}

/** Suggests facet options by label, each for the chosen category or the department with the most products. */
export async function suggestFilters(
  db: Database,
  dictionary: Dictionary,
  view: CatalogueView,
  { query, categoryId, limit }: PlaceQuestion,
): Promise<{ matches: FilterSuggestion[]; total: number }> {
  const fits = fitter(query)
  const ranked = new Map(
    getAddressBook(dictionary, view.language).entries.flatMap((entry) => {
      const rank = fits(entry.folded)
      return rank === null ? [] : [[entry.option.id, { entry, rank }] as const]
    }),
  )
  if (!ranked.size) return { matches: [], total: 0 }
  const places = await readPlaces(db, [...ranked.keys()], categoryId)
  const found = places
    .flatMap(({ option_id, category_id, products }) => {
      const known = ranked.get(option_id)
      const category = dictionary.categories.get(category_id)
      return known && category ? [{ ...known, category, products }] : []
    })
    .toSorted((a, b) => a.rank - b.rank || b.products - a.products || a.entry.option.id - b.entry.option.id)
  const matches = found.slice(0, limit).map(({ entry, category, products }) => ({
    label: entry.label,
    url: `${linkTo(category, view).url}/_${entry.part}`,
    facet: entry.attribute.label[view.language],
    facet_code: entry.attribute.code,
    category: category.texts[view.language].name,
    count: products,
  }))
  return { matches, total: found.length }
}

async function readPlaces(db: Database, optionIds: readonly number[], categoryId: number | null) {
  const { rows } = await sql<{ option_id: number; category_id: number; products: number }>`
    select distinct on (co.option_id) co.option_id, co.category_id, co.products
    from category_option co join category c on c.id = co.category_id
    where co.option_id = any(${sql.val(optionIds)}::int[]) and ${categoryId === null ? sql`c.level = 1` : sql`c.id = ${categoryId}`}
    order by co.option_id, co.products desc, c.position`.execute(db)
  return rows
}

/** Rates folded names: 0 if one begins with the query, 1 if each word of the query begins a word of it, else null. */
function fitter(query: string): (folded: string) => 0 | 1 | null {
  const folded = foldPhrase(query)
  const words = folded.split(' ').filter(Boolean).slice(0, 8)
  return (text) => {
    if (!words.length) return null
    if (text.startsWith(folded)) return 0
    return words.every((word) => text.includes(` ${word}`)) ? 1 : null
  }
}

function toSuggestion(category: Category, dictionary: Dictionary, view: CatalogueView): CategorySuggestion {
  const { category_id, name, url } = linkTo(category, view)
  const above = category.pathIds.slice(0, -1).flatMap((id) => dictionary.categories.get(id)?.texts[view.language].name ?? [])
  return { label: name, url, category_id, path: above.length ? above.join(' › ') : null }
}
