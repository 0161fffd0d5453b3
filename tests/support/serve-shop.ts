// Starts the demo shop on a free port, for tests and benchmarks.
import { inspect } from 'node:util'
import type { Host } from '#demo-pages/host/host.ts'
import { createHost } from '#demo-pages/server/app.ts'
import { listen } from '#demo-pages/server/listen.ts'
import { startProvider, type StartedProvider } from '#demo-pages/provider/listen.ts'
import type { HostOptions } from '#demo-pages/host/options.ts'
import { checkInvariants, countDelivered, type Invariant } from './invariants.ts'

/** A running shop, with its database for assertions about rows. */
export interface StartedHost {
  /** `http://localhost:<port>`, without a slash. */
  url: string
  port: number
  host: Host
  db: Host['db']
  /** The payment provider: another server with its own books. */
  provider: StartedProvider
  /** Errors that the shop reported, even if no visitor saw them; a test that provokes some removes them. */
  faults: string[]
  /** Rejects if money or stock do not add up, or if the shop reported an error. */
  close: () => Promise<void>
}

/** Starts a shop with these options; the caller closes it. `breaks` lists the invariants that the test violates on purpose. */
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
      // Without its guards the shop violates constraints of the database, which such a test is about.
      if (faults.length > 0 && !given.isUnsafe) throw new Error(`The shop met faults of its own:\n${faults.join('\n')}`)
    } finally {
      await provider.close()
      await server.close()
    }
  }
  return { url: server.url, port: server.port, host, db: host.db, provider, faults, close }
}
