// One call from its question to its parsed answer: ky asks, waits and asks again; here are its rules, one limit for the whole, one kind of error.
import ky, { isHTTPError, type RetryOptions } from 'ky'
import * as v from 'valibot'
import { watchDrops } from '#shared/events/tell-drops.ts'
import type { ChallengedForm } from '#shared/state/challenge.ts'
import { readJson, writeJson } from '#shared/wire/json.ts'
import { ApiError } from './errors.ts'
import { FILE, type Out } from './attempt.ts'
import { asksToWait, refusalOf } from './refusal.ts'
import { addressOf, limits } from './settings.ts'
import type { Follow } from './upload.ts'

/** How a call is made. */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** What one call sends. */
export interface Outgoing {
  json?: unknown
  searchParams?: Record<string, string | number> | URLSearchParams
  headers?: Record<string, string>
  /** Hears how much of it has left. The time limit begins anew whenever a part has: a slow line is not a dead one. */
  follow?: Follow
}

/** What goes along with a call. */
export interface CallOptions extends Outgoing {
  /** The form it sends, where a host may have that checked: the proof goes along as `X-ReCaptcha`. */
  challenge?: ChallengedForm
  /** `text`: HTML and the like. `any`: JSON or HTML. `file`: a PDF, whose bytes are given as they are. JSON unless given. */
  format?: 'text' | 'any' | 'file'
  /** Aborts the call; it then rejects with kind `aborted`. */
  signal?: AbortSignal | undefined
}

/** What every request of a client has in common, and how it is fetched. */
export interface Client extends Pick<RequestInit, 'credentials' | 'cache'> {
  fetch: (request: Request, out?: Out) => Promise<Response>
}

/** Where the contract leaves an answer open: an empty one and any JSON are fine, HTML is not. It is read as nothing. */
export const Anything: v.GenericSchema<unknown, void> = v.pipe(
  v.unknown(),
  v.transform(() => {}),
)

const tryAgainAt = [408, 429, 500, 502, 503, 504, 520, 521, 522, 523, 524]

/** Reads try three times. Writes never repeat by themselves: the first may have done its work although its answer was lost. */
const retries = (): RetryOptions => ({
  limit: 2,
  methods: ['get'],
  statusCodes: tryAgainAt,
  afterStatusCodes: tryAgainAt,
  maxRetryAfter: limits().patience,
  delay: (tries) => limits().retryDelay * 2 ** (tries - 1),
  shouldRetry: ({ error }) => {
    if (!isHTTPError(error)) return error instanceof ApiError && error.kind === 'offline'
    return (asksToWait(error.response) ?? 0) > limits().patience ? false : undefined
  },
})

/** Reads JSON. A page that asks for a password in its place says that the session has ended. */
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

/** What a call says that it can read. */
const accepted = { text: 'text/html', any: 'application/json, text/html;q=0.9', file: FILE } as const

function jsonOrText(text: string): unknown {
  try {
    return readJson(text)
  } catch {
    return text
  }
}

/** Makes a call and parses its answer; rejects with an `ApiError` and nothing else. The limit holds for everything together. */
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
  // A page's patched fetch may not care for signals, so the end is heard here too.
  const ended = new Promise<never>((_resolve, reject) => stop.signal.addEventListener('abort', () => reject(stop.signal.reason)))
  const abort = () => stop.abort(new ApiError('aborted', { call, cause: signal?.reason }))
  const startTimer = () => setTimeout(() => stop.abort(new ApiError('timeout', { call })), Math.max(1, limit))
  let timer = startTimer()
  /** As it came, for what has to be said of it. */
  let body: unknown = null
  const moved = () => {
    clearTimeout(timer)
    timer = startTimer()
  }
  const out = follow && (async (request: Request) => (await import('./upload.ts')).followed(follow)(request, moved))
  signal?.addEventListener('abort', abort)
  try {
    const asked = ky(addressOf(path), {
      ...modes,
      // Ky hands over a request, though its types allow an address.
      fetch: (input) =>
        typeof input === 'object' && 'headers' in input ? fetch(input, out) : Promise.reject(new TypeError('not a request')),
      method,
      json,
      searchParams,
      headers: { Accept: format ? accepted[format] : 'application/json', ...headers },
      redirect: 'manual',
      signal: stop.signal,
      // Ours holds for a fresh token and the repetition too.
      timeout: false,
      retry: retries(),
      stringifyJson: writeJson,
      parseJson: (text) => (body = text === '' ? (schema === Anything ? null : undefined) : readAnswer(text, call)),
    })
    const plain = format === 'file' ? asked.arrayBuffer() : format ? asked.text() : null
    const told = watchDrops(call)
    const answer =
      plain === null
        ? asked.json(schema)
        : plain.then((text) => v.parse(schema, format === 'any' && typeof text === 'string' ? jsonOrText(text) : text))
    const parsed = await Promise.race([ended, answer])
    told(schema, body)
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
