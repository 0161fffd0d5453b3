// Formats prices for the pages with the host's own code, so that tests can compare them with the widgets' prices.
import type { StoreView } from '../host/store-view.ts'

const formats = new Map<string, Intl.NumberFormat>()

/** Formats an amount of the API (decimal, tax included) for a store: Dutch writes `,00` as `,-`, Swedish drops it. */
export function writePrice(amount: number, store: Pick<StoreView, 'locale' | 'language' | 'currency'>): string {
  const key = `${store.locale} ${store.currency}`
  const format = formats.get(key) ?? new Intl.NumberFormat(store.locale.replace('_', '-'), { style: 'currency', currency: store.currency })
  formats.set(key, format)
  const text = format.format(amount)
  if (store.language === 'nl') return text.replace(/,00(?=\D*$)/, ',-')
  if (store.language === 'sv') return text.replace(/[,:.]00(?=\D*$)/, '')
  return text
}

/** Formats an amount in cents, as the shop's rules use it. */
export function writeCents(cents: number, store: Pick<StoreView, 'locale' | 'language' | 'currency'>): string {
  return writePrice(cents / 100, store)
}
