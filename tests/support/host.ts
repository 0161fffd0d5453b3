// Starts the demo shop on a free port for a test, in memory or on a real Postgres, as a copy of the one that the run seeded.
import { inject } from 'vitest'
import type { Invariant } from './invariants.ts'
import { serveShop, type StartedHost } from './serve-shop.ts'
import { copyDatabase } from './templates.ts'

export type { StartedHost } from './serve-shop.ts'

/** The options of a test. */
export interface StartOptions {
  flavour?: 'preact' | 'react'
  /** A real Postgres; each host gets its own database there. */
  databaseUrl?: string | null
  /** Whether faults on demand and the outbox are enabled; true by default. */
  hasFaults?: boolean
  /** Whether forms require proof against robots. */
  isChallenged?: boolean
  /** Whether visits are counted, with consent. */
  isCounting?: boolean
  /** The extensions that its pages name; by default all of them. */
  extensions?: readonly string[]
  /** Disables idempotency keys and cart locks, to prove that a schedule can fail. */
  isUnsafe?: boolean
  /** The invariants that the test violates on purpose; others would fail the file: see invariants.ts. */
  breaks?: readonly Invariant[]
  /** The folder of the build, with a sub-folder per flavour. */
  dist?: string
  /** Whether the visitors' addresses are taken from `X-Forwarded-For`. */
  isBehindProxy?: boolean
  publicUrl?: string | null
  /** Whether public answers are cached in memory, as by `npm start`. */
  keepsAnswers?: boolean
  /** Whether a browser may fetch the likely next page, as by `npm start`. */
  namesLikelyPages?: boolean
  /** The address of the cache in front, which the shop purges. */
  cachePurgeUrl?: string | null
  /** The page at `/<store>/try`. */
  ownPage?: string | null
  /** The shop's clock. */
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
