// Security rules for carts and tokens that no widget depends on. None of them is a fault of the contract's base.
import { addLines, getCart } from '#shared/cart/calls.ts'
import type { Host } from '../host.ts'

/** Checks that caches may not store personal answers. */
export function rulesOfCarts({ visitor, report }: Host): void {
  const caching = visitor.last?.headers.get('Cache-Control') ?? null
  if (caching !== null && /public|s-maxage/.test(caching))
    report.note(
      getCart.info,
      'needs',
      `answers with Cache-Control: ${caching}: a cache that keeps it shows one shopper another's cart. Answer private, no-store`,
    )
  else if (caching === null)
    report.advice.add('The cart answers without Cache-Control. Answer all that is personal with private, no-store.')
}

/** Sends writes as a page of another origin would. */
export async function rulesOfWrites({ visitor, report, discovered, settings }: Host): Promise<void> {
  const address = (path: string) => new URL(path, settings.apiUrl)
  const token = visitor.cookies.get('XSRF-TOKEN')
  if (token === undefined)
    report.advice.add(
      'No cookie XSRF-TOKEN came with any answer: whether a write comes from your own page has to be known otherwise (SameSite, Origin).',
    )
  else if (token.isHttpOnly)
    report.note(
      addLines.info,
      'needs',
      'the cookie XSRF-TOKEN is HttpOnly, so no script can send it back: every write is refused. Set it readable',
    )
  const json = { cartItems: [{ sku: discovered.product?.sku ?? 'NOTHING', qty: 0 }] }
  const headers = { Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest', 'X-STORE-ID': String(settings.store.id) }
  const post = (more: Readonly<Record<string, string>>) =>
    visitor.ask('POST', address(addLines.info.path), { json, headers: { ...headers, ...more } }).catch(() => null)
  const bare = await post({})
  if (bare && bare.status < 300) report.advice.add('A write without X-XSRF-TOKEN is taken. Refuse it with 419, or any page can fill carts.')
  const wrong = await post({ 'X-XSRF-TOKEN': 'wrong' })
  if (wrong && wrong.status < 300) report.advice.add('A write with a wrong X-XSRF-TOKEN is taken. Refuse it with 419.')
  if (bare && token !== undefined && bare.status >= 400 && ![419, 403].includes(bare.status))
    report.advice.add(
      `A write without X-XSRF-TOKEN is refused with ${bare.status}. Only 419, and 403 with code "token", are repeated with a fresh token.`,
    )
}
