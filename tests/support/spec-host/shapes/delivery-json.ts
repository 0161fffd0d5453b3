// Shipping and payment methods with Magento's names.
import type { Platform } from '../platform.ts'
import { offersFor, paymentsFor } from '../rules/delivery.ts'
import { withoutTax } from '../rules/prices.ts'
import type { Cart } from '../sales.ts'
import type { Json } from './shape.ts'

export const shippingJson = ({ shape }: Platform, cart: Cart, country: string | null): Json =>
  offersFor(cart, country).map(({ rule, cents }) => ({
    carrier_code: rule.carrier,
    method_code: rule.method,
    carrier_title: rule.carrier_title,
    method_title: rule.method_title,
    amount: shape.exact(withoutTax(cart.store, cents)),
    base_amount: shape.exact(withoutTax(cart.store, cents)),
    available: shape.flag(true, 'available'),
    extension_attributes: shape.map({}),
    error_message: shape.none('error_message'),
    price_excl_tax: shape.exact(withoutTax(cart.store, cents)),
    price_incl_tax: shape.amount(cents),
  }))

export const paymentJson = ({ shape }: Platform, cart: Cart): Json =>
  shape.list(
    paymentsFor(cart).map(({ code, title }) => ({ code, title })),
    'payment methods',
  )
