// The schema of team orders that players complete themselves: the kit, the closing day, and the entries.
import type { Migration } from './migration.ts'

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

/** Who pays and where the parcel goes are said, so that players who pay for themselves can follow. */
export const teamLinkMigration: Migration = {
  name: 'account-6-team-link',
  statements: [
    `alter table team_order
      add column payer text not null default 'organiser' check (payer in ('organiser', 'player')),
      add column delivery text not null default 'organiser' check (delivery in ('organiser', 'player')),
      add column reminded_on date`,
    `create table team_address (
      id serial primary key,
      team_order_id integer not null references team_order on delete cascade,
      owner_hash text not null,
      email text not null,
      constraint team_address_owner unique (team_order_id, owner_hash)
    )`,
  ],
}

/** Sizes of an earlier season stay beside those of now, so that the organiser sees what she has to ask. */
export const teamLastSizesMigration: Migration = {
  name: 'account-8-team-last-sizes',
  statements: [
    `alter table team_player
      add column last_sizes jsonb,
      add column last_year integer,
      add constraint team_player_last check ((last_sizes is null) = (last_year is null))`,
  ],
}

/** A row of an order may be several pieces, with a name or without. */
export const teamPiecesMigration: Migration = {
  name: 'account-7-team-pieces',
  statements: [`alter table team_player add column qty integer not null default 1 check (qty between 1 and 999)`],
}
