// A product as schema.org data: a single product, or a group with a product for each variant.
import type { ProductPage } from '../catalogue/product.ts'
import type { WireReview, WireReviews } from '../shop/reviews.ts'
import { returnPolicy, shippingDetails } from './offer-terms.ts'
import type { Page } from './page.ts'
import { pictureAt } from './parts/picture.ts'

type Product = ProductPage['product']
type Variant = Product['virtual_products'][number]

/** The schema.org names of the attributes that schema.org defines. */
const properties = new Map([
  ['color', 'color'],
  ['size', 'size'],
])

/** The JSON-LD of a product's page; it contains only what the page shows. */
export function productData(page: Page, found: ProductPage, { items }: WireReviews): object {
  const { product, short_description } = found
  const { rating, review_count: count } = product
  const conditions = conditionsOf(page, product)
  const variants = product.virtual_products.filter(({ status }) => status === 1)
  const facts = {
    name: product.name,
    description: short_description,
    url: page.origin + product.url,
    ...(product.manufacturer ? { brand: { '@type': 'Brand', name: product.manufacturer } } : {}),
    ...(rating !== null && count > 0
      ? { aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount: count }, review: items.map(reviewData) }
      : {}),
  }
  if (variants.length === 0) {
    return {
      '@type': 'Product',
      ...facts,
      sku: product.sku,
      image: pictures(page, product.images),
      offers: { ...offer(page, product.url, product.final_price_incl_tax, product.in_stock), ...conditions(product.final_price_incl_tax) },
    }
  }
  const known = product.configurable_data.attributes.flatMap(({ code }) => properties.get(code) ?? [])
  return {
    '@type': 'ProductGroup',
    ...facts,
    productGroupID: product.sku,
    variesBy: known.map((property) => `https://schema.org/${property}`),
    hasVariant: variants.map((variant) => variantData(page, product, variant, conditions)),
  }
}

function reviewData({ rating, title, text, nickname, language, created_at }: WireReview): object {
  return {
    '@type': 'Review',
    name: title,
    reviewBody: text,
    inLanguage: language,
    datePublished: created_at.slice(0, 10),
    author: { '@type': 'Person', name: nickname },
    reviewRating: { '@type': 'Rating', ratingValue: rating },
  }
}

function variantData(page: Page, product: Product, variant: Variant, conditions: (price: number) => object): object {
  const chosen = product.configurable_data.attributes.flatMap(({ code, options }) => {
    const option = options.find(({ id }) => id === variant[`${code}_option_id`])
    return option ? [{ code, option }] : []
  })
  const address = new URLSearchParams(chosen.map(({ code, option }) => [code, String(option.id)]))
  const named = chosen.flatMap(({ code, option }) => {
    const property = properties.get(code)
    return property ? [[property, option.label]] : []
  })
  return {
    '@type': 'Product',
    sku: variant.sku,
    name: [product.name, ...chosen.map(({ option }) => option.label)].join(', '),
    image: pictures(page, variant.images.slice(0, 1)),
    ...Object.fromEntries(named),
    offers: {
      ...offer(page, `${product.url}?${address}`, variant.final_price_incl_tax, variant.stock > 0),
      ...conditions(variant.final_price_incl_tax),
    },
  }
}

/** The costs of delivery and return are printed once and referenced by the other variants: a product may have a hundred. */
function conditionsOf(page: Page, product: Product): (price: number) => object {
  const said = new Map<string, string>()
  const once = (node: object) => {
    const text = JSON.stringify(node)
    const known = said.get(text)
    if (known !== undefined) return { '@id': known }
    const id = `${page.origin}${product.url}#condition-${said.size + 1}`
    said.set(text, id)
    return { '@id': id, ...node }
  }
  return (price) => ({
    shippingDetails: shippingDetails(page, Math.round(price * 100)).map(once),
    hasMerchantReturnPolicy: once(returnPolicy(page, product.no_return)),
  })
}

function offer(page: Page, url: string, price: number, isInStock: boolean): object {
  return {
    '@type': 'Offer',
    url: page.origin + url,
    price: price.toFixed(2),
    priceCurrency: page.store.currency,
    availability: `https://schema.org/${isInStock ? 'InStock' : 'OutOfStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
  }
}

function pictures(page: Page, urls: readonly string[]): string[] {
  return urls.map((url) => page.origin + pictureAt(url, 1280))
}
