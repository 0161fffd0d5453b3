// The cart without what is personal, for scripts of the page that are not ours.
import type { Cart, CartLine, Print } from '#shared/cart/wire/cart.ts'

/** Without the addresses, which are only the checkout's concern. */
export function withoutAddresses(cart: Cart): Cart {
  return { ...cart, billingAddress: null, shipping: cart.shipping && { ...cart.shipping, address: null } }
}

/**
 * Also without what is printed on the products, the players, and the host's own records, which repeat both. The price of a print stays, and
 * how many pieces a player gets.
 */
export function withoutPersonal(cart: Cart): Cart {
  const { lines, lastAdded, ...rest } = withoutAddresses(cart)
  return { ...rest, lines: lines.map(anonymous), lastAdded: lastAdded && anonymous(lastAdded) }
}

const anonymous = (line: CartLine): CartLine => ({
  ...line,
  parts: line.parts.map((part) => ({ ...part, prints: part.prints.map(blank) })),
  prints: line.prints.map(blank),
  players: line.players.map((player) => ({ ...player, name: '', number: '' })),
  ...{ back: null, request: null, productOption: null },
})

const blank = (print: Print): Print => ({ ...print, value: '' })
