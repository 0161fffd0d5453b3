// The cart's calls.
import { AddedItems, type CartItem, Quote } from '#shared/schemas/quote.ts'
import type { AddressInformation } from '#shared/schemas/shipping.ts'
import { Totals } from '#shared/schemas/totals.ts'
import { Anything, ask } from './client.ts'

/** The cart with its lines. */
export function getQuote(signal?: AbortSignal): Promise<Quote> {
  return ask('GET', 'checkout/cart/quote', Quote, { signal })
}

/** The cart's sums. */
export function getTotals(signal?: AbortSignal): Promise<Totals> {
  return ask('GET', 'checkout/cart/totals-information', Totals, { signal })
}

/** Adds products, all or none. */
export function addItems(cartItems: readonly CartItem[]): Promise<AddedItems> {
  return ask('POST', 'checkout/cart/items', AddedItems, { json: { cartItems } })
}

/** Changes a line; the quote has to be asked anew afterwards. */
export async function changeItem(itemId: number, cartItem: { sku: string; qty: number }): Promise<void> {
  await ask('PUT', `checkout/cart/items/${itemId}`, Anything, { json: { cartItem } })
}

/** Takes a line out; the quote has to be asked anew afterwards. */
export async function removeItem(itemId: number): Promise<void> {
  await ask('DELETE', `checkout/cart/items/${itemId}`, Anything)
}

/** The sums for an address and a shipping method. */
export function saveTotalsInformation(addressInformation: AddressInformation): Promise<Totals> {
  return ask('PUT', 'checkout/cart/totals-information', Totals, { json: { addressInformation } })
}
