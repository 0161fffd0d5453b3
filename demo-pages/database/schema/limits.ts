// How often something was tried, and where customers have logged in from before. Both speak of people by signatures only.

/** `key` is a signature over the kind of try and whose it is. */
export interface TryCountTable {
  key: string
  tries: number
  since: Date
  waits_until: Date | null
}

export interface KnownPlaceTable {
  customer_id: number
  /** A signature over the address. */
  place: string
  seen_at: Date
}

/** A proof that was taken, kept until it would be too old anyway. */
export interface SpentProofTable {
  nonce: string
  until: Date
}

export interface LimitTables {
  spent_proof: SpentProofTable
  try_count: TryCountTable
  known_place: KnownPlaceTable
}

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
