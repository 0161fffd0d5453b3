// Every table of the shop as Kysely sees it.
import type { Kysely, Transaction } from 'kysely'
import type { AccountTables } from './schema/account.ts'
import type { CatalogueTables } from './schema/catalogue.ts'
import type { ContentTables } from './schema/content.ts'
import type { CustomerDetailTables } from './schema/customers.ts'
import type { FindingTables } from './schema/finding.ts'
import type { ReviewTables } from './schema/reviews.ts'
import type { StockAlertTables } from './schema/stock-alerts.ts'
import type { ShopTables } from './schema/shop.ts'

export interface Tables
  extends AccountTables, CatalogueTables, ContentTables, CustomerDetailTables, FindingTables, ReviewTables, ShopTables, StockAlertTables {}

/** The shop's database, on PGlite or Postgres alike. */
export type Database = Kysely<Tables>

/** The handle inside `db.transaction().execute(async (trx) => ...)`. */
export type DatabaseTransaction = Transaction<Tables>
