// Starts the demo shop on a free port for a test, in memory or on a real Postgres, with a small catalogue.
import type { Host } from '#demo-pages/server/app.ts'
import { createHost } from '#demo-pages/server/app.ts'
import { listen } from '#demo-pages/server/listen.ts'
import type { HostOptions } from '#demo-pages/server/options.ts'

/** What a test may want different. */
export interface StartOptions {
  flavour?: 'preact' | 'react'
  /** A real Postgres; each host lives in a schema of its own there. */
  databaseUrl?: string | null
  /** Faults on demand and the outbox; on unless a test is about their absence. */
  hasFaults?: boolean
  /** Without idempotency key and cart lock, to prove that a schedule can fail. */
  isUnsafe?: boolean
  seedSize?: number
  /** Folder of the build, with a sub-folder a flavour. */
  dist?: string
  /** A clock that stands or jumps. */
  now?: () => Date
  port?: number
}

/** A shop that can be visited; the database is there for assertions about rows. */
export interface StartedHost {
  /** `http://localhost:<port>`, without a slash. */
  url: string
  port: number
  host: Host
  db: Host['db']
  close: () => Promise<void>
}

let schemas = 0

/**
 * Starts a shop; the caller closes it.
 * @example const shop = await startHost({ flavour: 'react' })
 */
export async function startHost({
  port = 0,
  databaseUrl = process.env['TEST_DATABASE_URL'] ?? null,
  ...given
}: StartOptions = {}): Promise<StartedHost> {
  const options: Partial<HostOptions> = { hasFaults: true, seedSize: 60, ...given, databaseUrl }
  if (databaseUrl) options.databaseSchema = `test_${process.pid}_${++schemas}`
  const host = await createHost(options)
  const server = await listen(host, port)
  return { url: server.url, port: server.port, host, db: host.db, close: () => endHost(host, server.close) }
}

async function endHost(host: Host, close: () => Promise<void>): Promise<void> {
  const { databaseSchema } = host.options
  if (databaseSchema) await host.db.schema.dropSchema(databaseSchema).ifExists().cascade().execute()
  await close()
}
