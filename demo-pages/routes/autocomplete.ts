// GET api/search/autocomplete: suggestions for a partial query; the same for everybody, so that caches may store them.
import type { Hono } from 'hono'
import { getSuggestions } from '../catalogue/suggestions.ts'
import { ownPages } from '../pages/own-pages.ts'
import { readId } from '../server/body.ts'
import type { HostEnv } from '../host/context.ts'

/** Browsers may reuse an answer for a minute, since deleting a letter repeats the earlier query. */
const cached = { 'Cache-Control': 'public, max-age=60' }

/** Registers the call; `cid` is a category's number, anything else means the whole shop. */
export function registerAutocomplete(store: Hono<HostEnv>): void {
  store.get('/api/search/autocomplete', async (c) => {
    const categoryId = readId(c.req.query('cid'))
    const request = { query: c.req.query('query') ?? '', categoryId: categoryId > 0 ? categoryId : null }
    const { pages, reading, ...groups } = await getSuggestions(c.get('shop').db, c.get('store'), request)
    const matches = ownPages(c.get('store'), pages)
    return c.json({ ...groups, page_results: { matches, total_matches: matches.length }, reading }, 200, cached)
  })
}
