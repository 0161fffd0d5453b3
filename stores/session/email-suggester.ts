// Looks for the address that somebody may have meant, once she pauses.
import type { WritableAtom } from 'nanostores'
import { isEmail } from '#shared/domain/email.ts'
import { environment } from '#shared/environment.ts'
import { latestRequest } from '#stores/kit/latest-request.ts'
import { onReset } from '#stores/kit/reset.ts'

/** How long nobody types before a suggestion is looked for. */
const IDLE = 750

/**
 * Answers what to call with every change of the address; the suggestion comes into the atom, null if there is none. For a module, once.
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
