// Looks for a correction of a mistyped e-mail address after a pause in typing.
import type { WritableAtom } from 'nanostores'
import { isEmail } from '#shared/domain/email.ts'
import { environment } from '#shared/environment.ts'
import { latestRequest } from '#stores/kit/latest-request.ts'
import { onReset } from '#stores/kit/reset.ts'

/** The pause in typing before the lookup, in milliseconds. */
const IDLE = 750

/**
 * Returns a function to call with each change of the address; stores the suggestion in the atom, or null. Call it once per module.
 * @example const look = suggester($suggestion); look('anna@gmial.com')
 */
export function suggester($suggestion: WritableAtom<string | null>): (email: string) => void {
  let typed = ''
  let stopIdling = () => {}
  const similar = latestRequest(
    async (signal) => (await import('#shared/address/calls.ts')).suggestEmail(typed, signal),
    (result) => {
      const first = result.ok ? result.value[0] : undefined
      $suggestion.set(first && first !== typed ? first : null)
    },
    'checkout.email-check-failed',
  )
  onReset(() => {
    stopIdling()
    typed = ''
  })
  return (email) => {
    stopIdling()
    similar.abort()
    typed = email.trim()
    $suggestion.set(null)
    if (isEmail(typed)) stopIdling = environment.setTimer(() => void similar.send(), IDLE)
  }
}
