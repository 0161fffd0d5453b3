// Before an order is placed, the host may look at it and refuse it with a sentence of its own.
import type { Failure } from '#shared/domain/failure.ts'
import { emit } from '#shared/events/bus.ts'
import type { PaymentMethod } from '#shared/schemas/payment.ts'
import { currentBasket } from '../cart/basket.ts'
import { askHost } from '../work/ask-host.ts'
import { $shippingCode } from './shipping.ts'

/** Why the host refuses this order; null if it does not. */
export function hostRefusal({ code, title }: PaymentMethod, origin?: object): Failure | null {
  return askHost('payment.place-failed', (refuse) =>
    emit('checkout:placing', { code, title, shippingCode: $shippingCode.get(), ...currentBasket(), refuse }, origin),
  )
}
