// Migrates a database to the current schema: applies the steps that it lacks, in one transaction, and records them.
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { accountMigrations } from './schema/account.ts'
import { catalogueMigrations } from './schema/catalogue.ts'
import { contentMigrations } from './schema/content.ts'
import { customerMigrations } from './schema/customers.ts'
import { findingMigrations } from './schema/finding.ts'
import { goodsMigrations } from './schema/goods-facts.ts'
import type { Migration } from './schema/migration.ts'
import { reviewMigrations } from './schema/reviews.ts'
import { searchMigrations } from './schema/searches.ts'
import { stockAlertMigrations } from './schema/stock-alerts.ts'
import { shopMigrations } from './schema/shop.ts'
import type { Database, DatabaseTransaction } from './tables.ts'

/** The key of an advisory lock, equal in every process: two processes that start at once migrate one after the other. */
export const startupLock = 4173_0001

/** Applies every missing step of catalogue and shop. Safe to call at each start, from several processes. */
export async function migrate(db: Database): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(startupLock)})`.execute(trx)
    await sql`create table if not exists schema_migration (
      name text primary key,
      checksum text not null,
      applied_at timestamptz not null default now()
    )`.execute(trx)
    for (const migration of [
      ...catalogueMigrations,
      ...findingMigrations,
      ...shopMigrations,
      ...reviewMigrations,
      ...stockAlertMigrations,
      ...customerMigrations,
      ...accountMigrations,
      ...contentMigrations,
      ...searchMigrations,
      ...goodsMigrations,
    ])
      await applyOnce(trx, migration)
  })
}

async function applyOnce(trx: DatabaseTransaction, { name, statements }: Migration): Promise<void> {
  const checksum = createHash('sha256').update(statements.join(';')).digest('hex').slice(0, 16)
  const { rows } = await sql<{ checksum: string }>`select checksum from schema_migration where name = ${name}`.execute(trx)
  const applied = rows[0]
  if (applied?.checksum === checksum) return
  if (applied) {
    throw new Error(
      `database: step "${name}" was applied in an older form, so tables and code disagree. ` +
        'The shop is demonstration data: remove DATA_DIR (or empty the database of DATABASE_URL) and start again.',
    )
  }
  for (const statement of statements) await sql.raw(statement).execute(trx)
  await sql`insert into schema_migration (name, checksum) values (${name}, ${checksum})`.execute(trx)
}
