// Limits a call's own sentence to refusals: a lost connection or a server error says nothing about the input.
import type { Failure, MessageCode, Result } from '#shared/domain/failure.ts'
import { environment } from '#shared/environment.ts'

/** The result with the right sentence: the call's own if the server refused, else that of the connection or the server. */
export function onlyRefused<Value>(result: Result<Value>): Result<Value> {
  return result.ok || result.error.kind === 'rejected' ? result : { ok: false, error: generally(result.error) }
}

/** The result with the call's own sentence unless the browser is offline: then that is reported, since trying again would not help. */
export function namingDeadLine<Value>(result: Result<Value>): Result<Value> {
  if (result.ok || generalCode(result.error) !== 'general.offline') return result
  return { ok: false, error: generally(result.error) }
}

function generally(error: Failure): Failure {
  // The failure of a token refresh has sentences of its own.
  if (error.code?.startsWith('session.') && error.code !== 'session.sign-in-failed') return error
  return { ...error, code: generalCode(error), message: null }
}

function generalCode({ kind }: Failure): MessageCode {
  // When offline, even the call's own code could not be loaded.
  if (kind === 'offline' || !environment.isOnline()) return 'general.offline'
  return kind === 'timeout' ? 'general.timeout' : 'general.failed'
}
