// Asks the host before an order is placed; it may refuse the order with a message of its own.
import type { PaymentMethod } from '#shared/checkout/wire/payment.ts'
import type { Failure } from '#shared/domain/failure.ts'
import { emit } from '#shared/events/bus.ts'
import { currentBasket } from '#stores/cart/basket.ts'
import { letHostRefuse } from '#stores/kit/let-host-refuse.ts'
import { $shippingCode } from './shipping-methods.ts'

/** Why the host refuses this order; null if it does not. */
export function hostRefusal({ code, title }: PaymentMethod, origin?: object): Failure | null {
  return letHostRefuse('payment.place-failed', (refuse) =>
    emit('checkout:placing', { code, title, shippingCode: $shippingCode.get(), ...currentBasket(), refuse }, origin),
  )
}
