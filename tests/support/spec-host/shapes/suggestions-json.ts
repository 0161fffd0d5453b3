// The four groups of suggestions. The specification leaves the form of a match open, so the seed picks its field names.
import { named } from '../data.ts'
import type { Platform } from '../platform.ts'
import type { Suggestions } from '../rules/suggest.ts'
import type { Store } from '../goods.ts'
import { cardJson } from './product-json.ts'
import type { Json } from './shape.ts'
import { categoryPath } from './urls.ts'

export const suggestionsJson = (platform: Platform, store: Store, found: Suggestions): Json => {
  const { shape, draws } = platform
  const key = draws.pick('suggestion key', ['name', 'label', 'title'])
  const group = (matches: Json[], total: number): Json => ({ matches, total_matches: shape.id(total, 'total_matches') })
  const url = (path: string) => `/${store.path}/${path}`
  const isBareWord = draws.pick('keyword', [false, true])
  return {
    keyword_results: group(
      found.keywords.map((word) => (isBareWord ? word : { [key]: word, url: url(`search?query=${encodeURIComponent(word)}`) })),
      found.keywords.length,
    ),
    category_results: group(
      found.categories.map((category) => ({
        [key]: named(store, category.name),
        category_id: shape.id(category.id, 'category'),
        url: categoryPath(store, category),
      })),
      found.categories.length,
    ),
    filter_results: group(
      found.filters.map(({ facet, label }) => ({
        [key]: label,
        facet_code: facet,
        url: url(`search?${facet}=${encodeURIComponent(label)}`),
      })),
      found.filters.length,
    ),
    product_results: group(
      found.products.map((product) => cardJson(platform, store, product)),
      found.totalProducts,
    ),
  }
}
