// A checkout with its last step open, for tests of placing an order.
import type { Street } from '#shared/address/wire/persisted-address.ts'
import type { Tab, Visit } from './visit.ts'

/** The checkout's address. */
export const CHECKOUT = 'https://shop.test/nl/checkout'
/** The call that saves address and shipping method. */
export const SHIPPING = 'POST checkout/cart/shipping-information'
/** The call that places the order. */
export const ORDER = 'POST checkout/cart/payment-information'
/** The call that saves the payment method. */
export const DRAFT = 'POST checkout/cart/set-payment-information'
/** The call that returns the outcome of the payment. */
export const STATUS = 'GET checkout/cart/payment-status'

/** The address of a guest in Amsterdam. */
export const home: { firstname: string; lastname: string; street: Street; postcode: string; city: string } = {
  firstname: 'Anna',
  lastname: "O'Neil",
  street: ['Damrak', '1', null],
  postcode: '1012 AB',
  city: 'Amsterdam',
}

/** The exit of an order that has to be paid. */
export const provider = { to: 'provider', reason: 'paying', url: 'https://pay.example/attempt/1' }

/** Puts two shirts into the shopper's cart, as a failed payment restores them. */
export function fillCart({ shop }: Visit): void {
  shop.kept.lines = [{ id: 41, sku: 'SHIRT-RED-M', qty: 2 }]
}

/** Opens the last step in a new tab or, with `before`, on the next page of that tab. */
export async function openTill(visit: Visit, before?: Tab, href = CHECKOUT): Promise<Tab> {
  const tab = await (before ? visit.follow(before, href) : visit.open(href))
  await tab.checkout.openCheckout()
  tab.checkout.changeEmail('anna@example.test')
  tab.checkout.changeShippingAddress(home)
  await tab.shipping.loadShippingMethods()
  await tab.shipping.saveShipping()
  return tab
}

/** The idempotency keys that arrived, oldest first. */
export function keysOf({ shop }: Visit): (string | undefined)[] {
  return shop.arrivals(ORDER).map(({ headers }) => headers['idempotency-key'])
}

/** Sets the provider's status of every payment so far. */
export function decide({ shop }: Visit, status: string): void {
  for (const order of shop.kept.orders.values()) order.status = status
}
