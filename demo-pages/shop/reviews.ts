// Customers' reviews of products: read in pages, one per product and customer, published after approval.
import { sql } from 'kysely'
import * as v from 'valibot'
import type { Database } from '../database/tables.ts'
import type { ReviewFit as Fit, ReviewState } from '../database/rows/generated.ts'
import type { CatalogueView } from '../catalogue/view.ts'
import { transact } from '../database/transact.ts'
import { SentPhotos } from './photos.ts'
import { faultOfPhotos, keepPhotos, listPhotos, rewritePhotos, type WirePhoto } from './review-photos.ts'
import type { Session } from './session.ts'
import type { Shop } from './shop.ts'
import { ShopError } from './shop-error.ts'
import { longTextFault, onlyFaults, textFault } from './text-faults.ts'

export const reviewSorts = ['relevant', 'newest', 'highest', 'lowest'] as const

/** The request for reviews. */
export interface ReviewRequest {
  page: number
  pageSize: number
  sort: (typeof reviewSorts)[number]
  /** Limits the reviews to this number of stars. */
  rating: number | null
}

export interface WireReview {
  id: number
  rating: number
  title: string
  text: string
  nickname: string
  language: string
  fit: Fit | null
  created_at: string
  photos: WirePhoto[]
}

/** `GET /api/catalog/product/{id}/reviews`. */
export interface WireReviews {
  average: number | null
  count: number
  histogram: { rating: number; count: number }[]
  fit: Record<Fit, number>
  items: WireReview[]
  page: number
  page_size: number
  /** The total for this request. */
  total: number
}

const stars = [5, 4, 3, 2, 1]
const fitWords: readonly Fit[] = ['small', 'true', 'large']

/** A page of the approved reviews; those in the reader's language come first unless she sorts otherwise. */
export async function getReviews(
  db: Database,
  { code, language }: Pick<CatalogueView, 'code' | 'language'>,
  productId: number,
  { page, pageSize, sort, rating }: ReviewRequest,
): Promise<WireReviews> {
  const [{ rows: counts }, { rows: fits }] = await Promise.all([
    sql<{ rating: number; count: number }>`
      select rating, count(*)::int as count from review where product_id = ${productId} and state = 'approved' group by rating`.execute(db),
    sql<{ fit: Fit; count: number }>`
      select fit, count(*)::int as count from review
      where product_id = ${productId} and state = 'approved' and fit is not null group by fit`.execute(db),
  ])
  const histogram = stars.map((value) => ({ rating: value, count: counts.find((row) => row.rating === value)?.count ?? 0 }))
  const count = histogram.reduce((sum, row) => sum + row.count, 0)
  const total = rating === null ? count : (histogram.find((row) => row.rating === rating)?.count ?? 0)
  const last = Math.max(1, Math.ceil(total / pageSize))
  const shown = Math.min(page, last)
  const order = {
    relevant: sql`(language = ${language}) desc, created_at desc, id desc`,
    newest: sql`created_at desc, id desc`,
    highest: sql`rating desc, created_at desc, id desc`,
    lowest: sql`rating, created_at desc, id desc`,
  }[sort]
  const { rows } = await sql<Omit<WireReview, 'created_at' | 'photos'> & { created_at: Date }>`
    select id, rating, title, text, nickname, language, fit, created_at from review
    where product_id = ${productId} and state = 'approved' and (${rating}::int is null or rating = ${rating}::int)
    order by ${order} limit ${pageSize} offset ${(shown - 1) * pageSize}`.execute(db)
  const photosOf = await listPhotos(
    db,
    `/${code}/catalog/product/${productId}/reviews`,
    rows.map(({ id }) => id),
  )
  return {
    average: count === 0 ? null : Math.round((histogram.reduce((sum, row) => sum + row.rating * row.count, 0) / count) * 10) / 10,
    count,
    histogram,
    fit: {
      small: fits.find(({ fit }) => fit === 'small')?.count ?? 0,
      true: fits.find(({ fit }) => fit === 'true')?.count ?? 0,
      large: fits.find(({ fit }) => fit === 'large')?.count ?? 0,
    },
    items: rows.map((row) => ({ ...row, created_at: row.created_at.toISOString(), photos: photosOf(row.id) })),
    page: shown,
    page_size: pageSize,
    total,
  }
}

