// Before something happens the host may look at it, and refuse it with a sentence of its own.
import type { Failure, MessageCode } from '#shared/domain/failure.ts'

/**
 * Why the host does not want it; null if it raises no objection. Only what is said while the event is being dispatched counts; without a sentence, as
 * after `preventDefault()`, ours is said.
 * @example const refusal = askHost('cart.add-failed', (refuse) => emit('cart:adding', { lines, refuse, change }, origin))
 */
export function askHost(code: MessageCode, tell: (refuse: (sentence?: string) => void) => void): Failure | null {
  let isOpen = true
  let said: string | null = null
  // No compiler has read what a host gives.
  tell((sentence: unknown) => {
    if (isOpen) said = typeof sentence === 'string' ? sentence : ''
  })
  isOpen = false
  return said === null ? null : { kind: 'rejected', code, message: said || null, status: null }
}
