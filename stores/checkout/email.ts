// The e-mail address of the order: the customer's, else the one the guest typed.
import { isEmail } from '#shared/domain/email.ts'
import { derived } from '#shared/state/derived.ts'
import { latestRequest } from '#stores/kit/latest-request.ts'
import { $customer } from '#stores/session/customer.ts'
import { suggester } from '#stores/session/email-suggester.ts'
import { $emailCheck, $emailSuggestion, $guestEmail, $guestEmailRepeat } from './state.ts'
import { reachNoFurther } from './steps.ts'

const api = () => import('#shared/address/calls.ts')

/** The customer's address, or else the guest's; empty while there is none. */
export const $email = derived([$customer, $guestEmail], (customer, typed) => customer?.email ?? typed)

const check = latestRequest(
  async (signal) => (await api()).checkEmailAvailable($guestEmail.get(), signal),
  // Any failure counts as "has an account": the guest is invited to log in, and may continue without.
  (result) => $emailCheck.set(result.ok && result.value ? 'new' : 'known'),
  'checkout.email-check-failed',
)

const similar = suggester($emailSuggestion)

/** Stores the guest's input. After a pause, looks for a likely correction of the address. */
export function changeEmail(text: string): void {
  const email = text.trim()
  if (email === $guestEmail.get()) return
  check.abort()
  reachNoFurther(1)
  $guestEmail.set(email)
  $emailCheck.set('unasked')
  similar(email)
}

/** Stores the guest's repeated input; the form validates that both match. */
export function changeEmailRepeat(text: string): void {
  $guestEmailRepeat.set(text)
}

/** Checks whether an account exists for the guest's address. Resolves to `true` for a new address. */
export async function checkEmail(): Promise<boolean> {
  if ($emailCheck.get() === 'new' || $emailCheck.get() === 'known') return $emailCheck.get() === 'new'
  if (!isEmail($guestEmail.get())) return false
  $emailCheck.set('asking')
  await check.join()
  return $emailCheck.get() === 'new'
}

/** Replaces the input with the suggestion, also in the repeated address if there is one. */
export function takeSuggestion(): void {
  const suggestion = $emailSuggestion.get()
  if (!suggestion) return
  changeEmail(suggestion)
  if ($guestEmailRepeat.get() !== '') changeEmailRepeat(suggestion)
}
