// Gives the demo shop a free port, for tests and benchmarks alike.
import { createHost, type Host } from '#demo-pages/server/app.ts'
import { listen } from '#demo-pages/server/listen.ts'
import type { HostOptions } from '#demo-pages/server/options.ts'

/** A shop that can be visited; the database is there for assertions about rows. */
export interface StartedHost {
  /** `http://localhost:<port>`, without a slash. */
  url: string
  port: number
  host: Host
  db: Host['db']
  close: () => Promise<void>
}

/** Starts a shop as it is told; the caller closes it. */
export async function serveShop(given: Partial<HostOptions>, port = 0): Promise<StartedHost> {
  const host = await createHost({ hasFaults: true, ...given })
  const server = await listen(host, port)
  return { url: server.url, port: server.port, host, db: host.db, close: server.close }
}
