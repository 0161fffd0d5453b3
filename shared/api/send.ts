// One call from its question to its parsed answer: attempts, waits between them, one limit for the whole, one kind of error.
import * as v from 'valibot'
import { readJson, writeJson } from '#shared/schemas/json.ts'
import type { Answer } from './attempt.ts'
import { ApiError } from './errors.ts'
import { asksToWait, refusalOf } from './refusal.ts'
import { addressOf, limits } from './settings.ts'

/** How a call is made. */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** What goes along with a call. */
export interface CallOptions {
  json?: unknown
  searchParams?: Record<string, string | number> | URLSearchParams
  headers?: Record<string, string>
  /** The answer is HTML or other text; otherwise JSON. */
  isText?: boolean
  /** Aborts the call; it then rejects with kind `aborted`. */
  signal?: AbortSignal | undefined
}

/** What every request of a client has in common, and how it is fetched. */
export interface Client extends Pick<RequestInit, 'credentials' | 'cache'> {
  fetch: (request: Request) => Promise<Answer>
}

/** Where the contract leaves an answer open: an empty one and any JSON are fine, HTML is not. */
export const Anything = v.unknown()

const RETRIES = 2
const tryAgainAt = [408, 429, 500, 502, 503, 504, 520, 521, 522, 523, 524]

/** Makes a call and parses its answer; rejects with an `ApiError` and nothing else. The limit holds for everything together. */
export async function send<Schema extends v.GenericSchema>(
  client: Client,
  method: Method,
  path: string,
  schema: Schema,
  { signal, ...options }: CallOptions,
  limit: number,
): Promise<v.InferOutput<Schema>> {
  const call = `${method} ${path.replace(/^\/+/, '')}`
  const stop = new AbortController()
  // A page's patched fetch may not care for signals, so the end is heard here too.
  const ended = new Promise<never>((_resolve, reject) => stop.signal.addEventListener('abort', () => reject(stop.signal.reason)))
  const abort = () => stop.abort(new ApiError('aborted', { call, cause: signal?.reason }))
  const timer = setTimeout(() => stop.abort(new ApiError('timeout', { call })), Math.max(1, limit))
  signal?.addEventListener('abort', abort)
  if (signal?.aborted) abort()
  try {
    const answer = await Promise.race([ended, ask(client, method, path, options, stop.signal)])
    if (answer.status < 200 || answer.status > 299) throw refusalOf(answer, call)
    if (options.isText) return v.parse(schema, answer.text)
    return v.parse(schema, answer.text === '' && schema === Anything ? null : readJson(answer.text))
  } catch (cause) {
    if (stop.signal.aborted) throw stop.signal.reason
    throw cause instanceof ApiError ? cause : new ApiError('malformed', { call, cause })
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
  }
}

/** Reads try three times. Writes never repeat by themselves: the first may have done its work although its answer was lost. */
async function ask(
  { fetch, ...modes }: Client,
  method: Method,
  path: string,
  { json, searchParams, headers, isText }: CallOptions,
  signal: AbortSignal,
): Promise<Answer> {
  const url = new URL(addressOf(path))
  const asked = searchParams instanceof URLSearchParams ? searchParams : Object.entries(searchParams ?? {})
  for (const [name, value] of asked) url.searchParams.append(name, String(value))
  const init: RequestInit = {
    ...modes,
    method,
    redirect: 'manual',
    headers: {
      Accept: isText ? 'text/html' : 'application/json',
      ...(json === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...headers,
    },
    body: json === undefined ? null : writeJson(json),
    signal,
  }
  for (let tries = 0; ; tries++) {
    signal.throwIfAborted()
    const isLast = method !== 'GET' || tries === RETRIES
    let delay = limits().retryDelay * 2 ** tries
    try {
      const answer = await fetch(new Request(url, init))
      const wished = asksToWait(answer)
      if (isLast || !tryAgainAt.includes(answer.status) || (wished ?? 0) > limits().patience) return answer
      delay = wished ?? delay
    } catch (error) {
      if (isLast || !(error instanceof ApiError) || error.kind !== 'offline') throw error
    }
    await new Promise((resolve) => {
      const timer = setTimeout(resolve, delay)
      signal.addEventListener('abort', () => clearTimeout(timer))
    })
  }
}
