// The fixture for the conformance suite: two picked products, one of which is no longer sold.
import type { Fixture } from '#widgets/fixture.ts'

const items = [
  {
    product_id: 7,
    sku: 'SKU-7',
    name: 'Match ball',
    url: '/en/product/match-ball',
    image: null,
    images: [],
    manufacturer: 'Torqa',
    category_names: ['Balls'],
    product_type: 'simple',
    in_stock: true,
    price_incl_tax: 25,
    price_excl_tax: 20.83,
    final_price_incl_tax: 25,
    final_price_excl_tax: 20.83,
    special_from: null,
    lowest_price_30d: null,
    rating: null,
    review_count: 0,
    swatches: [],
    labels: [],
  },
]

/** A link as the host prints it. */
export const fixture: Fixture = {
  options: { ids: [7, 8], categoryId: 3, count: 4, heading: 'Picked for you', pictures: { sizes: '25vw', widths: [320, 640] } },
  fallback: '<a href="/en/product/match-ball">Match ball</a>',
  printed: { 'catalog/products?ids=7,8': { items } },
  answers: { 'catalog/products': { items } },
  scenes: {
    printed: { printed: { 'catalog/products?ids=7,8': { items } }, shows: '.product-picks-item' },
    failed: { answers: { 'catalog/products': 400 }, shows: '.product-picks-news button' },
  },
}
