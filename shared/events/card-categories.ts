// The categories that the card of a list prints, as fields of an analytics item.
import { readJson } from '#shared/wire/json.ts'
import { categoriesOf } from './item-categories.ts'
import type { AnalyticsItem } from './vocabulary.ts'

/** The categories that a card prints in `data-categories`, a JSON list of names; none where it is no such list. */
export function categoriesOfCard(card: HTMLElement | null): Partial<AnalyticsItem> {
  try {
    const names = readJson(card?.dataset['categories'] ?? '[]')
    return Array.isArray(names) && names.every((name) => typeof name === 'string') ? categoriesOf(names) : {}
  } catch {
    return {}
  }
}
