// Starts the demo shop on a free port for a test, in memory or on a real Postgres, as a copy of the one that the run seeded.
import { inject } from 'vitest'
import type { Invariant } from './invariants.ts'
import { serveShop, type StartedHost } from './serve-shop.ts'
import { copyDatabase } from './templates.ts'

export type { StartedHost } from './serve-shop.ts'

/** What a test may want different. */
export interface StartOptions {
  flavour?: 'preact' | 'react'
  /** A real Postgres; each host lives in a database of its own there. */
  databaseUrl?: string | null
  /** Faults on demand and the outbox; on unless a test is about their absence. */
  hasFaults?: boolean
  /** Forms prove that no robot sends them. */
  isChallenged?: boolean
  /** Visits are counted of those who agree. */
  isCounting?: boolean
  /** The extensions that its pages name; by default all of them. */
  extensions?: readonly string[]
  /** Without idempotency key and cart lock, to prove that a schedule can fail. */
  isUnsafe?: boolean
  /** What the test makes untrue of its money and stock, which would fail the file otherwise: see invariants.ts. */
  breaks?: readonly Invariant[]
  /** Folder of the build, with a sub-folder a flavour. */
  dist?: string
  /** Where visitors come from is what their `X-Forwarded-For` says. */
  isBehindProxy?: boolean
  publicUrl?: string | null
  /** Public answers are kept in memory, as `npm start` keeps them. */
  keepsAnswers?: boolean
  /** The cache in front that is told to empty itself. */
  cachePurgeUrl?: string | null
  /** A page at `/<store>/try`. */
  ownPage?: string | null
  /** A clock that stands or jumps. */
  now?: () => Date
  port?: number
}

/**
 * Starts a shop; the caller closes it.
 * @example const shop = await startHost({ flavour: 'react' })
 */
export async function startHost({
  port = 0,
  breaks = [],
  databaseUrl = process.env['TEST_DATABASE_URL'] || null,
  ...given
}: StartOptions = {}): Promise<StartedHost> {
  const { image, database } = inject('templates')
  const copy = databaseUrl && database ? await copyDatabase(databaseUrl, database) : null
  const started = await serveShop({ ...given, ...(copy ? { databaseUrl: copy.url } : { databaseImage: image }) }, port, breaks)
  return {
    ...started,
    close: async () => {
      try {
        await started.close()
      } finally {
        await copy?.drop()
      }
    },
  }
}
