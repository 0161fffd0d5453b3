// How a request was received: its address, and whether it was encrypted. A proxy's headers count only if the host is configured for one.
import type { MiddlewareHandler } from 'hono'
import type { Connection, HostContext, HostEnv } from '../host/context.ts'
import type { HostOptions } from '../host/options.ts'

/** Stores it for all later handlers. */
export function noteConnection({ isBehindProxy }: Pick<HostOptions, 'isBehindProxy'>): MiddlewareHandler<HostEnv> {
  return async (c, next) => {
    c.set('connection', isBehindProxy ? throughProxy(c) : direct(c))
    await next()
  }
}

function direct(c: HostContext): Connection {
  const isSecure = new URL(c.req.url).protocol === 'https:'
  return { address: c.env?.incoming?.socket.remoteAddress ?? 'unknown', isSecure }
}

/** A proxy appends its own entries; earlier ones may be forged. */
function throughProxy(c: HostContext): Connection {
  const { address, isSecure } = direct(c)
  const last = (header: string) => c.req.header(header)?.split(',').at(-1)?.trim() || null
  return { address: last('X-Forwarded-For') ?? address, isSecure: isSecure || last('X-Forwarded-Proto') === 'https' }
}
