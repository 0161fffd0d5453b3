// From a call that may reject to a result that never does; what failed is reported once, here.
import type { Failure, MessageCode, Result } from '#shared/domain/failure.ts'
import { environment } from '#shared/environment.ts'
import { emit } from '#shared/events/bus.ts'
import { currentEra } from './reset.ts'
import { isSessionEnd, tellSessionEnd } from './ended-session.ts'

/** For work whose stores were reset meanwhile: its answer is nobody's. */
const aborted: Failure = { kind: 'aborted', code: null, message: null, status: null }

/**
 * Runs a call. `code` names the sentence for when the server says nothing itself; without one of the call's own, that of a dead
 * line, a slow shop or a shop in trouble is said.
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
    if (isWrite && isSessionEnd(failure)) tellSessionEnd()
    return { ok: false, error: failure }
  }
}

/** Errors of calls are read by the code they came with. Else a part of ours could not be loaded: there is no more to know than whether there is a line. */
async function read(thrown: unknown, code: MessageCode | null): Promise<{ failure: Failure; phase: string; isWrite: boolean }> {
  const errors = await import('#shared/api/errors.ts').catch(() => null)
  if (errors && thrown instanceof errors.ApiError) {
    return { failure: errors.toFailure(thrown, code), phase: 'call', isWrite: !thrown.call.startsWith('GET ') }
  }
  const general = environment.isOnline() ? 'general.failed' : 'general.offline'
  return { failure: { kind: 'unavailable', code: code ?? general, message: null, status: null }, phase: 'load', isWrite: false }
}

/** Whether the server may have done what it was asked to, although we did not hear so. Then its state is read before a second try. */
export function isAnswerLost({ kind }: Failure): boolean {
  return kind === 'offline' || kind === 'timeout' || kind === 'unavailable' || kind === 'malformed'
}
