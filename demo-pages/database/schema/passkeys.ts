// The schema of passkeys: the public keys that customers log in with, and challenges that are open for some minutes.
import type { Migration } from './migration.ts'

export const passkeyMigration: Migration = {
  name: 'account-4-passkeys',
  statements: [
    `create table passkey (
      id text primary key,
      customer_id integer not null references customer on delete cascade,
      public_key text not null,
      counter bigint not null,
      transports jsonb not null,
      name text not null check (length(name) between 1 and 60),
      created_at timestamptz not null,
      used_at timestamptz
    )`,
    `create index passkey_customer on passkey (customer_id)`,
    `create table passkey_challenge (
      challenge text primary key,
      session_id text not null,
      customer_id integer references customer on delete cascade,
      until timestamptz not null
    )`,
  ],
}
