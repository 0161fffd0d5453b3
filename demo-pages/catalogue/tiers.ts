// The quantity prices (tiers) of products.
import { sql } from 'kysely'
import { toAmount } from './money.ts'
import type { WireTier } from './product-wire.ts'
import type { Database } from './tables.ts'
import type { CatalogueView } from './view.ts'

interface TierRow {
  product_id: number
  qty: number
  cents: number
}

/** The tiers by product id, the smallest quantity first; a tier never costs more than the normal price. */
export async function getTiers(db: Database, view: CatalogueView, productIds: readonly number[]): Promise<Map<number, WireTier[]>> {
  if (!productIds.length) return new Map()
  const { rows } = await sql<TierRow>`
    select t.product_id, t.qty, least(t.price_cents, pp.final_cents) as cents
    from tier_price t
    join product_price pp on pp.product_id = t.product_id and pp.store_id = t.store_id
    join product p on p.id = t.product_id and p.type in ('simple', 'configurable')
    where t.store_id = ${view.id} and t.product_id = any(${sql.val([...productIds])}::int[])
    order by t.product_id, t.qty`.execute(db)
  const byProduct = Map.groupBy(rows, ({ product_id }) => product_id)
  return new Map([...byProduct].map(([id, tiers]) => [id, tiers.map(({ qty, cents }) => ({ qty, price: toAmount(cents) }))]))
}
