// Converts cents to the wire's decimal amounts, and calculates prices without tax.

/** The amount in the API: 2995 is 29.95. */
export function toAmount(cents: number): number {
  return cents / 100
}

/** The amount in the API, or null. */
export function toOptionalAmount(cents: number | null): number | null {
  return cents === null ? null : toAmount(cents)
}

/** Cents without tax, rounded half up; percents have at most two decimals, so all values are integers. */
export function withoutTax(cents: number, taxPercent: number): number {
  return Math.round((cents * 10_000) / (10_000 + Math.round(taxPercent * 100)))
}

/** The spec's four prices. */
export interface FourPrices {
  price_incl_tax: number
  price_excl_tax: number
  final_price_incl_tax: number
  final_price_excl_tax: number
}

/** The spec's four prices from regular and final cents including tax. */
export function fourPrices(regularCents: number, finalCents: number, taxPercent: number): FourPrices {
  return {
    price_incl_tax: toAmount(regularCents),
    price_excl_tax: toAmount(withoutTax(regularCents, taxPercent)),
    final_price_incl_tax: toAmount(finalCents),
    final_price_excl_tax: toAmount(withoutTax(finalCents, taxPercent)),
  }
}
