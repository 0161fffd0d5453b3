// Prices as the pages print them: the host's own code, so that agreement with the widgets means something.
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

/** The same from cents, as the rules of the shop count. */
export function writeCents(cents: number, store: Pick<StoreView, 'locale' | 'language' | 'currency'>): string {
  return writePrice(cents / 100, store)
}
