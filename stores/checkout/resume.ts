// Resumes a checkout after a reload or a return: it opens at the step in its address, as far as the host has the data of the steps before.
import { isSameAddress } from '#shared/address/rules/address.ts'
import type { Address } from '#shared/address/wire/address.ts'
import type { Cart } from '#shared/cart/wire/cart.ts'
import { environment } from '#shared/environment.ts'
import { isSomebodyHinted } from '#stores/session/session.ts'
import { $billingAddress, $shippingAddress } from './addresses.ts'
import { $email } from './email.ts'
import { isUntouched } from './memory.ts'
import { $form, $guestEmail, $guestEmailRepeat } from './state.ts'

/** The address of each step, from the first. */
export const STEP_HASHES = ['', '#shipping', '#payment']

/** Whether the first drawing depends on answers: who is logged in, and which step she had reached. */
export function isOpeningAwaited(): boolean {
  return isSomebodyHinted() || STEP_HASHES.indexOf(environment.location.hash) > 0
}

/** Opens the step in the address; data that this browser does not remember comes from the host's cart. */
export function resumeCheckout(cart: Cart): void {
  const kept = cart.shipping
  if (!kept?.address?.lastname) return
  const billing = cart.billingAddress?.lastname ? cart.billingAddress : kept.address
  if (isUntouched()) bringBack(kept.address, billing)
  if ($email.get() === '') return
  // The host would not deliver to changes that were never sent.
  if (!isSameAddress($shippingAddress.get(), kept.address) || !isSameAddress($billingAddress.get(), billing)) return
  const reached = kept.method === null ? 2 : 3
  const requested = STEP_HASHES.indexOf(environment.location.hash) + 1
  const form = $form.get()
  const currentStep = Math.max(form.currentStep, Math.min(requested, reached))
  $form.set({ ...form, currentStep, reachedStep: Math.max(form.reachedStep, reached) })
}

function bringBack(shippingAddress: Address, billing: Address): void {
  const isSame = isSameAddress(shippingAddress, billing)
  $form.set({ ...$form.get(), shippingIsSameAsBilling: isSame, shippingAddress, billingAddress: isSame ? {} : billing })
  const email = shippingAddress.email ?? billing.email
  if (email === null || $email.get() !== '') return
  $guestEmail.set(email)
  $guestEmailRepeat.set(email)
}
