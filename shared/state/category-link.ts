// The address of a category's page: the API's, unless the page's settings have a pattern for the host's own addresses.
import { filledPattern, slugOf } from './link-pattern.ts'

/** The settings that the address depends on. */
export interface CategoryPages {
  apiUrl: string
  routes: { category: string | null }
}

/**
 * The address of a category's link. Where the pattern needs data that the answer does not have, the API's address is used.
 * @example categoryLink({ url: '/nl/shoes/football', id: 4 }, $page.get()) // '/shop/shoes/football', with `routes.category` '/shop/{path}'
 */
export function categoryLink<Url extends string | null>(
  { url, id }: { url: Url; id?: number | null | undefined },
  { apiUrl, routes: { category: pattern } }: CategoryPages,
): Url | string {
  if (pattern === null || url === null) return url
  return filledPattern(pattern, { id, slug: slugOf(url), path: belowStore(url, apiUrl) }) ?? url
}

/** The path below the store. An API behind a proxy prints its own path, without the proxy's. */
function belowStore(url: string, apiUrl: string): string {
  const path = pathOf(url).replace(/^\/+/, '')
  const parts = pathOf(apiUrl).split('/').filter(Boolean)
  const stores = parts.map((_part, at) => `${parts.slice(at).join('/')}/`)
  return path.slice(stores.find((store) => path.startsWith(store))?.length ?? 0)
}

const pathOf = (url: string) => url.replace(/^https?:\/\/[^/]*/i, '').replace(/[?#].*$/s, '')
