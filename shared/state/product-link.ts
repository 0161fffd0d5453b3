// The address of a product's page: the API's, unless the page's settings have a pattern for the host's own addresses.
import { filledPattern, slugOf } from './link-pattern.ts'
import { productRoute } from './product-route.ts'

/** The data of a product that an address needs. */
export interface LinkedProduct {
  /** The API's address. */
  url: string | null
  sku?: string | null | undefined
  productId?: number | null | undefined
}

/**
 * The address of a product's link; null where it has no page. Where the pattern needs data that the answer does not have, the API's address
 * is used.
 * @example productLink({ url: '/nl/product/home-shirt', sku: 'SHIRT', productId: 12 }) // '/index.php?route=product/product&sku=SHIRT'
 */
export function productLink<Url extends string | null>({ url, sku, productId: id }: LinkedProduct & { url: Url }): Url | string {
  const pattern = productRoute()
  if (pattern === null || url === null) return url
  return filledPattern(pattern, { id, sku, slug: slugOf(url) }) ?? url
}

/**
 * The address at which a cart line is edited: its product's page, with the line in the query; any other address is the host's own and
 * unchanged.
 * @example editLink({ url: '/nl/product/home-shirt', sku: 'SHIRT' }, '/nl/product/home-shirt?line=5')
 */
export function editLink(product: LinkedProduct, editUrl: string): string {
  const [path, query] = editUrl.split('?', 2)
  const page = productLink({ ...product, url: path ?? null })
  if (page === null || page === path || path !== product.url?.split('?', 1)[0] || !query) return editUrl
  return `${page}${page.includes('?') ? '&' : '?'}${query}`
}
