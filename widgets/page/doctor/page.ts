// What the doctor finds by asking a page and its host, where nothing else complains: cookies, paths, proxies, caches, links, old markup, room.
import type { PageConfig } from '#shared/wire/page.ts'
import type { Touchline } from '#widgets/page/public-api.ts'
import { tellOfPayments } from './payment.ts'

/** Names a finding: what it is about, and the sentence with the way out. Advice is no fault. */
export type Tell = (about: string, words: string, isAdvice?: boolean) => void

/** What the doctor needs of the suite here. */
type Suite = Pick<Touchline, 'on' | 'mounts' | 'ready' | 'version'>

/** Looks once at everything that can be seen, and then listens; asks by GET alone. What it answers is to be called when a mount has changed. */
export function examinePage(touchline: Suite, page: PageConfig, tell: Tell, signal: AbortSignal): () => void {
  const api = new URL(page.apiUrl, location.href)
  if (api.origin !== location.origin) {
    tell(
      'apiUrl',
      `The API is at ${api.origin}, the page at ${location.origin}: no cookie of the API can be read here, so every write fails. ${handOn(api)}`,
    )
  } else void tellOfSession(api, tell, signal)
  tellOfRefusals(touchline, tell, signal)
  tellOfPayments(touchline, page, tell, signal)
  tellOfOldMarkup(touchline, tell)
  tellOfShifts(tell, signal)
  return productLinks(touchline, tell, signal)
}

const handOn = ({ pathname }: URL) => `Let your server hand ${pathname} on to it, and set apiUrl to ${pathname}.`

/** The session is what every write begins with: its answer, how long it is kept, and whether its cookies can be read where this page stands. */
async function tellOfSession(api: URL, tell: Tell, signal: AbortSignal): Promise<void> {
  const address = `${api.href.replace(/\/?$/, '/')}api/session`
  const answer = await fetch(address, { headers: { Accept: 'application/json' }, signal }).catch(() => null)
  // Without an answer nothing is known.
  if (!answer) return
  const type = answer.headers.get('Content-Type') ?? 'nothing'
  if (!answer.ok || !type.includes('json')) {
    const what = answer.ok ? `answers ${type} instead of JSON` : `answers ${answer.status}`
    tell('The API', `GET ${address} ${what}: apiUrl leads elsewhere, or a proxy does not hand it on. CONTRACT.md has the paths.`)
    return
  }
  if (!/private|no-store/.test(answer.headers.get('Cache-Control') ?? '') || Number(answer.headers.get('Age') ?? 0) > 0)
    tell(
      'The cache',
      `GET ${address} may be kept by a cache, which would show one shopper another's cart. Answer it, and all that is personal, with Cache-Control: private, no-store.`,
    )
  if (/(^|; )XSRF-TOKEN=/.test(document.cookie)) return
  if (!navigator.cookieEnabled) {
    tell('Cookies', 'This browser blocks cookies, or does so in this frame: lists and search work, cart and login cannot.')
  } else if (!location.pathname.startsWith(api.pathname)) {
    tell(
      'The page’s path',
      `The page is at ${location.pathname}, outside of ${api.pathname}, so it cannot read the API's cookies, and every write fails as if cookies were blocked. Move it below ${api.pathname}, or have the API set its cookies with Path=/.`,
    )
  } else {
    tell(
      'Cookies',
      `${address} answered, but this page can read no cookie XSRF-TOKEN: it is HttpOnly, has another Path or Domain, is Secure on a page without https, or was dropped by a proxy or cache. Without it every write fails.`,
    )
  }
}

/** A write that is refused while reads work. */
function tellOfRefusals({ on }: Suite, tell: Tell, signal: AbortSignal): void {
  const stop = on('cart:failed', ({ error: { status, code } }) => {
    if (status !== 403 || code?.startsWith('session.')) return
    stop()
    tell(
      'Writes',
      `A write was refused with 403 while reads work: usually a proxy rewrites Host, so that the browser's Origin (${location.origin}) is not the host's own. Have it hand Host on as it came, port included (in nginx, set Host to $http_host).`,
    )
  })
  signal.addEventListener('abort', stop)
}

/** The first link of a card, once some widget has drawn one: does the host have such pages? */
function productLinks({ mounts }: Suite, tell: Tell, signal: AbortSignal): () => void {
  let isAsked = false
  return () => {
    const drawn = mounts().filter(({ status }) => status === 'ready')
    const link = drawn.map(({ element }) => element.querySelector<HTMLAnchorElement>('.touchline-card a[href]')).find((one) => one !== null)
    if (isAsked || !link || new URL(link.href).origin !== location.origin) return
    isAsked = true
    void fetch(link.href, { headers: { Accept: 'text/html' }, signal }).then(
      ({ ok, status }) => {
        if (!ok)
          tell(
            'Links to products',
            `${link.href} answers ${status}: your product pages are not there. Set routes.product, as in "/index.php?route=product/product&sku={sku}" ({id}, {sku} or {slug}).`,
          )
      },
      () => {},
    )
  }
}

/** Markup that another build printed is drawn afresh from its state: right, but later, and a sign of a page that a cache keeps. */
function tellOfOldMarkup({ mounts, version }: Suite, tell: Tell): void {
  const build = version.split('-').at(-1) ?? ''
  const builds = mounts().map(({ element }) => element.getAttribute('data-touchline-ssr')?.split('.')[1] ?? '')
  const old = builds.find((one) => one !== '' && one !== build)
  if (old)
    tell(
      'Old markup',
      `A server printed markup with build ${old}, and ${build} runs: it is drawn afresh from its state. Empty the cache of pages after a release, and render with the build that you serve.`,
      true,
    )
}

/** Room that was not kept. Only Chromium tells. */
function tellOfShifts(tell: Tell, signal: AbortSignal): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('layout-shift')) return
  let sum = 0
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput }: { value?: unknown; hadRecentInput?: unknown } = Object(entry)
      if (typeof value === 'number' && hadRecentInput !== true) sum += value
    }
    if (sum < 0.02) return
    observer.disconnect()
    tell(
      'Room',
      `What was on the page moved (layout shift ${sum.toFixed(2)}), as it does when widgets arrive without room. Print the tags of the page's widgets in the head (touchline.manifest.json), before your theme's stylesheet, and HTML inside each mount that is about as tall as the widget.`,
      true,
    )
  })
  observer.observe({ type: 'layout-shift', buffered: true })
  signal.addEventListener('abort', () => observer.disconnect())
}
