// Checks whether the shop's pages are where the widgets link to.
import type { Host } from '../host.ts'

/** The pages that widgets link to in any shop; the confirmation has no page before an order. */
const linked = ['cart', 'checkout', 'search', 'wishlist', 'compare', 'login', 'account', 'contact'] as const

/** Names each page that answers 404. A platform without any of them has its pages at another address. */
export async function checkRoutes({ visitor, report, settings }: Host, address: string): Promise<void> {
  const gone: string[] = []
  for (const name of linked) {
    const url = new URL(settings.routes[name], address)
    const reply = await visitor.ask('GET', url, { headers: { Accept: 'text/html' } }).catch(() => null)
    if (reply?.status === 404) gone.push(`routes.${name} is ${url.pathname}, which answers 404. Name your own page in "routes".`)
  }
  if (gone.length < linked.length) for (const line of gone) report.advice.add(line)
}
