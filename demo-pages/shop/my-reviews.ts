// A customer's reviews, with their status, and the products she bought and has not reviewed.
import { sql } from 'kysely'
import { productPath } from '../catalogue/view.ts'
import type { ReviewFit as Fit, ReviewState } from '../database/rows/generated.ts'
import { linePicture } from './line-picture.ts'
import { loadVariants } from './sellables.ts'
import { pageOf, type PageOf } from './page-of.ts'
import { listPhotos, type WirePhoto } from './review-photos.ts'
import type { Session } from './session.ts'
import { ShopError } from './shop-error.ts'
import type { Shop } from './shop.ts'

interface ReviewedProduct {
  product_id: number
  name: string
  url: string
  image: string | null
}

/** A row of `GET api/customer/reviews`. */
export interface ListedReview extends ReviewedProduct {
  id: number
  state: ReviewState
  rating: number
  title: string
  text: string
  fit: Fit | null
  photos: WirePhoto[]
  created_at: string
}

/** The answer: her reviews, and the products she can review. */
export interface MyReviews extends PageOf<ListedReview> {
  to_review: ReviewedProduct[]
}

const pageSize = 10
const mostToReview = 6

/** A page of the customer's reviews, newest first. */
export async function listMyReviews(shop: Shop, session: Session, page: number): Promise<MyReviews> {
  const { customerId, store } = session
  if (customerId === null) throw new ShopError(401, 'account.login', { code: 'login' })
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from review where customer_id = ${customerId}`.execute(shop.db)
  const frame = pageOf(page, pageSize, counted[0]?.total ?? 0)
  const { rows } = await sql<Omit<ListedReview, 'created_at' | 'name' | 'url' | 'image' | 'photos'> & { created_at: Date }>`
    select id, product_id, state, rating, title, text, fit, created_at from review
    where customer_id = ${customerId} order by created_at desc, id desc limit ${pageSize} offset ${frame.offset}`.execute(shop.db)
  const { rows: bought } = await sql<{ product_id: number }>`
    select i.product_id from order_item i join shop_order o on o.id = i.order_id
    where o.customer_id = ${customerId} and o.store_id = ${store.id} and o.status = 'paid' and not i.is_gift
      and not exists (select 1 from review r where r.customer_id = ${customerId} and r.product_id = i.product_id)
    group by i.product_id order by max(o.id) desc limit ${mostToReview}`.execute(shop.db)
  const products = await describe(
    shop,
    session,
    [...rows, ...bought].map(({ product_id }) => product_id),
  )
  const photosOf = await listPhotos(
    shop.db,
    `/${store.code}/api/customer/reviews`,
    rows.map(({ id }) => id),
  )
  const known = ({ product_id }: { product_id: number }) => products.get(product_id)
  return {
    ...frame.of(
      rows.flatMap((row) => {
        const product = known(row)
        return product ? [{ ...row, ...product, photos: photosOf(row.id), created_at: row.created_at.toISOString() }] : []
      }),
    ),
    to_review: bought.flatMap((row) => known(row) ?? []),
  }
}

async function describe(shop: Shop, { store }: Session, ids: readonly number[]): Promise<Map<number, ReviewedProduct>> {
  const variants = await loadVariants(shop.db, store, [...new Set(ids)])
  return new Map(
    variants.map((variant) => [
      variant.productId,
      { product_id: variant.productId, name: variant.name, url: productPath(store, variant.slug), image: linePicture(variant) },
    ]),
  )
}
