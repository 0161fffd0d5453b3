// Places an order: takes the pieces from stock, closes the cart, ships.
import type { Platform } from '../platform.ts'
import type { Address, Cart, Order, Session } from '../sales.ts'
import { neededBy, shortage } from './cart.ts'
import { checkPayment } from './delivery.ts'
import { Refusal } from './refusal.ts'
import { totalsOf } from './totals.ts'

/** The input of the call that places the order. */
export interface Placement {
  email: string | null
  method: string
  additionalData: unknown
  billing: Address | null
  extension: Record<string, unknown>
  body: Record<string, unknown>
}

const check = (platform: Platform, cart: Cart, email: string | null): { billing: Address; shipping: Address; email: string } => {
  if (cart.lines.length === 0)
    throw new Refusal(400, 'A server error stopped your order from being placed. Please try to place your order again.')
  const { billing, shipping } = cart
  if (shipping === null || cart.method === null)
    throw new Refusal(400, 'The shipping method is missing. Select the shipping method and try again.')
  if (billing === null)
    throw new Refusal(400, 'Please check the billing address information. %1', { 1: '"street" is required. Enter and try again.' })
  if (email === null || !/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email)) throw new Refusal(400, 'Email has a wrong format')
  if (shortage(platform, cart.lines) !== undefined) throw new Refusal(400, 'Some of the products are out of stock.')
  return { billing, shipping, email }
}

/** One cart becomes one order; the next product opens a new cart. */
export const placeOrder = (platform: Platform, session: Session, cart: Cart, placement: Placement): Order => {
  cart.billing = placement.billing ?? cart.billing ?? cart.shipping
  cart.email = session.customer?.email ?? placement.email ?? cart.email
  const { billing, shipping, email } = check(platform, cart, cart.email)
  checkPayment(cart, placement.method)
  const totals = totalsOf(cart)
  for (const [sku, count] of neededBy(cart.lines)) platform.stock.set(sku, (platform.stock.get(sku) ?? 0) - count)
  const id = platform.next('order')
  const order: Order = {
    id,
    incrementId: String(cart.store.id * 100_000_000 + id).padStart(9, '0'),
    storeId: cart.store.id,
    cartId: cart.id,
    customerId: session.customer?.id ?? null,
    email,
    items: totals.lines.map(({ line, row }) => ({
      id: line.itemId + 20_000,
      sku: line.choice.sku,
      name: line.product.name,
      qty: line.qty,
      returned: 0,
      rowCents: row,
    })),
    totalCents: totals.total,
    taxCents: totals.tax,
    shippingCents: totals.shipping,
    discountCents: totals.discount,
    coupon: totals.discount > 0 ? cart.coupon : null,
    giftCard: cart.giftCard && totals.giftCard > 0 ? { code: cart.giftCard.code, cents: totals.giftCard } : null,
    method: `${cart.method?.carrier}_${cart.method?.method}`,
    payment: { method: placement.method, additionalData: placement.additionalData },
    billing,
    shipping,
    extension: { ...cart.extension, ...placement.extension },
    shipmentId: id + 5000,
    createdAt: new Date().toISOString().slice(0, 19).replace('T', ' '),
    placedWith: placement.body,
  }
  platform.orders.push(order)
  session.carts.delete(cart.store.id)
  session.lastOrder = order
  return order
}
