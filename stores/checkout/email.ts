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
  // Any failure counts as "not available": the guest is invited to log in, and may continue all the same.
  (result) => $emailCheck.set(result.ok && result.value ? 'new' : 'known'),
  'checkout.email-check-failed',
)

const similar = suggester($emailSuggestion)

/** Stores what the guest typed. Once she pauses, an address she may have meant is looked up. */
export function changeEmail(text: string): void {
  const email = text.trim()
  if (email === $guestEmail.get()) return
  check.abort()
  reachNoFurther(1)
  $guestEmail.set(email)
  $emailCheck.set('unasked')
  similar(email)
}

/** Stores what the guest typed to repeat it; whether it matches is for the form to say. */
export function changeEmailRepeat(text: string): void {
  $guestEmailRepeat.set(text)
}

/** Asks whether there is an account with the guest's address. Answers `true` for a new one. */
export async function checkEmail(): Promise<boolean> {
  if ($emailCheck.get() === 'new' || $emailCheck.get() === 'known') return $emailCheck.get() === 'new'
  if (!isEmail($guestEmail.get())) return false
  $emailCheck.set('asking')
  await check.join()
  return $emailCheck.get() === 'new'
}

/** Takes the suggestion instead of what was typed, in the repeated address too if there is one. */
export function takeSuggestion(): void {
  const suggestion = $emailSuggestion.get()
  if (!suggestion) return
  changeEmail(suggestion)
  if ($guestEmailRepeat.get() !== '') changeEmailRepeat(suggestion)
}
