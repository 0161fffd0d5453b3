// Which sold-out landmarks are on order, and for which day: a ball, and one size of a shirt.
import { landmarks, landmarkSkus } from '../landmarks.ts'
import { daysBefore } from './calendar.ts'
import type { TableRows } from './rows.ts'

/** Far enough from the seed's own day to lie ahead while the shop is shown. */
const day = daysBefore(-120).toISOString().slice(0, 10)

/** Rows of `expected_goods`. */
export function expectedRows(): TableRows {
  return { table: 'expected_goods', rows: [landmarks.soldOut.sku, landmarkSkus.soldOut.sku].map((sku) => ({ sku, day })) }
}
