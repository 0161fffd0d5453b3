// Back at the payment step on another page: the payment methods came with an answer that the previous page had, so they are requested again.
import { loadShippingMethods, saveShipping } from './shipping-methods.ts'
import { $form, $isAtTill, $paymentMethods } from './state.ts'

/** Requests the payment methods for what was filled in before; if the server no longer accepts that, the first step says why. */
export async function offerPayments(): Promise<void> {
  if (!$isAtTill.get() || $paymentMethods.get().state !== 'idle') return
  $paymentMethods.set({ state: 'loading' })
  const methods = await loadShippingMethods()
  if (methods.ok && (await saveShipping()).ok) return
  $paymentMethods.set({ state: 'idle' })
  $form.set({ ...$form.get(), currentStep: 1, reachedStep: 1 })
}
