// The sold-out landmarks that are on order: a ball and one size of a shirt, with the expected day.
import { landmarks, landmarkSkus } from '../landmarks.ts'
import { daysBefore } from './calendar.ts'
import type { TableRows } from './rows.ts'

/** A day far after the seed's own, so that it is still in the future while the shop is shown. */
const day = daysBefore(-120).toISOString().slice(0, 10)

/** Rows of `expected_goods`. */
export function expectedRows(): TableRows {
  return { table: 'expected_goods', rows: [landmarks.soldOut.sku, landmarkSkus.soldOut.sku].map((sku) => ({ sku, day })) }
}
