// Turns a call that may reject into a result that never rejects; failures are reported once, here.
import type { Failure, MessageCode, Result } from '#shared/domain/failure.ts'
import { environment } from '#shared/environment.ts'
import { emit } from '#shared/events/bus.ts'
import { currentEra } from './reset.ts'
import { isSessionEnd, announceSessionEnd } from './ended-session.ts'

/** The failure of work whose stores were reset meanwhile: its answer belongs to nobody. */
const aborted: Failure = { kind: 'aborted', code: null, message: null, status: null }

/**
 * Runs a call. `code` names the sentence if the server sends no message; with null, the sentence says only whether the connection,
 * a timeout or the server is the cause.
 * @example const result = await attempt(() => addLines(lines), 'cart.add-failed')
 */
export async function attempt<Value>(call: () => Promise<Value>, code: MessageCode | null = null): Promise<Result<Value>> {
  const era = currentEra()
  try {
    const value = await call()
    return era === currentEra() ? { ok: true, value } : { ok: false, error: aborted }
  } catch (error) {
    const { failure, phase, isWrite } = await read(error, code)
    if (era !== currentEra() || failure.kind === 'aborted') return { ok: false, error: { ...failure, kind: 'aborted' } }
    emit('error', { error, phase })
    if (isWrite && isSessionEnd(failure)) announceSessionEnd()
    return { ok: false, error: failure }
  }
}

/** Reads a call's error by its code. Any other error means that one of our own files did not load: then only being offline is known. */
async function read(thrown: unknown, code: MessageCode | null): Promise<{ failure: Failure; phase: string; isWrite: boolean }> {
  const errors = await import('#shared/api/errors.ts').catch(() => null)
  if (errors && thrown instanceof errors.ApiError) {
    return { failure: errors.toFailure(thrown, code), phase: 'call', isWrite: !thrown.call.startsWith('GET ') }
  }
  const general = environment.isOnline() ? 'general.failed' : 'general.offline'
  return { failure: { kind: 'unavailable', code: code ?? general, message: null, status: null }, phase: 'load', isWrite: false }
}

/** Whether the server may have done the work although its answer was lost. Read the server's state before you try again. */
export function isAnswerLost({ kind }: Failure): boolean {
  return kind === 'offline' || kind === 'timeout' || kind === 'unavailable' || kind === 'malformed'
}
