// The schema of reviews: seeded ones, and those that customers write, which wait for approval.
import type { Migration } from './migration.ts'

export const reviewMigrations: Migration[] = [
  {
    name: 'reviews-1',
    statements: [
      `create table review (
        id int generated always as identity primary key,
        product_id int not null references product (id),
        customer_id int references customer (id),
        language text not null,
        rating int not null check (rating between 1 and 5),
        title text not null check (title <> ''),
        text text not null check (text <> ''),
        nickname text not null check (nickname <> ''),
        fit text check (fit in ('small', 'true', 'large')),
        state text not null check (state in ('pending', 'approved', 'rejected')),
        created_at timestamptz not null,
        unique (product_id, customer_id)
      )`,
      `create index review_of_product on review (product_id, state, created_at desc)`,
    ],
  },
  {
    name: 'reviews-2',
    statements: [
      `create table review_photo (
        review_id int not null references review on delete cascade,
        position int not null check (position between 1 and 3),
        jpeg bytea not null,
        thumb bytea not null,
        width int not null check (width > 0),
        height int not null check (height > 0),
        primary key (review_id, position)
      )`,
    ],
  },
]
