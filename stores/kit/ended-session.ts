// Notifies reads when a write was answered by a login page: the customer's session has expired, so her data is loaded again.
import type { Failure } from '#shared/domain/failure.ts'

const listeners = new Set<() => void>()

/** Registers a read that is repeated when the session expires, from the moment its file is loaded. */
export function onSessionEnd(listener: () => void): void {
  listeners.add(listener)
}

/** Whether a login page or a redirect was returned instead of an answer. */
export function isSessionEnd({ reason }: Failure): boolean {
  return reason === 'login-page' || reason === 'redirected'
}

/** Notifies the registered reads. */
export function announceSessionEnd(): void {
  for (const listener of listeners) listener()
}
