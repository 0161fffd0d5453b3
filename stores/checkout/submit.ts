// The way through the checkout: each step is saved, what depends on it is asked for, and the next one opens.
import type { Result } from '#shared/domain/failure.ts'
import { shippingCode } from '#shared/domain/shipping-code.ts'
import { emit } from '#shared/events/bus.ts'
import { currentBasket } from '../cart/basket.ts'
import { saveAddresses } from './addresses.ts'
import { $shippingMethod, estimateShipping, saveShipping } from './shipping.ts'
import { goToStep } from './steps.ts'

/** Saves the addresses, asks what sending there costs, and opens the shipping step. */
export async function submitAddresses(origin?: object): Promise<Result<null>> {
  const saved = await saveAddresses()
  if (!saved.ok) return saved
  // A failure is that step's to show: it offers to ask again.
  await estimateShipping()
  goToStep(2, origin)
  return saved
}

/** Saves how it is sent and opens the payment step. */
export async function submitShipping(origin?: object): Promise<Result<null>> {
  const saved = await saveShipping()
  if (!saved.ok) return saved
  const method = $shippingMethod.get()
  if (method) emit('checkout:shipping-saved', { code: shippingCode(method), title: method.method_title, ...currentBasket() }, origin)
  goToStep(3, origin)
  return saved
}
