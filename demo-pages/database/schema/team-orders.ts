// Team orders that players fill in themselves: what the team wears, the closing day, and who has said what.
import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { ItemRequest, PlayerEntry } from '#demo-pages/shop/kinds/item-request.ts'
import type { Migration } from './migration.ts'

/** What everybody of the team gets; the players come from their own table. */
export type TeamKit = Omit<ItemRequest, 'qty' | 'players'>

export interface TeamOrderTable {
  id: Generated<number>
  store_id: number
  customer_id: number
  title: string
  kit: JSONColumnType<TeamKit, string, string>
  /** The last day of the store on which players may enter something, as `2026-12-01`. */
  closes_on: string
  /** Its organiser ended the collecting by hand. */
  is_closed: Generated<boolean>
  /** Part of what the link is signed with; null once it was revoked. */
  link_word: string | null
  created_at: Date
}

export interface TeamPlayerTable {
  id: Generated<number>
  team_order_id: number
  /** By which a line of a cart or an order names this player. */
  key: ColumnType<string, never, never>
  /** A hash of the word by which her own browser may change the entry; null of those whom the organiser brought along. */
  owner_hash: string | null
  name: string
  number: string
  /** The number as a number, so that 07 and 7 are the same; null where numbers may repeat. */
  unique_number: number | null
  sizes: JSONColumnType<PlayerEntry['sizes'], string, string>
  is_approved: boolean
}

export interface TeamOrderTables {
  team_order: TeamOrderTable
  team_player: TeamPlayerTable
}

export const teamOrderMigration: Migration = {
  name: 'account-3-team-orders',
  statements: [
    `create table team_order (
      id serial primary key,
      store_id integer not null,
      customer_id integer not null references customer on delete cascade,
      title text not null check (length(title) between 2 and 80),
      kit jsonb not null,
      closes_on text not null check (closes_on ~ '^\\d{4}-\\d\\d-\\d\\d$'),
      link_word text,
      created_at timestamptz not null
    )`,
    `create index team_order_customer on team_order (customer_id, store_id)`,
    `create table team_player (
      id serial primary key,
      team_order_id integer not null references team_order on delete cascade,
      key text not null generated always as ('team-' || team_order_id || '-' || id) stored,
      owner_hash text,
      name text not null,
      number text not null,
      unique_number integer,
      sizes jsonb not null,
      is_approved boolean not null default false,
      constraint team_player_number unique (team_order_id, unique_number),
      constraint team_player_owner unique (team_order_id, owner_hash)
    )`,
  ],
}

export const teamClosingMigration: Migration = {
  name: 'account-5-team-closing',
  statements: [`alter table team_order add column is_closed boolean not null default false`],
}
