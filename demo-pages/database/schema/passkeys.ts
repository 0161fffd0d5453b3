// Passkeys: the public halves of keys that customers log in with, and challenges that are open for some minutes.
import type { JSONColumnType } from 'kysely'
import type { Migration } from './migration.ts'

export interface PasskeyTable {
  /** The credential's id, as base64url. */
  id: string
  customer_id: number
  /** As base64url; of no use to who steals it. */
  public_key: string
  /** How often the key says it was used; a copy of it would count less. */
  counter: number
  transports: JSONColumnType<string[], string, never>
  name: string
  created_at: Date
  used_at: Date | null
}

export interface PasskeyChallengeTable {
  challenge: string
  session_id: string
  /** Whose new key it is for; null for a login. */
  customer_id: number | null
  until: Date
}

export interface PasskeyTables {
  passkey: PasskeyTable
  passkey_challenge: PasskeyChallengeTable
}

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
