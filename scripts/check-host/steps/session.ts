// The page's settings, the session, and the rules of the token.
import { field, numberIn, type Shop, titleOf } from '../shop.ts'
import { shown } from '../report.ts'
import { Visitor, type Reply } from '../visitor.ts'

/** Reads the settings of the page at the address: store, API and menus. A host without them has defaults. */
export async function readPage({ visitor, report, learnt }: Shop): Promise<void> {
  const page = await visitor.another().ask('GET', '', { accept: 'text/html', isForEverybody: true })
  const json = /<script[^>]*\bid=["']?touchline-page["']?[^>]*>([\s\S]*?)<\/script>/.exec(page.text)?.[1]
  const menu = /\bdata-menu=["']?([\w-]+)/.exec(page.text)?.[1]
  if (menu !== undefined) learnt.values['menuId'] = menu
  if (json === undefined) {
    report.skipped.set(
      'the page',
      'there is no #touchline-page at the address, so nothing is known of its store; hand the id in with --store=1',
    )
    return
  }
  try {
    const settings: unknown = JSON.parse(json)
    const apiUrl = field(settings, 'apiUrl') ?? field(settings, 'baseUrl')
    if (typeof apiUrl === 'string') visitor.address = new URL(apiUrl.endsWith('/') ? apiUrl : `${apiUrl}/`, visitor.address).href
    visitor.storeId ??= numberIn(settings, 'store', 'id')
  } catch {
    report.fault('the page', json.slice(0, 60), 'JSON', '#touchline-page')
  }
}

/** The session of somebody new, and the cookies that come with it. */
export async function checkSession(shop: Shop): Promise<void> {
  const { visitor, report } = shop
  const call = 'GET api/session'
  await shop.read('session.getSession', 'api/session')
  const token = visitor.cookies.get('XSRF-TOKEN')
  report.expect(token !== undefined, call, 'no such cookie', 'a cookie XSRF-TOKEN, without which nothing can be written', 'Set-Cookie')
  report.expect(!token?.isHttpOnly, call, 'HttpOnly', 'a cookie XSRF-TOKEN that scripts can read', 'Set-Cookie')
  const { pathname } = new URL(visitor.address)
  report.expect(
    !token?.path || pathname.startsWith(token.path),
    call,
    `Path=${token?.path}`,
    `a cookie XSRF-TOKEN for ${pathname}`,
    'Set-Cookie',
  )
  const hidden = [...visitor.cookies].filter(([, { isHttpOnly }]) => isHttpOnly)
  report.expect(
    hidden.length > 0,
    call,
    [...visitor.cookies.keys()].join(', ') || 'no cookie',
    'a session cookie that is HttpOnly',
    'Set-Cookie',
  )
  const again = await shop.reply('session.getSession', 'api/session')
  if (again) expectPrivate(shop, call, again)
}

/** Personal answers are kept nowhere. */
export function expectPrivate({ report }: Shop, call: string, { headers }: Reply): void {
  const caching = headers.get('Cache-Control') ?? 'no Cache-Control'
  report.expect(
    /no-store|private/.test(caching) && !/public/.test(caching),
    call,
    caching,
    'Cache-Control: private, no-store',
    'Cache-Control',
  )
}

/** Writes without a token, with a wrong one, from elsewhere and for another store are refused. */
export async function checkToken(shop: Shop): Promise<void> {
  const { visitor, report, learnt } = shop
  const path = shop.path('cart.addLines')
  const call = titleOf(shop.call('cart.addLines'), path)
  const json = { cartItems: [{ sku: learnt.product?.sku ?? 'NOTHING', qty: 1 }] }
  const isTokenRefusal = ({ status, text }: Reply) => status === 419 || (status === 403 && /"code"\s*:\s*"token"/.test(text))
  const tell = ({ status, text }: Reply) => `${status} ${text.slice(0, 80)}`
  for (const [what, token] of [
    ['without X-XSRF-TOKEN', null],
    ['with a wrong X-XSRF-TOKEN', 'wrong'],
  ] as const) {
    const reply = await shop.reply('cart.addLines', path, { json, token })
    if (reply) report.expect(isTokenRefusal(reply), `${call} ${what}`, tell(reply), '419, or 403 with code "token"')
  }
  const foreign = await shop.reply('cart.addLines', path, { json, headers: { Origin: 'https://elsewhere.example' } })
  if (foreign)
    report.expect(foreign.status >= 400 && foreign.status < 500, `${call} with another site's Origin`, tell(foreign), 'a refusal, 403')
  if (visitor.storeId === null) return
  const stranger = new Visitor(visitor.address)
  stranger.storeId = visitor.storeId + 9_000
  const other = await shop.reply('cart.getCart', shop.path('cart.getCart'), {}, stranger)
  if (other)
    report.expect(other.status >= 400, `GET ${shop.path('cart.getCart')} with another X-STORE-ID`, shown(other.status), 'a refusal, 400')
}
