// The e-mail address of the order: the customer's, else the one the guest typed.
import { isEmail } from '#shared/domain/email.ts'
import { derived } from '#shared/state/derived.ts'
import { latestRequest } from '#stores/kit/latest-request.ts'
import { $customer } from '#stores/session/customer.ts'
import { suggester } from '#stores/session/email-suggester.ts'
import { $check, $suggestion, $typedEmail, $typedRepeat } from './state.ts'
import { reachNoFurther } from './steps.ts'

const api = () => import('#shared/address/calls.ts')

/** The customer's address, or else the guest's; empty while there is none. */
export const $email = derived([$customer, $typedEmail], (customer, typed) => customer?.email ?? typed)

const check = latestRequest(
  async (signal) => (await api()).checkEmailAvailable($typedEmail.get(), signal),
  // Any failure counts as "not available": the guest is invited to log in, and may continue all the same.
  (result) => $check.set(result.ok && result.value ? 'new' : 'known'),
  'checkout.email-check-failed',
)

const similar = suggester($suggestion)

/** Stores what the guest typed. Once she pauses, an address she may have meant is looked up. */
export function changeEmail(text: string): void {
  const email = text.trim()
  if (email === $typedEmail.get()) return
  check.abort()
  reachNoFurther(1)
  $typedEmail.set(email)
  $check.set('unasked')
  similar(email)
}

/** Stores what the guest typed to repeat it; whether it matches is for the form to say. */
export function changeEmailRepeat(text: string): void {
  $typedRepeat.set(text)
}

/** Asks whether there is an account with the guest's address. Answers `true` for a new one. */
export async function checkEmail(): Promise<boolean> {
  if ($check.get() === 'new' || $check.get() === 'known') return $check.get() === 'new'
  if (!isEmail($typedEmail.get())) return false
  $check.set('asking')
  await check.join()
  return $check.get() === 'new'
}

/** Takes the suggestion instead of what was typed, in the repeated address too if there is one. */
export function takeSuggestion(): void {
  const suggestion = $suggestion.get()
  if (!suggestion) return
  changeEmail(suggestion)
  if ($typedRepeat.get() !== '') changeEmailRepeat(suggestion)
}
