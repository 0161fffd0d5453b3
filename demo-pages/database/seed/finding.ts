// Fills the tables of finding from the range that is there, so that a shop seeded before they existed gets them too.
import { sql } from 'kysely'
import type { Database, DatabaseTransaction } from '../tables.ts'
import { findingRows } from './finding-rows.ts'
import { insertRows } from './insert.ts'
import { fillSearchTerms } from './search-terms.ts'

/** Fills suggestions, counts, dividers and blocks. */
export async function fillFinding(trx: DatabaseTransaction): Promise<void> {
  await sql`
    insert into category_option (category_id, option_id, products)
    select pc.category_id, u.option_id, count(*)::int
    from product_category pc join product p on p.id = pc.product_id cross join unnest(p.option_ids) as u(option_id)
    group by pc.category_id, u.option_id`.execute(trx)
  await fillSearchTerms(trx)
  for (const rows of findingRows()) await insertRows(trx, rows)
}

/** Whether they are filled. */
export async function isFindingFilled(db: Database | DatabaseTransaction): Promise<boolean> {
  return (await db.selectFrom('category_option').select('option_id').limit(1).executeTakeFirst()) !== undefined
}
