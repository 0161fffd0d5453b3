// Advances the checkout: saves a step, loads the data of the next, and opens it.
import type { Result } from '#shared/domain/failure.ts'
import { emit } from '#shared/events/bus.ts'
import { currentBasket } from '#stores/cart/basket.ts'
import { saveAddresses } from './addresses.ts'
import { $shippingMethod, estimateShipping, saveShipping } from './shipping-methods.ts'
import { goToStep } from './steps.ts'

/** Saves the addresses, loads the shipping methods for them, and opens the shipping step. */
export async function submitAddresses(origin?: object): Promise<Result<null>> {
  const saved = await saveAddresses()
  if (!saved.ok) return saved
  // If this fails, the shipping step shows it and offers to try again.
  await estimateShipping()
  goToStep(2, origin)
  return saved
}

/** Saves the shipping choice and opens the payment step. */
export async function submitShipping(origin?: object): Promise<Result<null>> {
  const saved = await saveShipping()
  if (!saved.ok) return saved
  const method = $shippingMethod.get()
  if (method) emit('checkout:shipping-saved', { code: method.code, title: method.title, ...currentBasket() }, origin)
  goToStep(3, origin)
  return saved
}
