// A cart's taxed rows: each part of each line with its price at the destination, and its tax rate.
import type { Line, Part, Quote } from '../sales.ts'
import { priceIn, rateOf, taxWithin, unitPrice } from './prices.ts'

export interface Row {
  line: Line
  incl: number
  percent: number
  discount: number
}

/** Rounds amounts so that the remainder of one goes to the next: Magento's total-based calculation. */
export const deltaRounding = () => {
  const deltas = new Map<number, number>()
  return (exact: number, key: number): number => {
    const value = exact + (deltas.get(key) ?? 0)
    const rounded = Math.round(value)
    deltas.set(key, value - rounded)
    return rounded
  }
}

const rowOf = (line: Line, { product, qty }: Part, country: string | null): Row => ({
  line,
  incl: priceIn(country, unitPrice(product), product.tax) * qty * line.qty,
  percent: rateOf(country, product.tax),
  discount: 0,
})

export const rowsOf = (quote: Quote, country: string | null): Row[] =>
  quote.lines.flatMap((line) => line.parts.map((part) => rowOf(line, part, country)))

/** The subtotal without tax in the shop's own country, which coupons and table rates depend on. */
export const netSubtotal = (quote: Quote): number => {
  const round = deltaRounding()
  return rowsOf(quote, null).reduce((sum, { incl, percent }) => sum + incl - round(taxWithin(incl, percent), percent), 0)
}
