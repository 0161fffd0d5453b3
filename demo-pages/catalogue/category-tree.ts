// Menus, breadcrumbs and addresses of categories.
import { getDictionary, pathKey } from './dictionary.ts'
import type { Category, Dictionary } from './dictionary.ts'
import type { Database } from './tables.ts'
import { categoryPath } from './view.ts'
import type { CatalogueView } from './view.ts'

export interface CategoryLink {
  category_id: number
  /** The same in every language, for example `match-shirts`. */
  code: string
  name: string
  url: string
}

export interface CategoryNode extends CategoryLink {
  level: number
  children: CategoryNode[]
}

export interface CategoryPage extends CategoryLink {
  level: number
  description: string
  /** From the department down to the category itself. */
  breadcrumbs: CategoryLink[]
  sub_categories: CategoryLink[]
}

/** All departments with their sub-categories, in menu order. */
export async function getCategoryTree(db: Database, view: CatalogueView): Promise<CategoryNode[]> {
  const dictionary = await getDictionary(db)
  const nodes = (parentId: number | null): CategoryNode[] =>
    (dictionary.children.get(parentId) ?? []).map((category) => ({
      ...linkTo(category, view),
      level: category.level,
      children: nodes(category.id),
    }))
  return nodes(null)
}

/** The category at a path below the store, for example `teamkleding/wedstrijdkleding`; null if there is none. */
export async function getCategoryByPath(db: Database, view: CatalogueView, urlPath: string): Promise<CategoryPage | null> {
  const dictionary = await getDictionary(db)
  const category = dictionary.categoryByPath.get(pathKey(view.language, urlPath.replace(/^\/+|\/+$/g, '')))
  return category ? toPage(category, dictionary, view) : null
}

/** The category with this id; null if there is none. */
export async function getCategoryById(db: Database, view: CatalogueView, id: number): Promise<CategoryPage | null> {
  const dictionary = await getDictionary(db)
  const category = dictionary.categories.get(id)
  return category ? toPage(category, dictionary, view) : null
}

/** Links from the department down to this category. */
export function breadcrumbsOf(category: Category, dictionary: Dictionary, view: CatalogueView): CategoryLink[] {
  return category.pathIds.flatMap((id) => {
    const step = dictionary.categories.get(id)
    return step ? [linkTo(step, view)] : []
  })
}

/** A category as a link in the store's language. */
export function linkTo(category: Category, view: CatalogueView): CategoryLink {
  const { name, urlPath } = category.texts[view.language]
  return { category_id: category.id, code: category.code, name, url: categoryPath(view, urlPath) }
}

function toPage(category: Category, dictionary: Dictionary, view: CatalogueView): CategoryPage {
  return {
    ...linkTo(category, view),
    level: category.level,
    description: category.texts[view.language].description,
    breadcrumbs: breadcrumbsOf(category, dictionary, view),
    sub_categories: (dictionary.children.get(category.id) ?? []).map((child) => linkTo(child, view)),
  }
}
