// Lets the host refuse an action before it happens, with a message of its own.
import type { Failure, MessageCode } from '#shared/domain/failure.ts'

/**
 * Why the host refuses; null if it does not. Only calls while the event is dispatched count; without a sentence, as
 * after `preventDefault()`, our own sentence is shown.
 * @example const refusal = letHostRefuse('cart.add-failed', (refuse) => emit('cart:adding', { lines, refuse, change }, origin))
 */
export function letHostRefuse(code: MessageCode, emitWith: (refuse: (sentence?: string) => void) => void): Failure | null {
  let isOpen = true
  let said: string | null = null
  // The host's argument is not type-checked.
  emitWith((sentence: unknown) => {
    if (isOpen) said = typeof sentence === 'string' ? sentence : ''
  })
  isOpen = false
  return said === null ? null : { kind: 'rejected', code, message: said || null, status: null }
}
