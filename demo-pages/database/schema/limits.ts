// The schema of attempt counts and of the places that customers have logged in from, both stored as signatures.

export const limitStatements = [
  `create table try_count (
    key text primary key,
    tries integer not null check (tries >= 0),
    since timestamptz not null,
    waits_until timestamptz
  )`,
  `create index try_count_since on try_count (since)`,
  `create table known_place (
    customer_id integer not null references customer on delete cascade,
    place text not null,
    seen_at timestamptz not null,
    primary key (customer_id, place)
  )`,
  `alter table customer drop column failed_logins, drop column locked_until`,
]

export const proofStatements = [`create table spent_proof (nonce text primary key, until timestamptz not null)`]
