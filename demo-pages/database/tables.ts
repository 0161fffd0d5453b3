// Every table of the shop as Kysely sees it.
import type { Kysely, Transaction } from 'kysely'
import type { CatalogueTables } from './schema/catalogue.ts'
import type { FindingTables } from './schema/finding.ts'
import type { ShopTables } from './schema/shop.ts'

export interface Tables extends CatalogueTables, FindingTables, ShopTables {}

/** The shop's database, on PGlite or Postgres alike. */
export type Database = Kysely<Tables>

/** The handle inside `db.transaction().execute(async (trx) => ...)`. */
export type DatabaseTransaction = Transaction<Tables>
