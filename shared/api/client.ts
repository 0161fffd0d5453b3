// The two clients: `ask` with cookies and token for everything personal, `askCatalogue` without for what any cache may keep.
import type * as v from 'valibot'
import { environment } from '#shared/environment.ts'
import { $prover } from '#shared/state/challenge.ts'
import { isOffered, noteMissing } from '#shared/state/extensions.ts'
import { adaptation } from './adaptation.ts'
import { attempt, attemptWithToken, hasToken, tokenNow } from './attempt.ts'
import { ApiError, isTokenRefusal } from './errors.ts'
import { Anything, type CallOptions, type Client, type Method, send } from './send.ts'
import { addressOf, limits, storeId } from './settings.ts'

export { Anything }

const api: Client = { credentials: 'include', cache: 'no-store', fetch: attemptWithToken }
const catalogue: Client = { credentials: 'omit', fetch: attempt }

/**
 * Asks the stateful API and parses the answer.
 * @example const quote = await ask('GET', 'checkout/cart/quote', Quote, { signal })
 */
export async function ask<Schema extends v.GenericSchema>(
  method: Method,
  path: string,
  schema: Schema,
  options: CallOptions = {},
): Promise<v.InferOutput<Schema>> {
  const given = await proved(`${method} ${path}`, options)
  const end = environment.elapsed() + limits().api
  // What is followed has as long for each part as others have for the whole.
  const left = () => (options.follow ? limits().api : end - environment.elapsed())
  const once = () => send(api, method, path, schema, own(given), left())
  // A host that is not asked brings the token with its refusal.
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

/** Asks for what is the same for everybody. */
export function askCatalogue<Schema extends v.GenericSchema>(
  path: string,
  schema: Schema,
  options: CallOptions = {},
): Promise<v.InferOutput<Schema>> {
  // Two stores may share every address, and be told apart by this alone.
  const headers = { ...options.headers, 'X-STORE-ID': storeId() }
  return send(catalogue, 'GET', path, schema, { ...options, headers }, limits().catalogue)
}

/** The host's check comes before the call and its limit: it has one of its own. */
async function proved(call: string, options: CallOptions): Promise<CallOptions> {
  const proof = options.challenge ? await $prover.get()?.prove(options.challenge) : null
  if (!proof) return options
  if ('words' in proof) throw new ApiError('rejected', { call, code: 'challenge', words: proof.words })
  return { ...options, headers: { ...options.headers, 'X-ReCaptcha': proof.token } }
}

const own = (options: CallOptions): CallOptions => ({
  ...options,
  headers: { ...options.headers, 'X-Requested-With': 'XMLHttpRequest', 'X-STORE-ID': storeId() },
})

let isExplained = false

/** To whoever sets the shop up, since no shopper can mend it. */
function explainToken(): void {
  if (isExplained) return
  isExplained = true
  console.warn(
    `Touchline: ${addressOf('api/session')} was answered, but this page has no cookie XSRF-TOKEN to send back, so nothing can be bought here. Its cookies are of another path than this page's: put the page below that path, or have the proxy write Path=/ into them (CONTRACT.md, "Proxy and other origins").`,
  )
}

let refreshing: Promise<boolean> | null = null

/** Has the session call set a fresh token; writes that wait for one share the call. Whether there is such a call. */
async function refreshToken(limit: number): Promise<boolean> {
  // What an adapter answers in the platform's place brings no token.
  if (!isOffered('session') || adaptation?.has('GET api/session')) return false
  refreshing ??= askForToken(limit).finally(() => {
    refreshing = null
  })
  return refreshing
}

async function askForToken(limit: number): Promise<boolean> {
  try {
    await send(api, 'GET', 'api/session', Anything, own({}), limit)
  } catch (error) {
    if (!(error instanceof ApiError) || ![404, 405, 501].includes(error.status ?? 0)) throw error
    noteMissing('session', 'GET api/session')
    return false
  }
  if (!hasToken() && environment.hasCookies()) explainToken()
  return true
}
