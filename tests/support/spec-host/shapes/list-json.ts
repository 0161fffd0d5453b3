// The answer of a list: category, catalogue with filters and sort orders, subcategories, banner.
import { categories, named, say } from '../data.ts'
import type { Platform } from '../platform.ts'
import type { Found, FoundFacet } from '../rules/lists.ts'
import type { Category, Store } from '../goods.ts'
import { cardJson } from './product-json.ts'
import type { Json } from './shape.ts'
import { categoryPath } from './urls.ts'

const categoryJson = ({ shape }: Platform, store: Store, category: Category): Json => ({
  category_id: shape.id(category.id, 'category'),
  name: named(store, category.name),
  url: categoryPath(store, category),
  is_active: shape.flag(true, 'category active'),
})

const filterJson = (platform: Platform, { facet, options }: FoundFacet, all: FoundFacet[]): Json => {
  const { shape } = platform
  const others = all.filter((other) => other.facet !== facet).flatMap((other) => other.options.map(({ label }) => label))
  return {
    code: facet.code,
    facet_code: facet.facet,
    name: facet.code,
    type: 'attribute',
    options: shape.list(
      options
        .filter(({ count, isActive }) => count > 0 || isActive)
        .map(({ label, count, isActive }) => ({ label, count: shape.id(count, 'facet count'), active: shape.flag(isActive, 'active') })),
      'filter options',
    ),
    is_active: shape.flag(
      options.some(({ isActive }) => isActive),
      'filter active',
    ),
    is_crawlable: shape.flag(facet.code !== 'size', 'is_crawlable'),
    has_duplicate_values: shape.flag(
      options.some(({ label }) => others.includes(label)),
      'has_duplicate_values',
    ),
    url_key: facet.urlKey,
  }
}

const priceJson = ({ shape }: Platform, found: Found): Json => {
  const euros = (cents: number) => shape.amount(cents)
  const query = found.query
  return {
    code: 'price',
    facet_code: 'price',
    name: 'price',
    type: 'price',
    options: [],
    is_active: shape.flag(query.minPrice !== null || query.maxPrice !== null, 'filter active'),
    is_crawlable: shape.flag(false, 'is_crawlable'),
    has_duplicate_values: shape.flag(false, 'has_duplicate_values'),
    url_key: 'price',
    minimum_value: euros(query.minPrice === null ? found.range.from : query.minPrice * 100),
    maximum_value: euros(query.maxPrice === null ? found.range.to : query.maxPrice * 100),
    MinimumValue: euros(found.range.from),
    MaximumValue: euros(found.range.to),
  }
}

/** The fields and directions that a list can be sorted by. */
const sortings = [
  ['position', 'asc'],
  ['price', 'asc'],
  ['price', 'desc'],
  ['name', 'asc'],
] as const

const labelOf = (store: Store, field: string, direction: string): string =>
  say(store, field === 'position' ? 'position' : `${field}_${direction}`)

export const listJson = (platform: Platform, store: Store, found: Found): Record<string, Json> => {
  const { shape, draws } = platform
  const withLabel = draws.pick('sorting label', [true, false])
  const below = found.category ? categories.filter(({ parent }) => parent === found.category?.id) : []
  return {
    category: found.category ? categoryJson(platform, store, found.category) : shape.none('category'),
    catalog: {
      current_page: shape.id(found.page, 'page'),
      last_page: shape.id(found.lastPage, 'page'),
      page_size: shape.id(found.query.pageSize, 'page'),
      total_items: shape.id(found.total, 'total_items'),
      items: shape.list(
        found.items.map((product) => cardJson(platform, store, product)),
        'list items',
      ),
      filters: shape.list(
        [
          ...found.facets.filter(({ options }) => options.length > 0).map((facet) => filterJson(platform, facet, found.facets)),
          priceJson(platform, found),
        ],
        'filters',
      ),
      sorting: { field: found.sort.field, direction: found.sort.direction },
      sorting_options: sortings.map(([field, direction]) => ({
        field,
        direction,
        ...(withLabel ? { label: labelOf(store, field, direction) } : {}),
      })),
    },
    sub_categories: shape.list(
      below.map((category) => categoryJson(platform, store, category)),
      'sub_categories',
    ),
    banner: shape.none('banner'),
  }
}
