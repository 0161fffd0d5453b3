// The menu of one department: its groups with their categories, and the brands with the most products in it.
import { sql } from 'kysely'
import { getAddressBook } from './address-book.ts'
import { linkTo } from './category-tree.ts'
import type { CategoryLink } from './category-tree.ts'
import { getDictionary } from './dictionary.ts'
import type { Database } from './tables.ts'
import type { CatalogueView } from './view.ts'

export interface DepartmentMenu {
  department: CategoryLink
  groups: (CategoryLink & { leaves: CategoryLink[] })[]
  brands: { name: string; url: string }[]
}

const mostBrands = 6

/** The menu of a department; null if the id is not a department's. */
export async function getDepartmentMenu(db: Database, view: CatalogueView, id: number): Promise<DepartmentMenu | null> {
  const dictionary = await getDictionary(db)
  const department = dictionary.categories.get(id)
  if (department?.level !== 1) return null
  const childrenOf = (parent: number) => dictionary.children.get(parent) ?? []
  const link = linkTo(department, view)
  const book = getAddressBook(dictionary, view.language)
  const optionIds = (dictionary.attributesByCode.get('manufacturer')?.options ?? []).map((option) => option.id)
  const { rows } = await sql<{ option_id: number }>`
    select option_id from category_option
    where category_id = ${id} and option_id = any(${sql.val(optionIds)}::int[])
    order by products desc, option_id limit ${mostBrands}`.execute(db)
  const entries = rows.flatMap(({ option_id }) => book.entries.find(({ option }) => option.id === option_id) ?? [])
  return {
    department: link,
    groups: childrenOf(id).map((group) => ({ ...linkTo(group, view), leaves: childrenOf(group.id).map((leaf) => linkTo(leaf, view)) })),
    brands: entries.map(({ label, part }) => ({ name: label, url: `${link.url}/_${part}` })),
  }
}
