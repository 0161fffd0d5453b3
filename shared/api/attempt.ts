// Makes one attempt of a call: its headers, no redirect followed, the whole body read within the time limit.
import { environment } from '#shared/environment.ts'
import { ApiError } from './errors.ts'
import { addressOf } from './settings.ts'

/** The readable cookie whose value proves that a write comes from our own page. */
const COOKIE = 'XSRF-TOKEN'

/** The `Accept` header of a call for a file. */
export const FILE = 'application/pdf'

/** Sends a request. */
export type Out = (request: Request) => Promise<Response>

/** The token to send; null where there is none. */
export function tokenNow(): string | null {
  return environment.cookie(COOKIE) || null
}

/** Whether there is a token to send. */
export function hasToken(): boolean {
  return tokenNow() !== null
}

/** Method and path of a request, for errors. */
function callOf({ method, url }: Request): string {
  const base = addressOf('')
  const path = url.startsWith(base) ? url.slice(base.length) : url
  return `${method} ${path.replace(/[?#].*/s, '')}`
}

/** Fetches with the cookie's current token: the previous one may have been replaced meanwhile. */
export function attemptWithToken(request: Request, out?: Out): Promise<Response> {
  const token = tokenNow()
  if (token && request.url.startsWith(addressOf(''))) request.headers.set('X-XSRF-TOKEN', token)
  return attempt(request, out)
}

/** Fetches and reads the body. Any network error becomes `offline`, whatever patched `fetch` the page has. */
export async function attempt(request: Request, out: Out = environment.fetch): Promise<Response> {
  try {
    const response = await out(request)
    if (isRedirect(response))
      throw new ApiError('malformed', { call: callOf(request), status: response.status || null, code: 'redirected' })
    // Reading as text would corrupt the bytes of a file.
    const isFile = request.headers.get('Accept') === FILE && response.ok
    const body = isFile ? await response.blob() : await response.text()
    const hasBody = typeof body === 'string' ? body !== '' : body.size > 0
    // A response whose status forbids a body must not be given an empty one.
    return new Response(hasBody ? body : null, { status: response.status, headers: response.headers })
  } catch (cause) {
    if (cause instanceof ApiError) throw cause
    throw new ApiError(request.signal.aborted ? 'aborted' : 'offline', { call: callOf(request), cause })
  }
}

/** A call that is redirected, to a login page or another host, has no answer; browsers hide the status of such a response. */
function isRedirect({ type, status }: Response): boolean {
  return type === 'opaqueredirect' || (status >= 300 && status < 400)
}
