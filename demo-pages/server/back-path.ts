// The address that a form redirects to: only paths of this store, so that nobody can use our address to redirect elsewhere.
import type { HostContext } from '../host/context.ts'

/** The path with its query; null if it is not in this store. */
export function backPath(c: HostContext, back: string | null | undefined): string | null {
  const base = new URL(c.req.url)
  if (!back || !URL.canParse(back, base)) return null
  const url = new URL(back, base)
  const isOurs = url.origin === base.origin && url.pathname.startsWith(`/${c.get('store').code}/`)
  return isOurs ? `${url.pathname}${url.search}` : null
}
