// The doctor's checks of the API: does it answer, can a cache store personal answers, and can the page read its cookies?
import { environment } from '#shared/environment.ts'
import type { PageConfig } from '#shared/wire/page.ts'
import type { Report } from './page.ts'

/** The cart call belongs to the base API. A host with the session call starts every write with that one, so it is preferred. */
const QUOTE = 'checkout/cart/quote'
const SESSION = 'api/session'

/** Makes one GET request and reports what it shows. */
export async function reportApi(api: URL, { extensions }: PageConfig, report: Report, signal: AbortSignal): Promise<void> {
  const hasSession = extensions.includes('session')
  const address = `${api.href.replace(/\/?$/, '/')}${hasSession ? SESSION : QUOTE}`
  const answer = await fetch(address, { headers: { Accept: 'application/json' }, signal }).catch(() => null)
  // Without an answer, nothing can be concluded.
  if (!answer) return
  const type = answer.headers.get('Content-Type') ?? 'nothing'
  const isJson = type.includes('json')
  // A missing cart and a missing extension are answered as JSON; extensions.ts reports the latter.
  if (answer.status === 404 && isJson) return
  if (!isJson || (!answer.ok && hasSession)) {
    const what =
      answer.ok || !isJson
        ? `answers ${answer.status === 200 ? '' : `${answer.status} and `}${type} instead of JSON`
        : `answers ${answer.status}`
    report('The API', `GET ${address} ${what}: apiUrl leads elsewhere, or a proxy does not hand it on. CONTRACT.md has the paths.`)
    return
  }
  if (!answer.ok) return
  if (!/private|no-store|no-cache/.test(answer.headers.get('Cache-Control') ?? '') || Number(answer.headers.get('Age') ?? 0) > 0)
    report(
      'The cache',
      `GET ${address} may be kept by a cache, which would show one shopper another's cart. Answer it, and all that is personal, with Cache-Control: private, no-store.`,
    )
  reportCookies(api, address, hasSession, report)
}

/** Reports why the page cannot read the XSRF-TOKEN cookie. A platform without the session call may have no such cookie. */
function reportCookies({ pathname }: URL, address: string, hasSession: boolean, report: Report): void {
  if (/(^|; )XSRF-TOKEN=/.test(document.cookie)) return
  if (!environment.hasCookies()) {
    report('Cookies', 'This browser blocks cookies, or does so in this frame: lists and search work, cart and login cannot.')
  } else if (!hasSession) {
    report(
      'Cookies',
      'This page can read no cookie XSRF-TOKEN. That is right if your platform asks for no token; if a write is refused with 419, the cookie is HttpOnly or has another path.',
      true,
    )
  } else if (!location.pathname.startsWith(pathname)) {
    report(
      'The page’s path',
      `The page is at ${location.pathname}, outside of ${pathname}, so it cannot read the API's cookies, and every write fails as if cookies were blocked. Move it below ${pathname}, or have the API set its cookies with Path=/.`,
    )
  } else {
    report(
      'Cookies',
      `${address} answered, but this page can read no cookie XSRF-TOKEN: it is HttpOnly, has another Path or Domain, is Secure on a page without https, or was dropped by a proxy or cache. Without it every write fails.`,
    )
  }
}
