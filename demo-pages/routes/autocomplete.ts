// GET api/search/autocomplete: suggestions for a partial query; the same for everybody, so that caches may store them.
import type { Hono } from 'hono'
import { findPages, getSuggestions } from '../catalogue/suggestions.ts'
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
    const { db } = c.get('shop')
    const suggestions = await getSuggestions(db, c.get('store'), request)
    const pages = ownPages(c.get('store'), await findPages(db, c.get('store'), request.query))
    return c.json({ ...suggestions, page_results: { matches: pages, total_matches: pages.length } }, 200, cached)
  })
}
