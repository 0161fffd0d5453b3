// Starts a host on a port; the only file that uses Node's server.
import { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Http2Bindings, HttpBindings } from '@hono/node-server'
import { serve } from '@hono/node-server'
import type { Host } from '../host/host.ts'

/** A host that is listening. `close` ends connections, then the database. */
export interface Listening {
  url: string
  port: number
  close: () => Promise<void>
}

/** Listens on the port, 0 for a free one; rejects if the port is taken. */
export async function listen(host: Host, port: number): Promise<Listening> {
  const { promise, resolve, reject } = Promise.withResolvers<AddressInfo>()
  const server = serve(
    { fetch: (request, env) => host.fetch(request, isHttp1(env) ? env : {}), port, overrideGlobalObjects: false },
    resolve,
  )
  server.once('error', (error) =>
    reject(new Error(`host: port ${port} cannot be used (${error.message}); set PORT to another`, { cause: error })),
  )
  const address = await promise
  return {
    url: `http://localhost:${address.port}`,
    port: address.port,
    close: async () => {
      const { promise: closed, resolve: done } = Promise.withResolvers<void>()
      server.close(() => done())
      if ('closeAllConnections' in server) server.closeAllConnections()
      await closed
      await host.close()
    },
  }
}

function isHttp1(env: HttpBindings | Http2Bindings): env is HttpBindings {
  return env.incoming instanceof IncomingMessage
}
