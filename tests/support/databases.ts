// Seeded databases for tests: always PGlite in memory, and a real Postgres if TEST_DATABASE_URL names one.
import { inject } from 'vitest'
import { connect } from '#demo-pages/database/connect.ts'
import { migrate } from '#demo-pages/database/migrate.ts'
import type { Database } from '#demo-pages/database/tables.ts'
import { copyDatabase } from './templates.ts'

export interface TestDatabase {
  name: string
  /** A database of its own, seeded with `templateSize` products. */
  open: () => Promise<OpenDatabase>
  /** A database with tables but without rows. */
  openEmpty: () => Promise<OpenDatabase>
}

/** The caller closes it. */
export interface OpenDatabase {
  db: Database
  close: () => Promise<void>
}

const postgresUrl = process.env['TEST_DATABASE_URL']

const embedded: TestDatabase = {
  name: 'PGlite',
  open: async () => {
    const db = await connect({ image: inject('templates').image })
    return { db, close: () => db.destroy() }
  },
  openEmpty: async () => {
    const db = await connect()
    await migrate(db)
    return { db, close: () => db.destroy() }
  },
}

const real = (url: string): TestDatabase => {
  const openCopy = async (template: string): Promise<OpenDatabase> => {
    const copy = await copyDatabase(url, template)
    const db = await connect({ databaseUrl: copy.url })
    const close = async () => {
      await db.destroy()
      await copy.drop()
    }
    return { db, close }
  }
  return {
    name: 'Postgres',
    open: () => openCopy(inject('templates').database ?? 'template1'),
    openEmpty: async () => {
      const opened = await openCopy('template1')
      await migrate(opened.db)
      return opened
    },
  }
}

/** For `describe.each`: includes the real Postgres if there is one, since the suite also runs without it. */
export const testDatabases: readonly TestDatabase[] = [postgresUrl ? real(postgresUrl) : embedded]

/** The five stores as queries take them. */
export const testViews = {
  nl: { id: 1, code: 'nl', language: 'nl' },
  be: { id: 2, code: 'be', language: 'nl' },
  en: { id: 3, code: 'en', language: 'en' },
  de: { id: 4, code: 'de', language: 'de' },
  se: { id: 5, code: 'se', language: 'sv' },
} as const
