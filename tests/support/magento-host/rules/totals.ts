// A cart's totals in cents: prices include tax, the coupon's discount applies including tax, and the remaining amount contains the tax.
import { sales } from '../data.ts'
import type { Coupon } from '../goods.ts'
import type { Line, Quote } from '../sales.ts'
import { rateOf, taxWithin, toCents } from './prices.ts'
import { deltaRounding, rowsOf, type Row } from './rows.ts'
import { rateByCode, type ShippingRate } from './shipping.ts'

export interface LineTotals {
  line: Line
  rowIncl: number
  rowNet: number
  /** The tax after the discount. */
  tax: number
  discount: number
  /** Null if the parts have different rates. */
  taxPercent: number | null
  discountPercent: number
}

export interface Totals {
  lines: LineTotals[]
  subtotal: number
  subtotalIncl: number
  discount: number
  shipping: number
  shippingIncl: number
  tax: number
  grand: number
  /** Tax by rate, if there is any. */
  taxes: { percent: number; cents: number }[]
  rate: ShippingRate | null
}

/** Splits the coupon's discount among the rows; the last one takes the rounding difference. */
const discounted = (rows: Row[], coupon: Coupon | undefined): Row[] => {
  if (!coupon) return rows
  const all = rows.reduce((sum, { incl }) => sum + incl, 0)
  const whole = coupon.fixed === undefined ? null : Math.min(toCents(coupon.fixed), all)
  const round = deltaRounding()
  return rows.map((row) => ({
    ...row,
    discount: round(whole === null ? (row.incl * (coupon.percent ?? 0)) / 100 : (whole * row.incl) / all, 0),
  }))
}

const sumUp = <Item>(items: readonly Item[], value: (item: Item) => number): number => items.reduce((sum, item) => sum + value(item), 0)

/** The percentage that all parts share; null otherwise. */
const shared = (percents: number[]): number | null => (percents.length === 1 ? (percents[0] ?? null) : null)

const linesOf = (quote: Quote, rows: Row[], discountPercent: number, taxes: Map<number, number>): LineTotals[] => {
  const [before, after] = [deltaRounding(), deltaRounding()]
  return quote.lines.map((line) => {
    const own = rows.filter((row) => row.line === line)
    const totals: LineTotals = { line, rowIncl: 0, rowNet: 0, tax: 0, discount: 0, taxPercent: null, discountPercent }
    for (const row of own) {
      const tax = after(taxWithin(row.incl - row.discount, row.percent), row.percent)
      totals.rowIncl += row.incl
      totals.rowNet += row.incl - before(taxWithin(row.incl, row.percent), row.percent)
      totals.tax += tax
      totals.discount += row.discount
      taxes.set(row.percent, (taxes.get(row.percent) ?? 0) + tax)
    }
    return { ...totals, taxPercent: shared(own.map((row) => row.percent)) }
  })
}

export interface Destination {
  country: string | null
  /** `flatrate_flatrate`. */
  method: string | null
}

/** A cart's totals for a destination; by default for the cart's own. */
export const totalsOf = (quote: Quote, destination?: Destination): Totals => {
  const { country, method } = destination ?? { country: quote.shipping.countryId, method: quote.shippingMethod }
  const coupon = sales.coupons.find(({ code }) => code.toLowerCase() === quote.coupon?.toLowerCase())
  const rows = discounted(rowsOf(quote, country), coupon)
  const taxes = new Map<number, number>()
  const lines = linesOf(quote, rows, coupon?.percent ?? 0, taxes)
  const rate = quote.lines.length === 0 ? null : rateByCode(quote, country, method)
  const shippingIncl = rate?.incl ?? 0
  const shippingTax = shippingIncl - (rate?.net ?? 0)
  if (shippingTax > 0) taxes.set(rateOf(country, 'goods'), (taxes.get(rateOf(country, 'goods')) ?? 0) + shippingTax)
  const subtotalIncl = sumUp(lines, ({ rowIncl }) => rowIncl)
  const discount = sumUp(lines, (line) => line.discount)
  return {
    lines,
    subtotal: sumUp(lines, ({ rowNet }) => rowNet),
    subtotalIncl,
    discount,
    shipping: shippingIncl - shippingTax,
    shippingIncl,
    tax: sumUp([...taxes.values()], (cents) => cents),
    grand: subtotalIncl - discount + shippingIncl,
    taxes: [...taxes].filter(([, cents]) => cents > 0).map(([percent, cents]) => ({ percent, cents })),
    rate,
  }
}
