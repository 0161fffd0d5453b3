// The measure of a product in wire form.
import type { WireMeasure } from './product-wire.ts'

/** How much one piece holds; null for goods that are sold by the piece. */
export function measureOf({
  measure_amount: amount,
  measure_unit: unit,
}: {
  measure_amount: number | null
  measure_unit: WireMeasure['unit'] | null
}): WireMeasure | null {
  return amount === null || unit === null ? null : { amount, unit }
}
