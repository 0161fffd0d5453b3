// GET api/search/popular: the most frequent searches of the store; the same for everybody, so that caches may store them.
import type { Hono } from 'hono'
import type { HostEnv } from '../host/context.ts'
import { popularSearches } from '../shop/search-counts.ts'

const cached = { 'Cache-Control': 'public, max-age=300' }

/** Registers the call. */
export function registerPopularSearches(store: Hono<HostEnv>): void {
  store.get('/api/search/popular', async (c) => {
    const view = c.get('store')
    const searches = await popularSearches(c.get('shop'), view)
    const matches = searches.map((label) => ({ label, url: `/${view.code}/search?${new URLSearchParams({ query: label })}` }))
    return c.json(matches, 200, cached)
  })
}
