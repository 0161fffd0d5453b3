// The schema of stock alerts, and of arrived stock.
import type { Migration } from './migration.ts'

export const stockAlertMigrations: Migration[] = [
  {
    name: 'stock-alerts-1',
    statements: [
      `create table stock_alert (
        id int generated always as identity primary key,
        store_id smallint not null references store (id),
        sku text not null references variant (sku),
        customer_id int references customer (id),
        email text not null,
        created_at timestamptz not null,
        sent_at timestamptz
      )`,
      // A person can have one waiting alert per product; once its mail is sent, she can request another.
      `create unique index stock_alert_waiting on stock_alert (store_id, sku, lower(email)) where sent_at is null`,
    ],
  },
  {
    name: 'stock-alerts-2-arrivals',
    statements: [
      `create table arrival (
        key text primary key,
        sku text not null references variant (sku),
        pieces integer not null check (pieces > 0),
        booked_at timestamptz not null
      )`,
    ],
  },
  {
    name: 'stock-alerts-3-expected',
    statements: [
      `create table expected_goods (
        sku text primary key references variant (sku),
        day date not null
      )`,
    ],
  },
]
