// The measure of a product in wire form, with the store's word for its unit.
import measures from './measures.json' with { type: 'json' }
import type { WireMeasure } from './product-wire.ts'
import type { CatalogueView } from './view.ts'

/** The measure as a table has it. */
export interface MeasureColumns {
  measure_amount: number | null
  measure_unit: keyof typeof measures | null
}

/** How much one piece holds; null for goods that are sold by the piece. */
export function measureOf({ measure_amount: amount, measure_unit: unit }: MeasureColumns, { language }: CatalogueView): WireMeasure | null {
  return amount === null || unit === null ? null : { amount, unit: measures[unit][language] }
}
