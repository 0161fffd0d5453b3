// The schema of the account: orders by customer, and reorders, which are unique per idempotency key.
import type { Migration } from './migration.ts'
import { passkeyMigration } from './passkeys.ts'
import { teamClosingMigration, teamLastSizesMigration, teamLinkMigration, teamOrderMigration, teamPiecesMigration } from './team-orders.ts'

export const accountMigrations: Migration[] = [
  {
    name: 'account-1-screens',
    statements: [
      `create index shop_order_customer on shop_order (customer_id, store_id, id desc)`,
      `create index stock_alert_customer on stock_alert (customer_id)`,
      `create table reorder_intent (
        order_id integer not null references shop_order on delete cascade,
        intent text not null,
        answer jsonb not null,
        created_at timestamptz not null,
        primary key (order_id, intent)
      )`,
    ],
  },
  {
    name: 'account-2-address-versions',
    statements: [`alter table customer_address add column version integer not null default 1`],
  },
  teamOrderMigration,
  passkeyMigration,
  teamClosingMigration,
  teamLinkMigration,
  teamPiecesMigration,
  teamLastSizesMigration,
]
