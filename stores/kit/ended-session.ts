// A write was answered by a login: whoever was here is not any more, and what the page shows of her is asked anew.
import type { Failure } from '#shared/domain/failure.ts'

const listeners = new Set<() => void>()

/** Registers a read that is repeated then, from the moment it is loaded. */
export function onSessionEnd(ask: () => void): void {
  listeners.add(ask)
}

/** Whether a login, or a way elsewhere, stood in the place of an answer. */
export function isSessionEnd({ reason }: Failure): boolean {
  return reason === 'login-page' || reason === 'redirected'
}

/** Tells of it. */
export function tellSessionEnd(): void {
  for (const ask of listeners) ask()
}
