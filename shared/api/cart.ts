// The cart's calls.
import { AddedLine, Cart, type CartLine } from '#shared/schemas/cart.ts'
import type { NewLine } from '#shared/schemas/line-parts.ts'
import { Totals } from '#shared/schemas/totals.ts'
import { cartItemOf } from './cart-item.ts'
import { Anything, ask } from './client.ts'

/** The cart with its lines. */
export function getCart(signal?: AbortSignal): Promise<Cart> {
  return ask('GET', 'checkout/cart/quote', Cart, { signal })
}

/** The totals of the cart. */
export function getTotals(signal?: AbortSignal): Promise<Totals> {
  return ask('GET', 'checkout/cart/totals-information', Totals, { signal })
}

/** Adds products, all or none; returns the last line added. */
export function addLines(lines: readonly NewLine[]): Promise<CartLine> {
  return ask('POST', 'checkout/cart/items', AddedLine, { json: { cartItems: lines.map(cartItemOf) } })
}

/** Changes a line: its quantity, and its choices if they are given; the cart has to be loaded again afterwards. */
export async function changeLine(id: number, line: NewLine): Promise<void> {
  await ask('PUT', `checkout/cart/items/${id}`, Anything, { json: { cartItem: cartItemOf(line) } })
}

/** Removes a line; the cart has to be loaded again afterwards. */
export async function removeLine(id: number): Promise<void> {
  await ask('DELETE', `checkout/cart/items/${id}`, Anything)
}
