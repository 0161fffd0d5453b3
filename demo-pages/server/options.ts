// What the host can be told from outside, read once from the environment so that a wrong value stops the start.
import { fileURLToPath } from 'node:url'

export type Flavour = 'preact' | 'react'

/** How `createHost` is started; every field has a default that suits a demonstration. */
export interface HostOptions {
  /** Folder of database and rendered pictures. `null` keeps everything in memory. */
  dataDir: string | null
  /** What a database in memory begins with: see `ConnectOptions.image`. */
  databaseImage: string | null
  /** A real Postgres instead of the embedded one. */
  databaseUrl: string | null
  /** Schema inside that Postgres; each test suite takes its own. */
  databaseSchema: string | null
  /** Which build of the widgets is served and rendered. */
  flavour: Flavour
  /** Folder with a sub-folder a flavour, written by the build. */
  dist: string
  /** How many products are generated. */
  seedSize: number
  /** Faults on demand and the outbox page, for tests. */
  hasFaults: boolean
  /** The outbox page without the faults. */
  isDemo: boolean
  /** Without idempotency key and cart lock: proves that the double-order schedules can fail. Needs `hasFaults`. */
  isUnsafe: boolean
  /** Rebuilt while running, so the versioned files must not be cached. */
  isDevelopment: boolean
  /** A theme developer's own page, answered at `/<store>/try`. */
  ownPage: string | null
  /** The shop's clock; cut-off times, delivery days and expiry follow it. */
  now: () => Date
}

const root = fileURLToPath(new URL('../..', import.meta.url))

export const defaultOptions: HostOptions = {
  dataDir: null,
  databaseImage: null,
  databaseUrl: null,
  databaseSchema: null,
  flavour: 'preact',
  dist: `${root}dist`,
  seedSize: 3000,
  hasFaults: false,
  isDemo: false,
  isUnsafe: false,
  isDevelopment: false,
  ownPage: null,
  now: () => new Date(),
}

/** The options of a process, from `DATA_DIR`, `DATABASE_URL`, `FLAVOUR`, `SEED_SIZE`, `FAULTS`, `DEMO`, `UNSAFE_ORDERS`, `DEV` and `TRY`. */
export function readOptions(env: Record<string, string | undefined>): HostOptions {
  const flavour = env['FLAVOUR'] ?? 'preact'
  if (flavour !== 'preact' && flavour !== 'react') throw new Error(`host: FLAVOUR is "${flavour}"; use preact or react`)
  const seedSize = Number(env['SEED_SIZE'] ?? defaultOptions.seedSize)
  if (!Number.isInteger(seedSize) || seedSize < 1) throw new Error(`host: SEED_SIZE is "${env['SEED_SIZE']}"; use a whole number above 0`)
  const hasFaults = env['FAULTS'] === '1'
  const isUnsafe = env['UNSAFE_ORDERS'] === '1'
  if (isUnsafe && !hasFaults)
    throw new Error('host: UNSAFE_ORDERS=1 lets one cart become many orders; it works only together with FAULTS=1')
  return {
    ...defaultOptions,
    dataDir: env['DATA_DIR'] ?? '.data',
    databaseUrl: env['DATABASE_URL'] || null,
    databaseSchema: env['DATABASE_SCHEMA'] || null,
    flavour,
    seedSize,
    ownPage: env['TRY'] || null,
    hasFaults,
    isDemo: env['DEMO'] === '1',
    isUnsafe,
    isDevelopment: env['DEV'] === '1',
  }
}

/** The port to listen on: `PORT`, else 4173; 0 takes a free one. */
export function readPort(env: Record<string, string | undefined>): number {
  const port = Number(env['PORT'] ?? 4173)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`host: PORT is "${env['PORT']}"; use a number from 0 to 65535`)
  return port
}
