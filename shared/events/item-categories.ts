// The categories of a product as fields of an analytics item.
import type { AnalyticsItem } from './vocabulary.ts'

/** The first five categories, from the top level down. */
export function categoriesOf([one, two, three, four, five]: readonly string[]): Partial<AnalyticsItem> {
  return {
    ...(one ? { item_category: one } : {}),
    ...(two ? { item_category2: two } : {}),
    ...(three ? { item_category3: three } : {}),
    ...(four ? { item_category4: four } : {}),
    ...(five ? { item_category5: five } : {}),
  }
}
