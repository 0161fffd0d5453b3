// Seeded databases for tests: PGlite in memory always, a real Postgres too when TEST_DATABASE_URL names one.
import { sql } from 'kysely'
import { connect } from './connect.ts'
import { migrate } from './migrate.ts'
import { seedOnce } from './seed.ts'
import type { Database } from './tables.ts'

/** Small, and still with every article, kind and category. */
export const testSize = 260

export interface TestDatabase {
  name: string
  /** A fresh, migrated database of its own; `size` 0 leaves it empty. */
  open: (size?: number) => Promise<{ db: Database; close: () => Promise<void> }>
}

const postgresUrl = process.env['TEST_DATABASE_URL']

const embedded: TestDatabase = {
  name: 'PGlite',
  open: async (size = testSize) => {
    const db = await connect()
    await prepare(db, size)
    return { db, close: () => db.destroy() }
  },
}

const real: TestDatabase = {
  name: 'Postgres',
  open: async (size = testSize) => {
    const schema = `test_${process.pid}_${Math.random().toString(36).slice(2, 8)}`
    const db = await connect({ databaseUrl: postgresUrl, schema })
    await prepare(db, size)
    const close = async () => {
      await sql`drop schema ${sql.table(schema)} cascade`.execute(db)
      await db.destroy()
    }
    return { db, close }
  },
}

/** For `describe.each`. */
export const testDatabases: readonly TestDatabase[] = postgresUrl ? [embedded, real] : [embedded]

async function prepare(db: Database, size: number): Promise<void> {
  await migrate(db)
  if (size) await seedOnce(db, { size })
}

/** The five stores as queries take them. */
export const testViews = {
  nl: { id: 1, code: 'nl', language: 'nl' },
  be: { id: 2, code: 'be', language: 'nl' },
  en: { id: 3, code: 'en', language: 'en' },
  de: { id: 4, code: 'de', language: 'de' },
  se: { id: 5, code: 'se', language: 'sv' },
} as const
