// While the shop is closed for a moment: calls say so in a word that the widgets know, pages show the one page there is. Read at each
// request, so that an open page sees the shop close and open again.
import type { MiddlewareHandler } from 'hono'
import { fillText } from '../shop/messages.ts'
import type { HostContext, HostEnv } from '../host/context.ts'
import type { HostOptions } from '../host/options.ts'

const RETRY_AFTER = '300'

/** For everything below a store. */
export function whileClosed(
  showPage: (c: HostContext) => Promise<Response>,
  options: Pick<HostOptions, 'isClosed'>,
): MiddlewareHandler<HostEnv> {
  return async (c, next) => {
    const { code, language } = c.get('store')
    if (!options.isClosed || c.req.path === `/${code}/maintenance`) return next()
    c.header('Retry-After', RETRY_AFTER)
    const isCall = c.req.header('X-Requested-With') !== undefined || !(c.req.header('Accept') ?? '').includes('text/html')
    if (isCall) return c.json({ message: fillText('error.closed', language), code: 'maintenance' }, 503)
    return showPage(c)
  }
}
