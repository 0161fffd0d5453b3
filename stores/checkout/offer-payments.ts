// Loads the payment methods at the payment step of a reloaded page: they came with an answer that only the previous page has.
import { loadShippingMethods, saveShipping } from './shipping-methods.ts'
import { $form, $isAtTill, $paymentMethods } from './state.ts'

/** Loads the payment methods for the restored input; if the server no longer accepts it, the first step shows why. */
export async function offerPayments(): Promise<void> {
  if (!$isAtTill.get() || $paymentMethods.get().state !== 'idle') return
  $paymentMethods.set({ state: 'loading' })
  const methods = await loadShippingMethods()
  if (methods.ok && (await saveShipping()).ok) return
  $paymentMethods.set({ state: 'idle' })
  $form.set({ ...$form.get(), currentStep: 1, reachedStep: 1 })
}
