// Fills the shop with reviews in its four languages; a quarter of the products have none.
import { sql } from 'kysely'
import type { DatabaseTransaction } from '#demo-pages/database/tables.ts'
import { toReviewed } from './reviewed.ts'
import type { ReviewedRow } from './reviewed.ts'
import { readReviewTexts } from './texts.ts'
import { writeReviews } from './write-reviews.ts'
import type { WrittenReview } from './write-reviews.ts'

/** A limit for large shops: nobody looks at the reviews of 50,000 products. */
const mostProducts = 6_000

const bite = 2_000

/** Writes the reviews, and updates each product's average and count. Only some ratings have a text, as in any shop. */
export async function fillReviews(trx: DatabaseTransaction): Promise<void> {
  const { rows } = await sql<ReviewedRow>`
    select id, article, kind, rating::float8 as rating, review_count, created_at, size_chart_id is not null as is_sized, no_return, option_ids
    from product where review_count > 0 and rating is not null order by id limit ${mostProducts}`.execute(trx)
  await insert(trx, writeReviews(rows.map(toReviewed), readReviewTexts()))
  await sql`
    update product p set rating = counted.rating, review_count = coalesce(counted.count, 0)
    from product other left join (
      select product_id, round(avg(rating), 2) as rating, count(*)::int as count from review where state = 'approved' group by product_id
    ) counted on counted.product_id = other.id
    where p.id = other.id and (p.review_count > 0 or p.rating is not null)`.execute(trx)
}

async function insert(trx: DatabaseTransaction, reviews: readonly WrittenReview[]): Promise<void> {
  for (let start = 0; start < reviews.length; start += bite) {
    await sql`
      insert into review (product_id, customer_id, language, rating, title, text, nickname, fit, state, created_at)
      select product_id, null, language, rating, title, text, nickname, fit, 'approved', created_at
      from jsonb_to_recordset(${JSON.stringify(reviews.slice(start, start + bite))}::jsonb) as row(
        product_id int, language text, rating int, title text, text text, nickname text, fit text, created_at timestamptz)`.execute(trx)
  }
}
