// The tension limits of rackets, and their recommended strings.
import type { Database } from './tables.ts'

/** The advice for one racket. */
export interface StringAdvice {
  least: number
  most: number
  values: { option_id: number; option_value: number }[]
}

/** The advice by product id; products that are not strung have no entry. */
export async function readAdvice(db: Database, products: readonly { id: number }[]): Promise<Map<number, StringAdvice>> {
  const ids = products.map(({ id }) => id)
  const rows = await db.selectFrom('string_advice').selectAll().where('product_id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.product_id, { least: row.tension_min, most: row.tension_max, values: row.option_values }]))
}
