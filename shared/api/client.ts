// The two API clients: `requestPersonal` with cookies and token for personal data, `requestCatalogue` without for answers that any cache may keep.
import type * as v from 'valibot'
import { environment } from '#shared/environment.ts'
import { $prover } from '#shared/state/challenge.ts'
import { isOffered, noteMissing } from '#shared/state/extensions.ts'
import { adaptation } from './adaptation.ts'
import { attempt, attemptWithToken, hasToken, tokenNow } from './attempt.ts'
import { ApiError, isTokenRefusal } from './errors.ts'
import { Anything, type CallOptions, type Client, type Method, send } from './send.ts'
import { limits, storeId } from './settings.ts'

export { Anything }

const api: Client = { credentials: 'include', cache: 'no-store', fetch: attemptWithToken }
const catalogue: Client = { credentials: 'omit', fetch: attempt }

/**
 * Calls the stateful API and parses the answer.
 * @example const quote = await requestPersonal('GET', 'checkout/cart/quote', Quote, { signal })
 */
export async function requestPersonal<Schema extends v.GenericSchema>(
  method: Method,
  path: string,
  schema: Schema,
  options: CallOptions = {},
): Promise<v.InferOutput<Schema>> {
  const given = await proved(`${method} ${path}`, options)
  const end = environment.elapsed() + limits().api
  // A followed upload has the whole limit for each part, other calls have it in total.
  const left = () => (options.follow ? limits().api : end - environment.elapsed())
  const once = () => send(api, method, path, schema, own(given), left())
  // A host without the session call sends the token with its refusal.
  if (method !== 'GET' && !hasToken()) await refreshToken(left())
  const before = tokenNow()
  try {
    return await once()
  } catch (error) {
    if (!(error instanceof ApiError) || !isTokenRefusal(error)) throw error
    const hasBrought = hasToken() && tokenNow() !== before
    if (!hasBrought && !(await refreshToken(left()))) throw error
    return once()
  }
}

/** Makes a call whose answer is the same for every shopper. */
export function requestCatalogue<Schema extends v.GenericSchema>(
  path: string,
  schema: Schema,
  options: CallOptions = {},
): Promise<v.InferOutput<Schema>> {
  // Two stores may share every address and differ by this header only.
  const headers = { ...options.headers, 'X-STORE-ID': storeId() }
  return send(catalogue, 'GET', path, schema, { ...options, headers }, limits().catalogue)
}

/** The host's challenge runs before the call and outside its time limit: it has a limit of its own. */
async function proved(call: string, options: CallOptions): Promise<CallOptions> {
  const proof = options.challenge ? await $prover.get()?.prove(options.challenge) : null
  if (!proof) return options
  if ('message' in proof) throw new ApiError('rejected', { call, code: 'challenge', words: proof.message })
  return { ...options, headers: { ...options.headers, 'X-ReCaptcha': proof.token } }
}

const own = (options: CallOptions): CallOptions => ({
  ...options,
  headers: { ...options.headers, 'X-Requested-With': 'XMLHttpRequest', 'X-STORE-ID': storeId() },
})

let refreshing: Promise<boolean> | null = null

/** Requests a fresh token through the session call; concurrent writes share the request. Returns whether there is such a call. */
async function refreshToken(limit: number): Promise<boolean> {
  // An adapter's answer sets no token cookie.
  if (!isOffered('session') || adaptation?.has('GET api/session')) return false
  refreshing ??= requestToken(limit).finally(() => {
    refreshing = null
  })
  return refreshing
}

async function requestToken(limit: number): Promise<boolean> {
  try {
    await send(api, 'GET', 'api/session', Anything, own({}), limit)
  } catch (error) {
    if (!(error instanceof ApiError) || ![404, 405, 501].includes(error.status ?? 0)) throw error
    noteMissing('session', 'GET api/session')
    return false
  }
  if (!hasToken() && environment.hasCookies()) await import('./explain-token.ts').then(({ explainToken }) => explainToken()).catch(() => {})
  return true
}
