// Splits what an order costs by VAT rate: net, tax and gross of each, which add up to the order's own sums to the cent.
import { taxWithin } from '../shop/money.ts'

/** What is taxed at one rate; amounts in cents. */
export interface RateSum {
  percent: number
  net: number
  tax: number
  gross: number
}

/** Something that is sold at a rate; the amount includes the tax. */
export interface Taxed {
  percent: number
  gross: number
}

/**
 * The sums by rate, highest first. The delivery may be negative: of a credit note the way back is taken off. A discount is shared among
 * the goods by their price. What rounding leaves of it, and of the `tax` that was charged for all, belongs to the highest rate; without
 * `tax`, it is what the sums include.
 */
export function sumByRate(
  goods: readonly Taxed[],
  { delivery, discount, tax }: { delivery: Taxed; discount: number; tax?: number },
): RateSum[] {
  const worth = add(goods.map(({ gross }) => gross))
  const priceAt = (percent: number) => add(goods.map((good) => (good.percent === percent ? good.gross : 0)))
  const percents = new Set([...goods, ...(delivery.gross === 0 ? [] : [delivery])].map(({ percent }) => percent))
  const [highest, ...lower] = [...percents].toSorted((a, b) => b - a)
  if (highest === undefined) return []
  const shares = lower.map((percent) => (worth === 0 ? 0 : Math.round((discount * priceAt(percent)) / worth)))
  const grossAt = (percent: number, share: number) => priceAt(percent) - share + (delivery.percent === percent ? delivery.gross : 0)
  const rest = lower.map((percent, at) => {
    const gross = grossAt(percent, shares[at] ?? 0)
    return { percent, gross, tax: taxWithin(gross, percent) }
  })
  const gross = grossAt(highest, discount - add(shares))
  const most = { percent: highest, gross, tax: tax === undefined ? taxWithin(gross, highest) : tax - add(rest.map((one) => one.tax)) }
  return [most, ...rest].map((one) => ({ ...one, net: one.gross - one.tax }))
}

function add(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}
