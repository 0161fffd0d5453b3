// Reviews of a product: the same for everybody, so that caches may store them; written by customers who bought it.
import type { Hono } from 'hono'
import { readId } from '../server/body.ts'
import type { HostContext, HostEnv } from '../host/context.ts'
import { apiGuard, withSession } from '../server/guards.ts'
import { isLarge } from '../server/large-body.ts'
import { readPhotoJson } from '../server/photo-json.ts'
import { findPublicPhoto, type PhotoPlace, reviewPhotoLimits } from '../shop/review-photos.ts'
import { addReview, getReviews, mustBeAllowed, mustBeLoggedIn, reviewSorts, type ReviewRequest } from '../shop/reviews.ts'
import { ShopError } from '../shop/shop-error.ts'

const cached = { 'Cache-Control': 'public, max-age=0, s-maxage=30' }
/** A photo never changes, but it is deleted with the account: caches keep it for a week, not for ever. */
const cachedLong = { 'Cache-Control': 'public, max-age=604800', 'Content-Type': 'image/jpeg' }

/** Adds the calls. */
export function registerReviews(store: Hono<HostEnv>): void {
  for (const base of ['/catalog', '/api/catalog']) {
    store.get(`${base}/product/:id{\\d+}/reviews`, async (c) =>
      c.json(await getReviews(c.get('shop').db, c.get('store'), readId(c.req.param('id')), readReviewRequest(c)), 200, cached),
    )
    store.post(`${base}/product/:id{\\d+}/reviews`, withSession, apiGuard, async (c) => {
      const [shop, session, productId] = [c.get('shop'), c.get('session'), readId(c.req.param('id'))]
      // The body of a guest's request is not read, since guests cannot write.
      const customerId = mustBeLoggedIn(session)
      // Errors in the text are reported first, but photos of a customer who may not write are not read.
      const isAllowed = async () => (isLarge(c) ? mustBeAllowed(shop, customerId, productId) : undefined)
      const { body } = await readPhotoJson(c, reviewPhotoLimits, isAllowed)
      const state = await addReview(shop, customerId, c.get('store').language, productId, body)
      return c.json({ state }, 201)
    })
  }
  store.get(`/catalog/product/:id{\\d+}/reviews${photoPath}`, async (c) => {
    const place = readPhotoPlace(c.req.param('review'), c.req.param('file'))
    const photo = await findPublicPhoto(c.get('shop').db, readId(c.req.param('id')), place)
    if (!photo) throw new ShopError(404, 'error.not-found')
    return c.body(photo, 200, cachedLong)
  })
}

/** A photo below a list of reviews. */
export const photoPath = '/:review{\\d+}/photos/:file{[1-9](-small)?\\.jpg}'

/** Parses the photo's place from such an address. */
export function readPhotoPlace(review: string, file: string): PhotoPlace {
  const [position = '', small] = file.split(/[-.]/)
  return { reviewId: readId(review), position: readId(position), isSmall: small === 'small' }
}

/** The request in an address; invalid values count as not given. */
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
