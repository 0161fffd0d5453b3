// Every table of the shop, typed for Kysely.
import type { Kysely, Transaction } from 'kysely'
import type { JsonColumns } from './json-columns.ts'
import type { Rows } from './rows/generated.ts'

export type Tables = Rows<JsonColumns>

/** The shop's database, on PGlite or Postgres. */
export type Database = Kysely<Tables>

/** The handle inside `db.transaction().execute(async (trx) => ...)`. */
export type DatabaseTransaction = Transaction<Tables>
