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
 * The sums by rate, highest first. A discount is shared among the goods by their price, the last rate takes what rounding leaves.
 * `tax` is the tax that was charged for all of it; without it, it is what the sums include.
 */
export function sumByRate(
  goods: readonly Taxed[],
  { delivery, discount, tax }: { delivery: Taxed; discount: number; tax?: number },
): RateSum[] {
  const worth = goods.reduce((sum, { gross }) => sum + gross, 0)
  const percents = [...new Set([...goods, ...(delivery.gross > 0 ? [delivery] : [])].map(({ percent }) => percent))].toSorted(
    (a, b) => b - a,
  )
  let discountLeft = discount
  let taxLeft = tax
  return percents.map((percent, at) => {
    const isLast = at === percents.length - 1
    const price = goods.reduce((sum, good) => sum + (good.percent === percent ? good.gross : 0), 0)
    const share = isLast ? discountLeft : worth === 0 ? 0 : Math.round((discount * price) / worth)
    discountLeft -= share
    const gross = price - share + (delivery.percent === percent ? delivery.gross : 0)
    const within = isLast && taxLeft !== undefined ? taxLeft : taxWithin(gross, percent)
    if (taxLeft !== undefined) taxLeft -= within
    return { percent, net: gross - within, tax: within, gross }
  })
}
