// The calls of the cart.
import { Anything } from '#shared/api/client.ts'
import { defineCall } from '#shared/api/define-call.ts'
import type { NewLine } from '#shared/product/wire/line-parts.ts'
import { AddedLine, Cart } from './wire/cart.ts'
import { Totals } from './wire/totals.ts'
import { cartItemOf } from './wire/cart-item-request.ts'

/** The cart with its lines; a missing cart is an empty one. */
export const getCart = defineCall({
  method: 'GET',
  path: 'checkout/cart/quote',
  client: 'session',
  group: 'base',
  answer: Cart,
  absent: { items: [] },
})

/** The totals of the cart. */
export const getTotals = defineCall({
  method: 'GET',
  path: 'checkout/cart/totals-information',
  client: 'session',
  group: 'base',
  answer: Totals,
})

/** Adds products, all or none; returns the last line added. */
export const addLines = defineCall({
  method: 'POST',
  path: 'checkout/cart/items',
  client: 'session',
  group: 'base',
  answer: AddedLine,
  send: (lines: readonly NewLine[]) => ({ json: { cartItems: lines.map(cartItemOf) } }),
})

/** Changes a line: its quantity, and its choices if they are given. Reload the cart afterwards. */
export const changeLine = defineCall({
  method: 'PUT',
  path: 'checkout/cart/items/{id}',
  client: 'session',
  group: 'base',
  answer: Anything,
  send: (id: number, line: NewLine) => ({ at: { id }, json: { cartItem: cartItemOf(line) } }),
})

/** Removes a line. Reload the cart afterwards. */
export const removeLine = defineCall({
  method: 'DELETE',
  path: 'checkout/cart/items/{id}',
  client: 'session',
  group: 'base',
  answer: Anything,
  send: (id: number) => ({ at: { id } }),
})

/** Combines two carts: `merge` adds the lines of the new one to the old, `replace` keeps only the new one. */
export const mergeCarts = defineCall({
  method: 'POST',
  path: 'checkout/cart/merge',
  client: 'session',
  group: 'account',
  answer: Cart,
  send: (strategy: 'merge' | 'replace') => ({ json: { strategy } }),
})
