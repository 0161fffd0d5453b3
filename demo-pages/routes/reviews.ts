// Reviews of a product: read by everybody, so that a cache may keep them; written by customers who bought it.
import type { Hono } from 'hono'
import { readId, readJson } from '../server/body.ts'
import type { HostContext, HostEnv } from '../server/context.ts'
import { apiGuard, withSession } from '../server/guards.ts'
import { addReview, getReviews, reviewSorts, type ReviewRequest } from '../shop/reviews.ts'

const cached = { 'Cache-Control': 'public, max-age=0, s-maxage=30' }

/** Adds the calls. */
export function registerReviews(store: Hono<HostEnv>): void {
  for (const base of ['/catalog', '/api/catalog']) {
    store.get(`${base}/product/:id{\\d+}/reviews`, async (c) =>
      c.json(await getReviews(c.get('shop').db, c.get('store').language, readId(c.req.param('id')), readReviewRequest(c)), 200, cached),
    )
    store.post(`${base}/product/:id{\\d+}/reviews`, withSession, apiGuard, async (c) => {
      const state = await addReview(c.get('shop'), c.get('session'), c.get('store').language, readId(c.req.param('id')), await readJson(c))
      return c.json({ state }, 201)
    })
  }
}

/** What an address asks for; what is odd counts as not given. */
export function readReviewRequest(c: HostContext, prefix = ''): ReviewRequest {
  const number = (name: string, most: number) => {
    const text = c.req.query(prefix + name) ?? ''
    return /^[1-9]\d{0,5}$/.test(text) && Number(text) <= most ? Number(text) : null
  }
  return {
    page: number('page', 999_999) ?? 1,
    pageSize: number('page_size', 50) ?? 5,
    sort: reviewSorts.find((sort) => sort === c.req.query(`${prefix}sort`)) ?? 'relevant',
    rating: number('rating', 5),
  }
}
