// The headers of every response: a strict content security policy on each page, and no personal page in a shared cache.
import type { MiddlewareHandler } from 'hono'
import type { HostContext, HostEnv, ScriptPolicy } from '../host/context.ts'
import type { HostOptions } from '../host/options.ts'
import { publicOrigin, requestOrigin } from './public-origin.ts'

/** The folders of a store whose pages are about one person. */
export const personalFolders: readonly string[] = [
  ...['api', 'cart', 'checkout', 'account', 'customer', 'wishlist', 'compare', 'orders'],
  ...['returns', 'complaint', 'withdrawal', 'newsletter', 'logout'],
]
const privatePaths = new RegExp(String.raw`^/[a-z]{2}/(${personalFolders.join('|')})(/|$)`)

/** Whether the content of a path is personal. */
export function isPersonal(path: string): boolean {
  return privatePaths.test(path)
}

/** Allows this page to run exactly these scripts; a page without this call runs none. */
export function allowScripts(c: HostContext, policy: ScriptPolicy): void {
  const known = c.get('scripts')
  c.set('scripts', {
    files: [...(known?.files ?? []), ...(policy.files ?? [])],
    frames: [...(known?.frames ?? []), ...(policy.frames ?? [])],
    policies: [...(known?.policies ?? []), ...(policy.policies ?? [])],
    isFramed: policy.isFramed ?? known?.isFramed ?? false,
    hasInlineStyles: policy.hasInlineStyles ?? known?.hasInlineStyles ?? false,
  })
}

/**
 * The policy of one page as the header's text. A list of hashes would grow with every widget (13 KB before the page's first byte), and needs
 * an import map's `integrity`, which Safari 17 and Firefox 125 lack. Under a name that may not be the shop's, any own file may run.
 */
export function contentSecurityPolicy(
  origin: string,
  { files = [], frames = [], policies = [], isFramed = false, hasInlineStyles = false }: ScriptPolicy,
): string {
  const named = origin === '' ? ["'self'"] : [...new Set(files)].map((file) => origin + file)
  return [
    "default-src 'none'",
    `script-src ${files.length > 0 ? named.join(' ') : "'none'"}`,
    `style-src ${hasInlineStyles ? "'unsafe-inline'" : "'self'"}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'self'",
    ...(frames.length > 0 ? [`frame-src ${[...new Set(frames)].join(' ')}`, "media-src 'self'"] : []),
    `frame-ancestors ${isFramed ? "'self'" : "'none'"}`,
    "require-trusted-types-for 'script'",
    ['trusted-types touchline', ...policies].join(' '),
  ].join('; ')
}

/** Writes the headers after the route has answered, so that no route can forget them. */
export const securityHeaders =
  (options: Pick<HostOptions, 'publicUrl'>): MiddlewareHandler<HostEnv> =>
  async (c, next) => {
    await next()
    const { headers } = c.res
    // A fault has already written to the socket itself.
    if (headers.has('x-hono-already-sent')) return
    headers.set('X-Content-Type-Options', 'nosniff')
    // Only over https, where it has an effect: once set, browsers use only https for a year.
    if (c.get('connection').isSecure) headers.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains')
    headers.set('Referrer-Policy', 'strict-origin-when-cross-origin')
    headers.set('Cross-Origin-Opener-Policy', 'same-origin')
    headers.set('Permissions-Policy', 'camera=(), geolocation=(self), microphone=(), payment=()')
    if (!headers.has('Cross-Origin-Resource-Policy')) headers.set('Cross-Origin-Resource-Policy', 'same-origin')
    if (headers.get('Content-Type')?.startsWith('text/html')) {
      const origin = publicOrigin(c, options)
      headers.set('Content-Security-Policy', contentSecurityPolicy(origin === requestOrigin(c) ? origin : '', c.get('scripts') ?? {}))
    }
    if (isPrivate(c)) headers.set('Cache-Control', 'private, no-store')
    else if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'public, max-age=0, s-maxage=60, must-revalidate')
  }

/** Personal pages, writes, errors and faults stay out of caches, as does every response that sets a cookie. */
function isPrivate(c: HostContext): boolean {
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return true
  if (c.res.status >= 400 || c.res.headers.has('Set-Cookie') || c.req.query('fault') !== undefined) return true
  return isPersonal(c.req.path) && !c.res.headers.has('Cache-Control')
}
