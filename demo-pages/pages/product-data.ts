// A product as schema.org describes one.
import type { ProductPage } from '../catalogue/product.ts'
import type { Page } from './page.ts'
import { pictureAt } from './parts/picture.ts'

/** The JSON-LD of a product's page; nothing in it but what the page shows. */
export function productData(page: Page, { product, short_description }: ProductPage): object {
  const { rating, review_count: count } = product
  return {
    '@type': 'Product',
    name: product.name,
    sku: product.sku,
    description: short_description,
    image: product.images.map((url) => page.origin + pictureAt(url, 1280)),
    ...(product.manufacturer ? { brand: { '@type': 'Brand', name: product.manufacturer } } : {}),
    ...(rating !== null && count > 0 ? { aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount: count } } : {}),
    offers: {
      '@type': 'Offer',
      url: page.origin + product.url,
      price: product.final_price_incl_tax.toFixed(2),
      priceCurrency: page.store.currency,
      availability: `https://schema.org/${product.in_stock ? 'InStock' : 'OutOfStock'}`,
      itemCondition: 'https://schema.org/NewCondition',
    },
  }
}
