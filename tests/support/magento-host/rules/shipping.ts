// Shipping methods: flat rate everywhere, table rates by country and subtotal, free from a subtotal on. Prices include tax.
import { countryOf, sales } from '../data.ts'
import type { Named } from '../goods.ts'
import type { Quote } from '../sales.ts'
import { ORIGIN, priceIn, rateOf, taxWithin, toCents } from './prices.ts'
import { netSubtotal } from './rows.ts'

export interface ShippingRate {
  carrier: string
  method: string
  carrierTitle: Named
  methodTitle: Named
  /** The price as the shop entered it. */
  price: number
  net: number
  incl: number
}

/** The price of a carrier, or null if it does not ship there. */
const priceOf = (carrier: string, subtotal: number, country: string): number | null => {
  if (carrier === 'flatrate') return toCents(sales.flatRate)
  if (carrier === 'freeshipping') return subtotal >= toCents(sales.freeFrom) ? 0 : null
  const row = countryOf(country)?.table.findLast(([from]) => subtotal >= toCents(from))
  return row ? toCents(row[1]) : null
}

/** The methods for a cart in a country; none for a country that the shop does not ship to. */
export const ratesOf = (quote: Quote, country: string | null): ShippingRate[] => {
  const there = country ?? ORIGIN
  if (!countryOf(there)) return []
  const subtotal = netSubtotal(quote)
  return sales.carriers.flatMap((carrier) => {
    const price = priceOf(carrier.carrier, subtotal, there)
    if (price === null) return []
    const incl = priceIn(there, price, 'goods')
    return [{ ...carrier, price, incl, net: incl - Math.round(taxWithin(incl, rateOf(there, 'goods'))) }]
  })
}

/** The method with a code such as `flatrate_flatrate`, if it ships there. */
export const rateByCode = (quote: Quote, country: string | null, code: string | null): ShippingRate | null =>
  ratesOf(quote, country).find(({ carrier, method }) => `${carrier}_${method}` === code) ?? null
