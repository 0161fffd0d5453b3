// The API's only error class, and its conversion to data. Loaded with the first call, since there is no error before.
import { environment } from '#shared/environment.ts'
import type { Failure, FailureKind, MessageCode } from '#shared/domain/failure.ts'

/** Properties of a failed call. */
export interface ApiErrorDetails {
  /** Method and path, e.g. `POST checkout/cart/items`. No query: it may hold an e-mail address. */
  call: string
  status?: number | null
  /** The host's code for scripts, e.g. `token` or `stock`. */
  code?: string | null
  /** The host's sentence, with placeholders filled. */
  words?: string | null
  fields?: Record<string, string[]>
  cause?: unknown
}

const outcomes: Record<FailureKind, string> = {
  offline: 'got no answer',
  timeout: 'took too long',
  rejected: 'was rejected',
  unavailable: 'met a server in trouble',
  malformed: 'got an answer that cannot be read',
  aborted: 'was aborted',
  unoffered: 'is not offered by this host',
}

/**
 * A failed call. Every function of `shared/api` rejects only with this.
 * @example catch (error) { if (error instanceof ApiError && error.kind === 'offline') ... }
 */
export class ApiError extends Error {
  readonly kind: FailureKind
  readonly call: string
  readonly status: number | null
  readonly code: string | null
  /** Null where the host sent no text that a shopper could read. */
  readonly words: string | null
  readonly fields: Record<string, string[]>

  constructor(kind: FailureKind, { call, status = null, code = null, words = null, fields = {}, cause }: ApiErrorDetails) {
    super(`${call} ${outcomes[kind]}${status === null ? '' : ` (${status})`}`, { cause })
    this.name = 'ApiError'
    this.kind = kind
    this.call = call
    this.status = status
    this.code = code
    this.words = words
    this.fields = fields
  }
}

const generalCodes: Record<FailureKind, MessageCode> = {
  offline: 'general.offline',
  timeout: 'general.timeout',
  rejected: 'general.failed',
  unavailable: 'general.failed',
  malformed: 'general.failed',
  aborted: 'general.failed',
  unoffered: 'general.failed',
}

/**
 * The failure that a store holds. `code` names the sentence to show where the host sent none; by default it follows from the kind. Any
 * other error, such as a chunk that could not be loaded, counts as an unavailable server.
 */
export function toFailure(error: unknown, code: MessageCode | null = null): Failure {
  if (!(error instanceof ApiError)) return { kind: 'unavailable', code: code ?? 'general.failed', message: null, status: null }
  const { kind, status, words, fields } = error
  // The token is refused even after one refresh. The host's own message is about tokens.
  if (isTokenRefusal(error)) return { kind, code: sentenceOfToken(error.code, code), message: null, status }
  if (isSessionEnd(error)) return { kind, code: 'session.expired', message: null, status, reason: error.code ?? 'login' }
  // The message of a failing server is for its operators. For these calls the spec shows it nevertheless.
  const isAnnounced = kind === 'rejected' || /(add|addresses|place)-failed$/.test(`${code}`)
  const reason = error.code === null ? {} : { reason: error.code }
  const failure: Failure = { kind, code: code ?? generalCodes[kind], message: isAnnounced ? words : null, status, ...reason }
  return Object.keys(fields).length ? { ...failure, fields } : failure
}

/**
 * Either cookies are blocked, whatever the refusal says, or the session has ended. If the browser keeps cookies but lacks the host's, the
 * shop is at fault and no shopper can fix it.
 */
function sentenceOfToken(reason: string | null, code: MessageCode | null): MessageCode {
  if (!environment.hasCookies()) return 'session.cookies-blocked'
  return reason === 'no-cookie' ? (code ?? 'general.failed') : 'session.expired'
}

/** Whether the answer was a login page, or a redirect to one. */
export function isSessionEnd({ kind, code }: ApiError): boolean {
  return kind === 'rejected' && (code === 'login-page' || code === 'redirected')
}

/** Whether the host asks for a fresh token. */
export function isTokenRefusal({ status, code }: ApiError): boolean {
  return status === 419 || (status === 403 && (code === 'token' || code === 'no-cookie'))
}
