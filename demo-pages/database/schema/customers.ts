// The schema of customers: their details, password links, and newsletter subscriptions.
import type { Migration } from './migration.ts'

export const customerMigrations: Migration[] = [
  {
    name: 'customers-1',
    statements: [
      // `version` grows with every change, so that a form with older data cannot overwrite it.
      `alter table customer
        add column prefix text check (length(prefix) <= 255),
        add column company text check (length(company) <= 255),
        add column telephone text check (length(telephone) <= 255),
        add column birth_date date,
        add column version integer not null default 1`,
      `create table password_reset (
        id text primary key,
        customer_id integer not null references customer on delete cascade,
        ends_at timestamptz not null
      )`,
      `alter table subscription
        add column topics jsonb not null default '["news"]',
        add column version integer not null default 1`,
    ],
  },
]
