// Examples of lists of products.
import { example } from '#shared/api/example.ts'
import { fourPrices } from '#shared/product/examples.ts'
import { emptyQuery } from './rules/list-address.ts'
import { getDividers, listCategory, listShop, searchProducts } from './calls.ts'

/** A card of a list. */
export function catalogueItemAnswer(part: object = {}) {
  return {
    product_id: 12,
    sku: 'SHIRT',
    name: 'Home shirt',
    url: '/nl/product/home-shirt',
    image: '/nl/pictures/shirt.webp',
    images: ['/nl/pictures/shirt.webp'],
    manufacturer: 'Nordkap',
    product_type: 'configurable',
    in_stock: true,
    ...fourPrices,
    special_from: '2026-11-01',
    lowest_price_30d: 25,
    rating: 4.5,
    review_count: 12,
    swatches: [{ label: 'Red', swatch: '#cc0000' }],
    sizes: ['S', 'M'],
    labels: ['New'],
    ...part,
  }
}

/** The first page of a list. */
export function catalogueAnswer(part: object = {}) {
  return {
    category: { category_id: 3, name: 'Shirts', url: '/nl/team-wear/shirts' },
    catalog: {
      current_page: 1,
      last_page: 2,
      page_size: 24,
      total_items: 30,
      items: [catalogueItemAnswer()],
      filters: [
        {
          code: 'colour',
          facet_code: 'colour',
          type: 'attribute',
          options: [{ label: 'Red', active: false, count: 3 }],
          is_active: false,
          url_key: 'colour',
        },
        { code: 'price', facet_code: 'price', type: 'price', options: [], MinimumValue: 10, MaximumValue: 90 },
      ],
      sorting: 'position',
      sorting_options: [{ code: 'price', label: 'Price', direction: 'asc' }],
    },
    sub_categories: [{ category_id: 4, name: 'Home shirts', url: '/nl/team-wear/shirts/home' }],
    banner: null,
    ...part,
  }
}

const narrowed = { ...emptyQuery, facets: { facet_brand: ['Nordkap'] }, sort: 'price:asc', minPrice: 10, maxPrice: 50 }

/** What a host may add to results: how it read the query. */
const reading = {
  dropped: [],
  corrected: 'racket',
  literal: '"racet"',
  understood: [{ label: 'Red', words: 'red', facet_code: 'colour', options: ['Red'] }],
}

/** The examples. */
export const examples = [
  example(listCategory, [emptyQuery, 3], { also: [[narrowed, 3]], answer: catalogueAnswer() }),
  example(listShop, [emptyQuery], { also: [[narrowed]], answer: catalogueAnswer() }),
  example(searchProducts, [{ ...emptyQuery, query: 'racket' }, null], {
    also: [[{ ...narrowed, query: 'racket' }, 3]],
    answer: catalogueAnswer({ reading }),
  }),
  example(getDividers, [3, 1], { answer: [{ attribute_code: 'colour', position: 4 }] }),
]
