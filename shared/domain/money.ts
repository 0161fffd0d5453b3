// Arithmetic and formatting of money: rounding half up to the cent without float drift, and ",00" as Dutch and Swedish write it.

/** The currency of a shop that names none. */
export const DEFAULT_CURRENCY = 'EUR'

/** Significant digits. Floats carry 15 to 17; the last ones are noise of earlier sums (1.1 × 1.15 = 1.2649999999999999). */
const DIGITS = 14

/**
 * Rounds to the cent, half away from zero, so that a discount of -0.005 mirrors a price of 0.005. Never returns -0.
 * @example roundMoney(1.005) // 1.01
 */
export function roundMoney(amount: number): number {
  const cents = Math.round(Number((Math.abs(amount) * 100).toPrecision(DIGITS)))
  return cents === 0 ? 0 : (Math.sign(amount) * cents) / 100
}

/**
 * The spec's "prices with discount percentage multiplier": 1 changes nothing.
 * @example multiplyPrice(19.99, 0.85) // 16.99
 */
export function multiplyPrice(price: number, multiplier: number): number {
  return roundMoney(price * multiplier)
}

/**
 * Formats an amount with a formatter of its language: Dutch writes `,00` as `,-`, Swedish drops it, in any currency.
 * @example writeMoney(12, 'nl', formatter) // '€ 12,-'
 */
export function writeMoney(amount: number, language: string, formatter: Pick<Intl.NumberFormat, 'format'>): string {
  const text = formatter.format(roundMoney(amount))
  if (language === 'nl') return text.replace(NO_CENTS, ',-')
  return language === 'sv' ? text.replace(NO_CENTS, '') : text
}

/** Both languages group by dot or space, so a comma is always the decimal separator. */
const NO_CENTS = /,00(?!\d)/
