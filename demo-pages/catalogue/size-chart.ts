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
  const [found] = await getSizeCharts(db, view, [productId])
  return found?.chart ?? null
}

/** A chart, and the first of the asked products that it is for. */
export interface ChartOf {
  productId: number
  chart: SizeChart
}

/** The charts of these products, each once, in the order of the products. */
export async function getSizeCharts(db: Database, view: CatalogueView, productIds: readonly number[]): Promise<ChartOf[]> {
  const ids = productIds.filter(isId)
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('size_chart')
    .innerJoin('product', 'product.size_chart_id', 'size_chart.id')
    .where('product.id', 'in', ids)
    .select(['product.id as productId', 'size_chart.id', 'size_chart.code', 'title', 'columns', 'rows'])
    .execute()
  const found = rows.toSorted((one, other) => ids.indexOf(one.productId) - ids.indexOf(other.productId))
  return found
    .filter(({ id }, at) => found.findIndex((other) => other.id === id) === at)
    .map(({ productId, id, code, title, columns, rows: lines }) => ({
      productId,
      chart: { id, code, title: title[view.language], columns: columns.map((column) => column[view.language]), rows: lines },
    }))
}
