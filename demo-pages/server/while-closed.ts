// Behaviour while the shop is closed: calls fail with a code that the widgets know, and every address shows the same page. Read for each
// request, so that an open page notices when the shop closes and opens again.
import type { MiddlewareHandler } from 'hono'
import { fillText } from '../shop/messages.ts'
import type { HostContext, HostEnv } from '../host/context.ts'
import type { HostOptions } from '../host/options.ts'

const RETRY_AFTER = '300'

/** Handles everything below a store. */
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
