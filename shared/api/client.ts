// The two clients: `api` with cookies and token for everything personal, `catalogue` without for what any cache may keep.
import ky, { isHTTPError, isTimeoutError, type KyInstance, type Options, type RetryOptions } from 'ky'
import * as v from 'valibot'
import { environment } from '#shared/environment.ts'
import { ErrorBody } from '#shared/schemas/error-body.ts'
import { readJson, writeJson } from '#shared/schemas/json.ts'
import { attempt, attemptWithToken, callOf, hasToken } from './attempt.ts'
import { ApiError, isTokenRefusal } from './errors.ts'
import { fillPlaceholders } from './fill-placeholders.ts'
import { addressOf, limits, storeId } from './settings.ts'

type Method = 'get' | 'post' | 'put' | 'delete'

/** What goes along with a call. */
export interface CallOptions {
  json?: unknown
  searchParams?: Record<string, string | number>
  headers?: Record<string, string>
  /** Aborts the call; it then rejects with kind `aborted`. */
  signal?: AbortSignal | undefined
}

/** Where the contract leaves an answer open: an empty one and any JSON are fine, HTML is not. */
export const Anything = v.unknown()

const tryAgainAt = [408, 429, 500, 502, 503, 504, 520, 521, 522, 523, 524]

/** Reads try three times. Writes never repeat by themselves: the first may have done its work although its answer was lost. */
const retry = (method: Method): RetryOptions => ({
  limit: method === 'get' ? 2 : 0,
  methods: ['get'],
  statusCodes: tryAgainAt,
  afterStatusCodes: tryAgainAt,
  delay: (count) => limits().retryDelay * 2 ** (count - 1),
  shouldRetry: ({ error }) => {
    if (error instanceof ApiError) return error.kind === 'offline'
    return isHTTPError(error) && waitOf(error.response) > limits().patience ? false : undefined
  },
})

const shared: Options = { redirect: 'manual', timeout: false, stringifyJson: writeJson }
const api = ky.create({ ...shared, credentials: 'include', cache: 'no-store', fetch: (input) => attemptWithToken(new Request(input)) })
const catalogue = ky.create({ ...shared, credentials: 'omit', fetch: (input) => attempt(new Request(input)) })

/**
 * Asks the stateful API and parses the answer.
 * @example const quote = await ask('get', 'checkout/cart/quote', Quote, { signal })
 */
export async function ask<Schema extends v.GenericSchema>(
  method: Method,
  path: string,
  schema: Schema,
  options: CallOptions = {},
): Promise<v.InferOutput<Schema>> {
  const end = environment.elapsed() + limits().api
  const left = () => end - environment.elapsed()
  const once = () => send(api, method, path, schema, own(options), left())
  if (method !== 'get' && !hasToken()) await refreshToken(left())
  try {
    return await once()
  } catch (error) {
    if (!(error instanceof ApiError) || !isTokenRefusal(error)) throw error
    await refreshToken(left())
    return once()
  }
}

/** Asks for what is the same for everybody. */
export function askCatalogue<Schema extends v.GenericSchema>(
  path: string,
  schema: Schema,
  options: CallOptions = {},
): Promise<v.InferOutput<Schema>> {
  return send(catalogue, 'get', path, schema, options, limits().catalogue)
}

const own = (options: CallOptions): CallOptions => ({
  ...options,
  headers: { ...options.headers, 'X-Requested-With': 'XMLHttpRequest', 'X-STORE-ID': storeId() },
})

let refreshing: Promise<void> | null = null

/** Has the session call set a fresh token; writes that wait for one share the call. */
function refreshToken(limit: number): Promise<void> {
  refreshing ??= send(api, 'get', 'api/session', Anything, own({}), limit)
    .then(() => {})
    .finally(() => {
      refreshing = null
    })
  return refreshing
}

async function send<Schema extends v.GenericSchema>(
  client: KyInstance,
  method: Method,
  path: string,
  schema: Schema,
  { signal, ...options }: CallOptions,
  totalTimeout: number,
): Promise<v.InferOutput<Schema>> {
  const call = callOf({ method: method.toUpperCase(), url: path.replace(/^\/+/, '') })
  try {
    return await client[method](addressOf(path), {
      ...options,
      ...(signal ? { signal } : {}),
      retry: retry(method),
      totalTimeout: Math.max(1, totalTimeout),
      parseJson: (text) => (text === '' && schema === Anything ? null : readJson(text)),
    }).json(schema)
  } catch (cause) {
    throw asApiError(cause, call, signal)
  }
}

function asApiError(cause: unknown, call: string, signal: AbortSignal | undefined): ApiError {
  if (signal?.aborted) return new ApiError('aborted', { call, cause })
  if (cause instanceof ApiError) return cause
  if (isTimeoutError(cause)) return new ApiError('timeout', { call, cause })
  if (!isHTTPError(cause)) return new ApiError('malformed', { call, cause })
  const { status } = cause.response
  const { message, error, code, parameters, errors } = bodyOf(cause.data)
  const words = message ?? error
  return new ApiError(status < 500 ? 'rejected' : 'unavailable', {
    call,
    status,
    // Where the browser keeps no cookie there will never be a token: the shopper can do something about that.
    code: code === 'token' && !hasToken() ? 'no-cookie' : code,
    words: words ? fillPlaceholders(words, parameters) : null,
    fields: errors,
    cause,
  })
}

/** An error's body, as far as it is one; HTML and nonsense are an empty one. */
function bodyOf(data: unknown): ErrorBody {
  const parsed = v.safeParse(ErrorBody, data)
  return parsed.success ? parsed.output : v.parse(ErrorBody, {})
}

/** How many milliseconds a server asks us to wait; an unreadable wish is none. */
function waitOf({ headers }: Response): number {
  const after = headers.get('Retry-After')
  if (!after) return 0
  const wait = /^\d+$/.test(after) ? Number(after) * 1_000 : Date.parse(after) - environment.now()
  return Number.isNaN(wait) ? 0 : wait
}
