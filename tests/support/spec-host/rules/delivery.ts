// The shipping and payment methods of a cart.
import { paymentRules, shippingRules, type ShippingRule } from '../data.ts'
import type { Cart } from '../sales.ts'
import { Refusal } from './refusal.ts'
import { shippingCents, totalsOf } from './totals.ts'

export interface Offer {
  rule: ShippingRule
  cents: number
}

/** The shipping methods to a country, with their prices for this cart. */
export const offersFor = (cart: Cart, country: string | null): Offer[] => {
  const { subtotal, discount } = totalsOf(cart)
  return shippingRules
    .filter(({ countries }) => countries.includes(country ?? cart.store.country))
    .map((rule) => ({ rule, cents: shippingCents(cart, rule, subtotal - discount) }))
}

/** Stores the cart's shipping method, if its country has it. */
export const setMethod = (cart: Cart, carrier: string, method: string): void => {
  const offers = offersFor(cart, cart.shipping?.country_id ?? null)
  if (!offers.some(({ rule }) => rule.carrier === carrier && rule.method === method))
    throw new Refusal(400, 'Carrier with such method not found: %1, %2', { 1: carrier, 2: method })
  cart.method = { carrier, method }
}

export const paymentsFor = (cart: Cart) =>
  paymentRules.filter(({ countries }) => countries.includes(cart.billing?.country_id ?? cart.shipping?.country_id ?? cart.store.country))

export const checkPayment = (cart: Cart, code: string): void => {
  if (!paymentsFor(cart).some((rule) => rule.code === code)) throw new Refusal(400, 'The requested Payment Method is not available.')
}
