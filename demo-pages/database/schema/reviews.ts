// Reviews of products: the seeded ones, and those that customers write, which wait for approval.
import type { ColumnType, Generated } from 'kysely'
import type { Language } from './catalogue.ts'
import type { Migration } from './migration.ts'

/** Only an approved one is shown and counted. */
export type ReviewState = 'pending' | 'approved' | 'rejected'

/** How it fits, said of goods in sizes. */
export type Fit = 'small' | 'true' | 'large'

export interface ReviewTable {
  id: Generated<number>
  product_id: number
  /** Null for the seeded ones. */
  customer_id: number | null
  language: Language
  rating: number
  title: string
  text: string
  nickname: string
  fit: Fit | null
  state: ReviewState
  created_at: ColumnType<Date, Date | string, never>
}

/** A photo as the shop wrote it anew, without what the camera noted, and a small one of it. */
export interface ReviewPhotoTable {
  review_id: number
  position: number
  jpeg: Buffer
  thumb: Buffer
  width: number
  height: number
}

export interface ReviewTables {
  review: ReviewTable
  review_photo: ReviewPhotoTable
}

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
