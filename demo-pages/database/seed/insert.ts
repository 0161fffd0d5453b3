// Inserts rows in large batches: one JSON parameter per statement, which is faster than many inserts.
import { sql } from 'kysely'
import type { DatabaseTransaction } from '../tables.ts'
import type { TableRows } from './rows.ts'

const biteSize = 2_000

/** Inserts the rows of one table; columns that a row does not set become null. */
export async function insertRows(trx: DatabaseTransaction, { table, rows }: TableRows): Promise<void> {
  for (let start = 0; start < rows.length; start += biteSize) {
    const bite = JSON.stringify(rows.slice(start, start + biteSize))
    if (table === 'product_text') await insertTexts(trx, bite)
    else
      await sql`insert into ${sql.table(table)} select * from jsonb_populate_recordset(null::${sql.table(table)}, ${bite}::jsonb)`.execute(
        trx,
      )
  }
}

/**
 * Indexes texts by their inflected words and, without accents, by their exact words; names weigh most.
 * `folded` removes accents, so that "fussball" finds Fußball and "trojor" finds tröjor.
 */
async function insertTexts(trx: DatabaseTransaction, bite: string): Promise<void> {
  await sql`
    insert into product_text (product_id, language, name, name_position, short_description, description, specification, search)
    select product_id, language, name, name_position, short_description, description, specification,
      setweight(to_tsvector(${searchConfig}, name), 'A') || setweight(to_tsvector('simple', ${folded(sql.ref('name'))}), 'A')
        || setweight(to_tsvector(${searchConfig}, words), 'B') || setweight(to_tsvector('simple', ${folded(sql.ref('words'))}), 'B')
        || setweight(to_tsvector(${searchConfig}, short_description), 'D')
    from jsonb_to_recordset(${bite}::jsonb) as row(product_id int, language text, name text, name_position int,
      short_description text, description text, specification jsonb, words text)
  `.execute(trx)
}

/** The text search configuration of the row's language. */
export const searchConfig = sql`(case language when 'nl' then 'dutch' when 'de' then 'german' when 'sv' then 'swedish' else 'english' end)::regconfig`

function folded(column: ReturnType<typeof sql.ref>) {
  return sql`translate(replace(lower(${column}), 'ß', 'ss'), 'åäàáâãöòóôõøüùúûéèêëïîíñç', 'aaaaaaoooooouuuueeeeiiinc')`
}
