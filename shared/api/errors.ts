// The one error of the API, and how it becomes data. Whoever reads an error imports it then, since before the first call there is none.
import { environment } from '#shared/environment.ts'
import type { Failure, FailureKind, MessageCode } from '#shared/domain/failure.ts'

/** What is known of a call that failed. */
export interface ApiErrorFacts {
  /** Method and path, e.g. `POST checkout/cart/items`. No query: it may hold an e-mail address. */
  call: string
  status?: number | null
  /** The host's word for scripts, e.g. `token` or `stock`. */
  code?: string | null
  /** The host's sentence, placeholders filled. */
  words?: string | null
  fields?: Record<string, string[]>
  cause?: unknown
}

const told: Record<FailureKind, string> = {
  offline: 'got no answer',
  timeout: 'took too long',
  rejected: 'was rejected',
  unavailable: 'met a server in trouble',
  malformed: 'got an answer that cannot be read',
  aborted: 'was aborted',
  unoffered: 'is not offered by this host',
}

/**
 * A call that failed. Every function of `shared/api` rejects with this and nothing else.
 * @example catch (error) { if (error instanceof ApiError && error.kind === 'offline') ... }
 */
export class ApiError extends Error {
  readonly kind: FailureKind
  readonly call: string
  readonly status: number | null
  readonly code: string | null
  /** Null where the host said nothing that a shopper could read. */
  readonly words: string | null
  readonly fields: Record<string, string[]>

  constructor(kind: FailureKind, { call, status = null, code = null, words = null, fields = {}, cause }: ApiErrorFacts) {
    super(`${call} ${told[kind]}${status === null ? '' : ` (${status})`}`, { cause })
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
 * The failure that a store keeps. `code` names the sentence for when the host said nothing; without one it follows from the kind.
 * What is no ApiError, as a chunk that could not be loaded, counts as a server in trouble.
 */
export function toFailure(error: unknown, code: MessageCode | null = null): Failure {
  if (!(error instanceof ApiError)) return { kind: 'unavailable', code: code ?? 'general.failed', message: null, status: null }
  const { kind, status, words, fields } = error
  // After one refresh the token is still refused. The host's own words are about tokens.
  if (isTokenRefusal(error)) return { kind, code: sentenceOfToken(error.code, code), message: null, status }
  if (isSessionEnd(error)) return { kind, code: 'session.expired', message: null, status, reason: error.code ?? 'login' }
  // A server in trouble talks to those who run it. Of these calls the spec shows its words all the same.
  const isHeard = kind === 'rejected' || /(add|addresses|place)-failed$/.test(`${code}`)
  const reason = error.code === null ? {} : { reason: error.code }
  const failure: Failure = { kind, code: code ?? generalCodes[kind], message: isHeard ? words : null, status, ...reason }
  return Object.keys(fields).length ? { ...failure, fields } : failure
}

/** Cookies are blocked, or the session ended; where the browser keeps cookies and there is none, the shop is at fault and no shopper can mend it. */
function sentenceOfToken(reason: string | null, code: MessageCode | null): MessageCode {
  if (reason !== 'no-cookie') return 'session.expired'
  return environment.hasCookies() ? (code ?? 'general.failed') : 'session.cookies-blocked'
}

/** Whether a call was answered by a login instead, or by a way to one. */
export function isSessionEnd({ kind, code }: ApiError): boolean {
  return kind === 'rejected' && (code === 'login-page' || code === 'redirected')
}

/** Whether the host asks for a fresh token. */
export function isTokenRefusal({ status, code }: ApiError): boolean {
  return status === 419 || (status === 403 && (code === 'token' || code === 'no-cookie'))
}
