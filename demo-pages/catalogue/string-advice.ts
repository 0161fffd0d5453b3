// How tight a racket may be strung, and what is recommended for it.
import type { Database } from './tables.ts'

/** One racket's. */
export interface StringAdvice {
  least: number
  most: number
  values: { option_id: number; option_value: number }[]
}

/** By product id; what is not strung has none. */
export async function readAdvice(db: Database, products: readonly { id: number }[]): Promise<Map<number, StringAdvice>> {
  const ids = products.map(({ id }) => id)
  const rows = await db.selectFrom('string_advice').selectAll().where('product_id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.product_id, { least: row.tension_min, most: row.tension_max, values: row.option_values }]))
}
