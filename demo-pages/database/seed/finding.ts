// Fills the tables of search and lists from the products in the database, so that a shop seeded before they existed gets them too.
import { sql } from 'kysely'
import type { Database, DatabaseTransaction } from '../tables.ts'
import { findingRows } from './finding-rows.ts'
import { insertRows } from './insert.ts'
import { fillReviewPhotos } from './review-photos.ts'
import { fillReviews } from './reviews/fill.ts'
import { fillSearchTerms } from './search-terms.ts'

/** Fills each of these tables that is still empty: suggestions, counts, dividers, blocks, banners, reviews and their photos. */
export async function fillFinding(trx: DatabaseTransaction): Promise<void> {
  if (await isEmpty(trx, 'category_option')) await countOptions(trx)
  if (await isEmpty(trx, 'search_term')) await fillSearchTerms(trx)
  for (const rows of findingRows()) if (await isEmpty(trx, rows.table)) await insertRows(trx, rows)
  if (await isEmpty(trx, 'review')) await fillReviews(trx)
  if (await isEmpty(trx, 'review_photo')) await fillReviewPhotos(trx)
}

/** Whether the newest of these tables is filled, which implies all others. */
export async function isFindingFilled(db: Database | DatabaseTransaction): Promise<boolean> {
  return !(await isEmpty(db, 'review_photo'))
}

async function isEmpty(db: Database | DatabaseTransaction, table: string): Promise<boolean> {
  return (await sql`select 1 from ${sql.table(table)} limit 1`.execute(db)).rows.length === 0
}

async function countOptions(trx: DatabaseTransaction): Promise<void> {
  await sql`
    insert into category_option (category_id, option_id, products)
    select pc.category_id, u.option_id, count(*)::int
    from product_category pc join product p on p.id = pc.product_id cross join unnest(p.option_ids) as u(option_id)
    group by pc.category_id, u.option_id`.execute(trx)
}
