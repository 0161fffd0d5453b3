// Size charts in the store's language, in the form of `GET catalog/product/{id}/size-chart`.
import type { Database } from './tables.ts'
import { isId } from './view.ts'
import type { CatalogueView } from './view.ts'

export interface SizeChart {
  id: number
  /** The kind of products that the chart is for. */
  code: string
  title: string
  columns: string[]
  rows: string[][]
}

/** The chart of a product; null if it has none. */
export async function getSizeChart(db: Database, view: CatalogueView, productId: number): Promise<SizeChart | null> {
  if (!isId(productId)) return null
  const chart = await db
    .selectFrom('size_chart')
    .innerJoin('product', 'product.size_chart_id', 'size_chart.id')
    .where('product.id', '=', productId)
    .select(['size_chart.id', 'size_chart.code', 'title', 'columns', 'rows'])
    .executeTakeFirst()
  if (!chart) return null
  return {
    id: chart.id,
    code: chart.code,
    title: chart.title[view.language],
    columns: chart.columns.map((column) => column[view.language]),
    rows: chart.rows,
  }
}
