// The shop calculates in integer cents; only here are they converted to decimal numbers for the wire and to text for mails.
import type { StoreView } from '../host/store-view.ts'
import { writeCents } from '../pages/money.ts'

/** Cents as the decimal number that the API carries. */
export function toAmount(cents: number): number {
  return cents / 100
}

/** The tax inside a price that includes it, half a cent rounded up. */
export function taxWithin(cents: number, percent: number): number {
  return Math.floor((cents * percent * 2 + (100 + percent)) / ((100 + percent) * 2))
}

/** Formats an amount as the pages do, with plain spaces: for mails and PDFs. */
export function writeMoney(cents: number, store: StoreView): string {
  return writeCents(cents, store).replaceAll(/\s/g, ' ')
}

const exact = new Map<string, Intl.NumberFormat>()

/** Formats an amount as the locale does, always with its cents and with the spaces that keep it on one line: for invoices. */
export function writeExact(cents: number, { locale, currency }: Pick<StoreView, 'locale' | 'currency'>): string {
  const key = `${locale} ${currency}`
  const format = exact.get(key) ?? new Intl.NumberFormat(locale.replace('_', '-'), { style: 'currency', currency })
  exact.set(key, format)
  return format.format(cents / 100)
}
