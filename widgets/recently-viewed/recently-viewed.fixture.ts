// The fixture for the conformance suite: two products that the host knows the shopper has viewed.
import type { Fixture } from '#widgets/fixture.ts'

const item = (product_id: number, name: string) => ({
  product_id,
  sku: `SKU-${product_id}`,
  name,
  url: `/en/product/viewed-${product_id}`,
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
})

const items = [item(1, 'Match ball'), item(2, 'Club shirt')]

/** A link, until the widget is drawn. */
export const fixture: Fixture = {
  options: { productId: 90001, needsConsent: false, productIds: [1, 2], pictures: { sizes: '280px', widths: [320, 640] } },
  fallback: '<a href="/en/contact">Ask us</a>',
  printed: { 'catalog/products?ids=1,2': { items } },
  answers: { 'catalog/products': { items } },
}
