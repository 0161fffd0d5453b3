// Inline facets ("filter dividers") of a category: the facets between its cards, and the number of cards before each.
import { getDictionary } from './dictionary.ts'
import type { Database } from './tables.ts'
import { isId } from './view.ts'

/** An inline facet as the API returns it. */
export interface Divider {
  attribute_code: string
  /** The number of cards before it, not counting a host block or other inline facets. */
  position: number
}

/** The inline facets of a category in order; none if the category does not exist. */
export async function getDividers(db: Database, categoryId: number): Promise<Divider[]> {
  if (!isId(categoryId)) return []
  const { attributes } = await getDictionary(db)
  const rows = await db
    .selectFrom('filter_divider')
    .select(['attribute_id', 'position'])
    .where('category_id', '=', categoryId)
    .orderBy('position')
    .orderBy('attribute_id')
    .execute()
  return rows.flatMap(({ attribute_id, position }) => {
    const attribute = attributes.find(({ id, isFacet }) => id === attribute_id && isFacet)
    return attribute ? [{ attribute_code: attribute.code, position }] : []
  })
}
