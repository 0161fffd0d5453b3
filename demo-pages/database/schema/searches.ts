// The schema of the numbers of searches.
import type { Migration } from './migration.ts'

export const searchMigrations: Migration[] = [
  {
    name: 'searches-1',
    statements: [
      `create table search_count (
        store_id smallint not null references store (id),
        day date not null,
        words text not null check (words <> ''),
        searches int not null check (searches > 0),
        primary key (store_id, day, words)
      )`,
    ],
  },
]
