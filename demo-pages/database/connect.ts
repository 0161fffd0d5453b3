// Opens the shop's database: PGlite in a data folder, or any Postgres by URL, behind one driver so that the same SQL runs on both.
import { openAsBlob } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { claimFolder } from './claim-folder.ts'
import type { Database, Tables } from './tables.ts'
import { typeParsers } from './type-parsers.ts'

/** The location of the data. Without `databaseUrl` it is PGlite in `dataDir`; without either, in memory. */
export interface ConnectOptions {
  /** The folder of the shop's data; PGlite uses its sub-folder `database`. */
  dataDir?: string | null | undefined
  /** A dump of a PGlite folder: a database in memory starts as a copy of it. For tests, which then seed once per run. */
  image?: string | null | undefined
  /** `postgres://user@host:port/name`: a real Postgres instead. */
  databaseUrl?: string | null | undefined
  /** The schema to use, created if missing; tests give each suite its own. */
  schema?: string | null | undefined
  /** Connections to a real Postgres; PGlite always has exactly one. */
  poolSize?: number | undefined
}

/**
 * Opens the database and returns a Kysely instance; end it with `db.destroy()`.
 *
 * Inside `db.transaction()` use the transaction's handle only: on PGlite there is one connection, and a query on `db`
 * would wait for the transaction that waits for it. Such a wait ends after 30 s with an error.
 * @example const db = await connect({ dataDir: '.data', databaseUrl: process.env.DATABASE_URL })
 */
export async function connect(options: ConnectOptions = {}): Promise<Database> {
  const pool = options.databaseUrl ? postgresPool(options.databaseUrl, options) : await embeddedPool(options)
  // The pool replaces a broken connection; without a listener the event would end the process. The pool listens to idle connections only;
  // on a connection in use, the query fails and so does its request.
  pool.on('error', (error) => console.error(`database: an idle connection was lost (${error.message})`))
  pool.on('connect', (client) => client.on('error', (error) => console.error(`database: a connection was lost (${error.message})`)))
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  if (options.schema) await createSchema(pool, options.schema)
  else await pool.query('select 1')
  return db
}

function postgresPool(connectionString: string, { schema, poolSize = 10 }: ConnectOptions): pg.Pool {
  return new pg.Pool({
    connectionString,
    max: poolSize,
    connectionTimeoutMillis: 30_000,
    types: typeParsers,
    ...(schema ? { options: `-c search_path=${checkedName(schema)}` } : {}),
  })
}

async function embeddedPool({ dataDir, image }: ConnectOptions): Promise<pg.Pool> {
  // Loaded on demand: 20 MB of WebAssembly that a shop on a real Postgres never needs.
  const [{ PGlite }, { createPgConfig }] = await Promise.all([import('@electric-sql/pglite'), import('@electric-sql/pglite/node-postgres')])
  const folder = dataDir ? join(dataDir, 'database') : undefined
  if (dataDir) await mkdir(dataDir, { recursive: true })
  const release = folder ? await claimFolder(`${folder}.lock`) : undefined
  const start = image ? { loadDataDir: await openAsBlob(image) } : {}
  const lite = await PGlite.create({ dataDir: folder ?? 'memory://', ...start }).catch(async (error: unknown) => {
    await release?.()
    throw new Error(`database: the folder ${folder ?? 'memory://'} could not be opened`, { cause: error })
  })
  const limits: pg.PoolConfig = { max: 1, idleTimeoutMillis: 0, connectionTimeoutMillis: 30_000, types: typeParsers }
  const pool = new pg.Pool(Object.assign(limits, createPgConfig(lite)))
  const end = pool.end.bind(pool)
  pool.end = async () => {
    await end()
    await lite.close()
    await release?.()
  }
  return pool
}

async function createSchema(pool: pg.Pool, schema: string): Promise<void> {
  const name = checkedName(schema)
  await pool.query(`create schema if not exists ${name}`)
  await pool.query(`set search_path to ${name}`)
}

function checkedName(name: string): string {
  if (!/^[a-z][a-z0-9_]{0,50}$/.test(name)) throw new Error(`database: "${name}" is no schema name; use lower-case letters, digits and _`)
  return name
}
