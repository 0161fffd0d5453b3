// The address of a product's page: the API's, unless the page's settings have a pattern for the host's own addresses.

/** The data of a product that an address needs. */
export interface LinkedProduct {
  /** The API's address. */
  url: string | null
  sku?: string | null | undefined
  productId?: number | null | undefined
}

let pattern: string | null = null

/** Sets `routes.product` of the page's settings. @example configureProductLinks('/index.php?route=product/product&sku={sku}') */
export function configureProductLinks(route: string | null): void {
  pattern = route
}

/**
 * The address of a product's link; null where it has no page. Where the pattern needs data that the answer does not have, the API's address
 * is used.
 * @example productLink({ url: '/nl/product/home-shirt', sku: 'SHIRT', productId: 12 }) // '/index.php?route=product/product&sku=SHIRT'
 */
export function productLink<Url extends string | null>({ url, sku, productId: id }: LinkedProduct & { url: Url }): Url | string {
  if (pattern === null || url === null) return url
  const values: Readonly<Record<string, string | number | null | undefined>> = { id, sku, slug: slugOf(url) }
  let isWhole = true
  const link = pattern.replace(/\{(id|sku|slug)\}/g, (_all, name: string) => {
    const value = values[name]
    isWhole &&= value !== null && value !== undefined && value !== ''
    return encodeURIComponent(String(value))
  })
  return isWhole ? link : url
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

/** The last part of an address's path. @example slugOf('/nl/product/home-shirt?color=1') // 'home-shirt' */
function slugOf(url: string): string {
  const last = /([^/?#]+)\/?(?:[?#].*)?$/.exec(url)?.[1] ?? ''
  try {
    return decodeURIComponent(last)
  } catch {
    return last
  }
}
