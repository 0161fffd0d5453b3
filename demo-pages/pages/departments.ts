// The departments for the frame of every page: names and addresses for navigation, ids for the search.
import { getCategoryTree } from '../catalogue/category-tree.ts'
import type { Database } from '../database/tables.ts'
import type { StoreView } from '../host/store-view.ts'

/** A category in a menu; `url` is root-relative. */
export interface MenuEntry {
  id: number
  code: string
  name: string
  url: string
}

/** A department with its groups. */
export interface Department extends MenuEntry {
  groups: readonly (MenuEntry & { leaves: readonly MenuEntry[] })[]
}

/** The departments of a store in menu order. */
export async function loadDepartments(db: Database, store: StoreView): Promise<Department[]> {
  const entry = ({ category_id, code, name, url }: { category_id: number; code: string; name: string; url: string }) => ({
    id: category_id,
    code,
    name,
    url,
  })
  const tree = await getCategoryTree(db, store)
  return tree.map((department) => ({
    ...entry(department),
    groups: department.children.map((group) => ({ ...entry(group), leaves: group.children.map(entry) })),
  }))
}
