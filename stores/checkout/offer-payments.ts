// Back at the payment on another page: the ways to pay came with an answer that went with the page before, so it is asked for again.
import { loadShippingMethods, saveShipping } from './shipping.ts'
import { $form, $hasOpened, $offered } from './state.ts'

/** Has the ways to pay offered for what was filled in before; where the server does not take that any more, it is the first step's to say why. */
export async function offerPayments(): Promise<void> {
  if (!$hasOpened.get() || $offered.get().state !== 'idle') return
  $offered.set({ state: 'loading' })
  const methods = await loadShippingMethods()
  if (methods.ok && (await saveShipping()).ok) return
  $offered.set({ state: 'idle' })
  $form.set({ ...$form.get(), currentStep: 1, reachedStep: 1 })
}
