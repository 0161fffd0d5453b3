// Makes one call, from request to parsed answer. ky sends, waits and retries; this file has its rules, one limit for the whole call, and
// one kind of error.
import ky, { isHTTPError, type RetryOptions } from 'ky'
import * as v from 'valibot'
import { watchDrops } from '#shared/events/report-drops.ts'
import type { ChallengedForm } from '#shared/state/challenge.ts'
import { readJson, writeJson } from '#shared/wire/json.ts'
import { ApiError } from './errors.ts'
import { FILE, type Out } from './attempt.ts'
import { retryAfterOf, refusalOf } from './refusal.ts'
import { addressOf, limits } from './settings.ts'
import type { Follow } from './upload.ts'

/** The HTTP method of a call. */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** The request of one call. */
export interface Outgoing {
  json?: unknown
  searchParams?: Record<string, string | number> | URLSearchParams
  headers?: Record<string, string>
  /** Called with the number of bytes sent so far. The time limit restarts with each part: a slow connection is not a dead one. */
  follow?: Follow
}

/** Options of a call. */
export interface CallOptions extends Outgoing {
  /** The form that the call sends, where a host may have it checked by a challenge: the token is sent as `X-ReCaptcha`. */
  challenge?: ChallengedForm
  /** `text`: HTML and similar. `any`: JSON or HTML. `file`: a PDF, returned as bytes. Default: JSON. */
  format?: 'text' | 'any' | 'file'
  /** Aborts the call; it then rejects with kind `aborted`. */
  signal?: AbortSignal | undefined
}

/** The common options of a client's requests, and its fetch. */
export interface Client extends Pick<RequestInit, 'credentials' | 'cache'> {
  fetch: (request: Request, out?: Out) => Promise<Response>
}

/** For answers that the contract leaves open: an empty body and any JSON are accepted, HTML is not. Returns nothing. */
export const Anything: v.GenericSchema<unknown, void> = v.pipe(
  v.unknown(),
  v.transform(() => {}),
)

const tryAgainAt = [408, 429, 500, 502, 503, 504, 520, 521, 522, 523, 524]

/** Reads are tried three times. Writes are never repeated: the first may have succeeded although its answer was lost. */
const retries = (): RetryOptions => ({
  limit: 2,
  methods: ['get'],
  statusCodes: tryAgainAt,
  afterStatusCodes: tryAgainAt,
  maxRetryAfter: limits().patience,
  delay: (tries) => limits().retryDelay * 2 ** (tries - 1),
  shouldRetry: ({ error }) => {
    if (!isHTTPError(error)) return error instanceof ApiError && error.kind === 'offline'
    return (retryAfterOf(error.response) ?? 0) > limits().patience ? false : undefined
  },
})

/** Parses JSON. A page with a password field in its place means that the session has ended. */
function readAnswer(text: string, call: string): unknown {
  try {
    return readJson(text)
  } catch (cause) {
    if (/^\s*</.test(text) && /<input\b[^>]*\btype\s*=\s*["']?password\b/i.test(text)) {
      throw new ApiError('rejected', { call, status: 401, code: 'login-page', cause })
    }
    throw cause
  }
}

/** The `Accept` header by format. */
const accepted = { text: 'text/html', any: 'application/json, text/html;q=0.9', file: FILE } as const

function jsonOrText(text: string): unknown {
  try {
    return readJson(text)
  } catch {
    return text
  }
}

/** Makes a call and parses its answer; rejects only with an `ApiError`. One time limit covers everything. */
export async function send<Schema extends v.GenericSchema>(
  { fetch, ...modes }: Client,
  method: Method,
  path: string,
  schema: Schema,
  { signal, follow, format, headers, json, searchParams = {} }: CallOptions,
  limit: number,
): Promise<v.InferOutput<Schema>> {
  const call = `${method} ${path.replace(/^\/+/, '')}`
  if (signal?.aborted) throw new ApiError('aborted', { call, cause: signal.reason })
  const stop = new AbortController()
  // A page's patched fetch may ignore signals, so the abort is also handled here.
  const ended = new Promise<never>((_resolve, reject) => stop.signal.addEventListener('abort', () => reject(stop.signal.reason)))
  const abort = () => stop.abort(new ApiError('aborted', { call, cause: signal?.reason }))
  const startTimer = () => setTimeout(() => stop.abort(new ApiError('timeout', { call })), Math.max(1, limit))
  let timer = startTimer()
  /** The body as received, for error reports. */
  let body: unknown = null
  const moved = () => {
    clearTimeout(timer)
    timer = startTimer()
  }
  const out = follow && (async (request: Request) => (await import('./upload.ts')).followed(follow)(request, moved))
  signal?.addEventListener('abort', abort)
  try {
    const response = ky(addressOf(path), {
      ...modes,
      // Ky always passes a request, though its types allow an address.
      fetch: (input) =>
        typeof input === 'object' && 'headers' in input ? fetch(input, out) : Promise.reject(new TypeError('not a request')),
      method,
      json,
      searchParams,
      headers: { Accept: format ? accepted[format] : 'application/json', ...headers },
      redirect: 'manual',
      signal: stop.signal,
      // Our own limit also covers the token refresh and the retries.
      timeout: false,
      retry: retries(),
      stringifyJson: writeJson,
      parseJson: (text) => (body = text === '' ? (schema === Anything ? null : undefined) : readAnswer(text, call)),
    })
    const plain = format === 'file' ? response.arrayBuffer() : format ? response.text() : null
    const reportDrops = watchDrops(call)
    const answer =
      plain === null
        ? response.json(schema)
        : plain.then((text) => v.parse(schema, format === 'any' && typeof text === 'string' ? jsonOrText(text) : text))
    const parsed = await Promise.race([ended, answer])
    reportDrops(schema, body)
    return parsed
  } catch (cause) {
    if (stop.signal.aborted) throw stop.signal.reason
    if (isHTTPError(cause)) throw refusalOf(cause.response.status, cause.data, call)
    throw cause instanceof ApiError ? cause : new ApiError('malformed', { call, cause })
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
  }
}
