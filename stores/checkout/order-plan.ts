// Where the order goes, how, and to whom it is told, as the checkout has it: what is read before the order button.
import type { OrderPlan } from '#shared/checkout/rules/order-plan.ts'
import { derived } from '#shared/state/derived.ts'
import { $page } from '#stores/page/page.ts'
import { $billingAddress, $shippingAddress } from './addresses.ts'
import { $chosenPoint } from './chosen-point.ts'
import { $email } from './email.ts'
import { $deliverySlot, $shippingMethod } from './shipping-methods.ts'

/** The order as it would be placed now. */
export const $orderPlan = derived(
  [$shippingAddress, $billingAddress, $shippingMethod, $deliverySlot, $chosenPoint, $email, $page],
  (shipping, billing, method, slot, point, email, { country }): OrderPlan => ({ shipping, billing, method, slot, point, email, country }),
)
