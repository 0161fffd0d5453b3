// The host's options, read from the environment at the start, so that an invalid value stops it.
import { fileURLToPath } from 'node:url'
import type { ProviderAddress } from '#demo-pages/shop/payment-provider.ts'

export type Flavour = 'preact' | 'react'

/** How `createHost` is started; every field has a default that suits a demonstration. */
export interface HostOptions {
  /** Folder of database and rendered pictures. `null` keeps everything in memory. */
  dataDir: string | null
  /** The initial content of a database in memory: see `ConnectOptions.image`. */
  databaseImage: string | null
  /** A real Postgres instead of the embedded one. */
  databaseUrl: string | null
  /** The schema in that Postgres; each test suite has its own. */
  databaseSchema: string | null
  /** Which build of the widgets is served and rendered. */
  flavour: Flavour
  /** The folder that the build writes, with a sub-folder per flavour. */
  dist: string
  /** How many products are generated. */
  seedSize: number
  /** Faults on demand and the outbox page, for tests. */
  hasFaults: boolean
  /** The outbox page without the faults. */
  isDemo: boolean
  /** The password of the operator's account; null where only a demonstration has one. */
  operatorPassword: string | null
  /** Whether visits are counted, with the consent that the footer asks for. Off in tests unless they check it. */
  isCounting: boolean
  /** The extensions of the contract that the pages list as supported; null for all. Calls of the others are answered all the same. */
  extensions: readonly string[] | null
  /** Contact, newsletter, review, registration and login require a proof of work against robots. */
  isChallenged: boolean
  /** Closed for maintenance: every call and page except the operator's answers 503. */
  isClosed: boolean
  /** The password of the editor's account; null like `operatorPassword`. */
  editorPassword: string | null
  /** The address that clears the shared cache in front, by POST; null if there is none. */
  cachePurgeUrl: string | null
  /** Public answers are kept in memory for their `s-maxage`. Off by default, so that a test reads what it has just changed. */
  keepsAnswers: boolean
  /** Whether public pages name the pages that a browser may fetch before the press. Off by default, so that a test counts only what people ask for. */
  namesLikelyPages: boolean
  /** How long a request may wait in the queue, in milliseconds; then it gets 503. By default as long as a test's machine may be busy. */
  longestWait: number
  /** Without idempotency key and cart lock: proves that the double-order schedules can fail. Needs `hasFaults`. */
  isUnsafe: boolean
  /** Rebuilt while running, so the versioned files must not be cached. */
  isDevelopment: boolean
  /** A theme developer's own page, answered at `/<store>/try`. */
  ownPage: string | null
  /** `https://shop.example`: the origin of canonical links. Without it they are set on localhost only. */
  publicUrl: string | null
  /** Whether a trusted proxy is in front: its `X-Forwarded-For` and `X-Forwarded-Proto` are used. */
  isBehindProxy: boolean
  /** Where payments are made, and the secret that the shop shares with it. */
  provider: ProviderAddress
  /** The shop's clock; cut-off times, delivery days and expiry follow it. */
  now: () => Date
  /** Receives errors that visitors do not see in full: a widget that could not be rendered here, an unexpected error. */
  report: (sentence: string, error: unknown) => void
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
  isCounting: false,
  extensions: null,
  isDemo: false,
  operatorPassword: null,
  isChallenged: false,
  isClosed: false,
  editorPassword: null,
  cachePurgeUrl: null,
  keepsAnswers: false,
  namesLikelyPages: false,
  longestWait: 60_000,
  isUnsafe: false,
  isDevelopment: false,
  ownPage: null,
  publicUrl: null,
  isBehindProxy: false,
  provider: { url: 'http://localhost:4174', key: '' },
  now: () => new Date(),
  report: (sentence, error) => console.error(sentence, error),
}

/** The options of a process, from `DATA_DIR`, `DATABASE_URL`, `FLAVOUR`, `SEED_SIZE`, `FAULTS`, `ANALYTICS`, `EXTENSIONS`, `DEMO`, `UNSAFE_ORDERS`, `DEV`, `TRY`, `OPERATOR_PASSWORD`, `EDITOR_PASSWORD`, `CACHE_PURGE_URL`, `KEEP_ANSWERS`, `LIKELY_PAGES`, `CHALLENGE`, `MAINTENANCE`, `PUBLIC_URL` and `TRUST_PROXY`. */
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
    publicUrl: readOrigin(env['PUBLIC_URL']),
    isBehindProxy: env['TRUST_PROXY'] === '1',
    hasFaults,
    isCounting: env['ANALYTICS'] !== '0',
    extensions: env['EXTENSIONS']?.split(',').filter(Boolean) ?? null,
    isDemo: env['DEMO'] === '1',
    operatorPassword: env['OPERATOR_PASSWORD'] || null,
    isChallenged: env['CHALLENGE'] === '1',
    isClosed: env['MAINTENANCE'] === '1',
    editorPassword: env['EDITOR_PASSWORD'] || null,
    cachePurgeUrl: env['CACHE_PURGE_URL'] || null,
    longestWait: 5_000,
    keepsAnswers: env['KEEP_ANSWERS'] !== '0' && !hasFaults && env['DEV'] !== '1',
    namesLikelyPages: env['LIKELY_PAGES'] !== '0' && env['DEV'] !== '1',
    isUnsafe,
    isDevelopment: env['DEV'] === '1',
  }
}

function readOrigin(url: string | undefined): string | null {
  if (!url) return null
  const { protocol, origin } = URL.canParse(url) ? new URL(url) : { protocol: '', origin: '' }
  if (!/^https?:$/.test(protocol)) throw new Error(`host: PUBLIC_URL is "${url}"; use the shop's own address, as https://shop.example`)
  return origin
}

/** A running provider: `PROVIDER_URL` with its `PROVIDER_KEY`. Without them the shop starts its own. */
export function readProvider(env: Record<string, string | undefined>): ProviderAddress | null {
  const { PROVIDER_URL: url, PROVIDER_KEY: key } = env
  if (!url) return null
  if (!URL.canParse(url)) throw new Error(`host: PROVIDER_URL is "${url}"; use an address like http://localhost:4174`)
  if (!key) throw new Error('host: PROVIDER_URL needs PROVIDER_KEY, the secret that this provider was started with')
  return { url: new URL(url).origin, key }
}

/** The port to listen on: `PORT`, else 4173; 0 uses a free one. */
export function readPort(env: Record<string, string | undefined>): number {
  const port = Number(env['PORT'] ?? 4173)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`host: PORT is "${env['PORT']}"; use a number from 0 to 65535`)
  return port
}
