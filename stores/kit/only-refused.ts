// A rule's sentence is for refusals only: a dead line or a server in trouble says nothing about what was typed.
import type { Failure, MessageCode, Result } from '#shared/domain/failure.ts'
import { environment } from '#shared/environment.ts'

/** The result with the sentence that is true of it: that of the call where the server refused, else of the line or the server. */
export function onlyRefused<Value>(result: Result<Value>): Result<Value> {
  return result.ok || result.error.kind === 'rejected' ? result : { ok: false, error: generally(result.error) }
}

/** The result of a call whose own sentence fits but where the line is dead: then that is said, since trying again would not help. */
export function namingDeadLine<Value>(result: Result<Value>): Result<Value> {
  if (result.ok || generalCode(result.error) !== 'general.offline') return result
  return { ok: false, error: generally(result.error) }
}

function generally(error: Failure): Failure {
  // What the token's refresh came to is said in its own words.
  if (error.code?.startsWith('session.') && error.code !== 'session.sign-in-failed') return error
  return { ...error, code: generalCode(error), message: null }
}

function generalCode({ kind }: Failure): MessageCode {
  // Without a line even the call's own code could not be loaded.
  if (kind === 'offline' || !environment.isOnline()) return 'general.offline'
  return kind === 'timeout' ? 'general.timeout' : 'general.failed'
}
