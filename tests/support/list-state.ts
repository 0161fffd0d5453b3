// A list for the fixtures of its widgets, as a host answers it and as a server prints it: three products, four facets, four pages.
import * as v from 'valibot'
import { CatalogueItem } from '#shared/product/wire/catalogue-item.ts'
import { Facet } from '#shared/catalogue/wire/catalogue.ts'

const product = (id: number, name: string, part: object = {}) => ({
  product_id: id,
  sku: `SKU-${id}`,
  name,
  url: `/en/product/${id}`,
  image: null,
  images: [],
  manufacturer: 'Norrvik',
  category_names: [],
  product_type: 'configurable',
  in_stock: true,
  price_incl_tax: 50,
  price_excl_tax: 41.32,
  final_price_incl_tax: 40,
  final_price_excl_tax: 33.06,
  special_from: null,
  lowest_price_30d: 45,
  rating: 4.5,
  review_count: 12,
  swatches: [
    { label: 'Red', swatch: '#cc0000', image: null },
    { label: 'Blue', swatch: '#0000cc', image: null },
  ],
  labels: [{ code: 'new', label: 'New' }],
  ...part,
})

/** A facet in the form of the API. */
export const facetAnswer = (code: string, label: string, labels: readonly string[], part: object = {}) => ({
  code,
  facet_code: code,
  label,
  type: 'attribute',
  options: labels.map((option, at) => ({ label: option, active: false, count: at + 1 })),
  is_active: false,
  is_crawlable: false,
  has_duplicate_values: false,
  is_single: false,
  url_key: code,
  minimum_value: null,
  maximum_value: null,
  ...part,
})

/** The same facet as a store holds it. */
export const facetState = (...facet: Parameters<typeof facetAnswer>) => v.parse(Facet, facetAnswer(...facet))

const products = [
  product(1, 'Home shirt'),
  product(2, 'Training ball with a very long name indeed', { in_stock: false, rating: null, swatches: [] }),
  product(3, 'Doppelhandschuhwaschmittelvorratsbehälter', { labels: [], lowest_price_30d: null, product_type: 'bundle' }),
]

const facets = [
  facetAnswer('color', 'Colour', ['Red', 'Blue', 'Royal blue']),
  facetAnswer('size', 'Size', ['S', 'M', 'L'], { is_single: true }),
  facetAnswer('price', 'Price', [], { type: 'price', minimum_value: 10, maximum_value: 90 }),
  facetAnswer(
    'club',
    'Club',
    Array.from({ length: 40 }, (_, at) => `Club ${at + 1}`),
  ),
]

/** Every part of the store that a server may print. */
export const listState = {
  place: { path: '/en/shirts', categoryId: 3, extra: {} },
  ask: { page: 2, pageSize: 24, sort: 'price:asc', query: '', minPrice: null, maxPrice: 60, facets: { color: ['Red'] } },
  address: '/en/shirts/_Red?page=2&sort=price:asc&maxPrice=60',
  list: { state: 'ready', value: { items: products.map((one) => v.parse(CatalogueItem, one)), first: 25, widget: null } },
  summary: {
    page: 2,
    lastPage: 4,
    pageSize: 24,
    total: 81,
    sort: 'price:asc',
    orders: [
      { value: 'position:asc', label: 'Recommended' },
      { value: 'price:asc', label: 'Price, low to high' },
    ],
  },
  facets: facets.map((facet) => v.parse(Facet, facet)),
  activeFilters: [
    { type: 'option', code: 'color', label: 'Red', address: '/en/shirts?sort=price:asc&maxPrice=60' },
    { type: 'price', min: null, max: 60, address: '/en/shirts/_Red?sort=price:asc' },
  ],
  dividers: { state: 'ready', value: [] },
  inlineFacets: [{ position: 2, code: 'size', label: 'Size', options: ['S', 'M', 'L'] }],
  subCategories: [
    { id: 4, name: 'Home shirts', url: '/en/shirts/home' },
    { id: 5, name: 'Torwartbekleidungszubehör', url: '/en/shirts/keeper' },
  ],
}

/** The parts of the list that a widget draws. */
export function printed(parts: readonly (keyof typeof listState)[], other: object = {}): Record<string, Record<string, unknown>> {
  return { catalogue: { ...Object.fromEntries(parts.map((part) => [part, listState[part]])), ...other } }
}

/** The same list as a host's answer. */
export const listAnswer = {
  category: { category_id: 3, name: 'Shirts', url: '/en/shirts' },
  catalog: {
    current_page: 2,
    last_page: 4,
    page_size: 24,
    total_items: 81,
    items: products,
    filters: facets,
    sorting: 'price:asc',
    sorting_options: [
      { code: 'position', direction: 'asc', label: 'Recommended' },
      { code: 'price', direction: 'asc', label: 'Price, low to high' },
    ],
    widget: null,
  },
  sub_categories: listState.subCategories.map(({ id, ...category }) => ({ category_id: id, ...category })),
  banner: null,
}