const Draft = v.object({
  rating: v.pipe(v.nullish(v.union([v.number(), v.string()]), ''), v.transform(String), v.trim()),
  title: v.nullish(v.string(), ''),
  text: v.nullish(v.string(), ''),
  nickname: v.nullish(v.string(), ''),
  fit: v.nullish(v.pipe(v.string(), v.trim()), ''),
  photos: SentPhotos,
})

const longest = { title: 120, text: 5_000, nickname: 60 }

/** The id of the customer; throws for a guest. */
export function mustBeLoggedIn({ customerId }: Session): number {
  if (customerId === null) throw new ShopError(401, 'review.login', { code: 'login' })
  return customerId
}

/** Refuses a customer who has not bought or has already reviewed the product, before photos are decoded, which is expensive. */
export async function mustBeAllowed({ db }: Shop, customerId: number, productId: number): Promise<void> {
  const product = await db.selectFrom('product').select('id').where('id', '=', productId).executeTakeFirst()
  if (!product) throw new ShopError(404, 'error.not-found', { code: 'product' })
  const bought = await sql`
    select 1 from order_item i join shop_order o on o.id = i.order_id
    where o.customer_id = ${customerId} and o.status = 'paid'
      and (i.product_id = ${productId} or i.product_id in (select id from variant where product_id = ${productId})) limit 1`.execute(db)
  if (bought.rows.length === 0) throw new ShopError(403, 'review.not-bought', { code: 'not-bought' })
  const earlier = db.selectFrom('review').select('id').where('product_id', '=', productId).where('customer_id', '=', customerId)
  if (await earlier.executeTakeFirst()) throw writtenTwice()
}

const writtenTwice = () => new ShopError(409, 'review.twice', { code: 'twice' })

/** Stores a review, which waits for approval. */
export async function addReview(
  shop: Shop,
  customerId: number,
  language: 'nl' | 'en' | 'de' | 'sv',
  productId: number,
  body: unknown,
): Promise<ReviewState> {
  const parsed = v.safeParse(Draft, body)
  if (!parsed.success) throw new ShopError(400, 'body.malformed')
  const { photos, ...texts } = parsed.output
  const draft = { ...texts, title: texts.title.trim(), text: texts.text.trim(), nickname: texts.nickname.trim() }
  const rating = stars.find((star) => String(star) === draft.rating) ?? 0
  const fit = fitWords.find((one) => one === draft.fit) ?? null
  const fields = onlyFaults({
    rating: rating === 0 ? { sentence: draft.rating === '' ? 'field.required' : 'field.incorrect' } : null,
    title: textFault(draft.title || null, 1, longest.title),
    text: longTextFault(draft.text, longest.text),
    nickname: textFault(draft.nickname || null, 1, longest.nickname),
    fit: draft.fit !== '' && fit === null ? { sentence: 'field.incorrect' } : null,
    photos: faultOfPhotos(photos),
  })
  if (Object.keys(fields).length > 0) throw new ShopError(422, 'review.faults', { fields })
  await mustBeAllowed(shop, customerId, productId)
  const kept = await rewritePhotos(photos)
  await transact(shop.db, async (trx) => {
    const added = await trx
      .insertInto('review')
      .values({ ...draft, rating, fit, product_id: productId, customer_id: customerId, language, state: 'pending', created_at: shop.now() })
      .onConflict((conflict) => conflict.columns(['product_id', 'customer_id']).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!added) throw writtenTwice()
    await keepPhotos(trx, added.id, kept)
  })
  return 'pending'
}

/** Records the decision of staff; average and count of the product are updated in the same transaction. */
export async function decideReview(db: Database, id: number, state: Exclude<ReviewState, 'pending'>): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const review = await trx
      .updateTable('review')
      .set({ state })
      .where('id', '=', id)
      .where('state', '=', 'pending')
      .returning('product_id')
      .executeTakeFirst()
    if (!review) return false
    await sql`
      update product p set (rating, review_count) = (
        select round(avg(rating), 2), count(*)::int from review where product_id = p.id and state = 'approved'
      ) where p.id = ${review.product_id}`.execute(trx)
    return true
  })
}
