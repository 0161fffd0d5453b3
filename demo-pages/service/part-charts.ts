// The size charts of a kit's parts, and what their size advice asks.
import type { Database } from '../database/tables.ts'
import { adviceKindOf } from '../shop/size-advice.ts'

/** What helps with the size of a product. */
export interface SizeHelp {
  hasChart: boolean
  /** The measures that the advice asks; null if it has none. */
  advice: 'body' | 'foot' | null
}

/** Size help by product; products without a chart are left out. */
export async function sizeHelpOf(db: Database, productIds: readonly number[]): Promise<Map<number, SizeHelp>> {
  if (productIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('size_chart')
    .innerJoin('product', 'product.size_chart_id', 'size_chart.id')
    .where('product.id', 'in', [...productIds])
    .select(['product.id', 'size_chart.code'])
    .execute()
  return new Map(rows.map(({ id, code }) => [id, { hasChart: true, advice: adviceKindOf({ code }) }]))
}
