// Gives the demo shop a free port, for tests and benchmarks alike.
import { createHost, type Host } from '#demo-pages/server/app.ts'
import { listen } from '#demo-pages/server/listen.ts'
import { startProvider, type StartedProvider } from '#demo-pages/provider/listen.ts'
import type { HostOptions } from '#demo-pages/server/options.ts'
import { checkInvariants, countDelivered, type Invariant } from './invariants.ts'

/** A shop that can be visited; the database is there for assertions about rows. */
export interface StartedHost {
  /** `http://localhost:<port>`, without a slash. */
  url: string
  port: number
  host: Host
  db: Host['db']
  /** Where its payments are made: another server with books of its own. */
  provider: StartedProvider
  /** Rejects where money or stock do not add up. */
  close: () => Promise<void>
}

/** Starts a shop as it is told; the caller closes it. `breaks` names what will not be true of its money any more, on purpose. */
export async function serveShop(given: Partial<HostOptions>, port = 0, breaks: readonly Invariant[] = []): Promise<StartedHost> {
  const provider = await startProvider({ key: 'for-tests', ...(given.now ? { now: given.now } : {}) })
  const host = await createHost({ hasFaults: true, provider, ...given })
  await countDelivered(host.db)
  const server = await listen(host, port)
  const close = async () => {
    try {
      await checkInvariants(host.db, breaks)
    } finally {
      await provider.close()
      await server.close()
    }
  }
  return { url: server.url, port: server.port, host, db: host.db, provider, close }
}
