// Gives the demo shop a free port, for tests and benchmarks alike.
import { inspect } from 'node:util'
import type { Host } from '#demo-pages/host/host.ts'
import { createHost } from '#demo-pages/server/app.ts'
import { listen } from '#demo-pages/server/listen.ts'
import { startProvider, type StartedProvider } from '#demo-pages/provider/listen.ts'
import type { HostOptions } from '#demo-pages/host/options.ts'
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
  /** Faults of its own that it reported, which no visitor need have seen; a test that provokes some takes them out. */
  faults: string[]
  /** Rejects where money or stock do not add up, or where it reported a fault. */
  close: () => Promise<void>
}

/** Starts a shop as it is told; the caller closes it. `breaks` names what will not be true of its money any more, on purpose. */
export async function serveShop(given: Partial<HostOptions>, port = 0, breaks: readonly Invariant[] = []): Promise<StartedHost> {
  const provider = await startProvider({ key: 'for-tests', ...(given.now ? { now: given.now } : {}) })
  const faults: string[] = []
  const report = (sentence: string, error: unknown) => void faults.push(`${sentence}\n${inspect(error)}`)
  const host = await createHost({ hasFaults: true, provider, report, ...given })
  await countDelivered(host.db)
  const server = await listen(host, port)
  const close = async () => {
    try {
      await checkInvariants(host.db, breaks)
      // Without its guards it runs into what the database forbids, which is what such a test is about.
      if (faults.length > 0 && !given.isUnsafe) throw new Error(`The shop met faults of its own:\n${faults.join('\n')}`)
    } finally {
      await provider.close()
      await server.close()
    }
  }
  return { url: server.url, port: server.port, host, db: host.db, provider, faults, close }
}
