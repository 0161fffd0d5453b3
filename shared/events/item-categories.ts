// The categories of a product as fields of an analytics item.
import { readJson } from '#shared/wire/json.ts'
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

/** The categories that a card prints in `data-categories`, a JSON list of names; none where it is no such list. */
export function categoriesOfCard(card: HTMLElement | null): Partial<AnalyticsItem> {
  try {
    const names = readJson(card?.dataset['categories'] ?? '[]')
    return Array.isArray(names) && names.every((name) => typeof name === 'string') ? categoriesOf(names) : {}
  } catch {
    return {}
  }
}
