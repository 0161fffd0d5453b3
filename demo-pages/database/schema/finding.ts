// The schema for search and lists: suggested words, facet counts, and content between cards. The seed fills it, never a shopper.
import type { Migration } from './migration.ts'

const statements = [
  `create table search_term (
    language text not null,
    category_id int not null,
    label text not null check (label <> ''),
    folded text not null check (folded like ' %'),
    products int not null check (products > 0),
    primary key (language, category_id, folded)
  )`,
  `create table category_option (
    category_id int not null references category (id),
    option_id int not null references attribute_option (id),
    products int not null check (products > 0),
    primary key (category_id, option_id)
  )`,
  `create table filter_divider (
    category_id int not null references category (id),
    attribute_id int not null references attribute (id),
    position int not null check (position > 0),
    primary key (category_id, attribute_id)
  )`,
  `create table grid_block (
    category_id int primary key references category (id),
    position int not null check (position > 0),
    title jsonb not null,
    text jsonb not null,
    target_category_id int not null references category (id)
  )`,
  'create index category_option_option on category_option (option_id, products desc)',
  'create index product_sku_prefix on product (sku text_pattern_ops)',
  'create index variant_sku_prefix on variant (sku text_pattern_ops)',
]

const banners = [
  `create table list_banner (
    category_id int primary key references category (id),
    title jsonb not null,
    text jsonb not null,
    target_category_id int not null references category (id)
  )`,
]

const watched = ['product', 'product_category', 'product_price', 'product_text']

const revision = [
  `create table catalogue_revision (
    id int primary key check (id = 1),
    revision bigint not null
  )`,
  'insert into catalogue_revision (id, revision) values (1, 1)',
  `create function move_catalogue_revision() returns trigger language plpgsql as $$
    begin
      update catalogue_revision set revision = revision + 1;
      return null;
    end
  $$`,
  ...watched.map(
    (table) =>
      `create trigger ${table}_revision after insert or update or delete on ${table} for each statement execute function move_catalogue_revision()`,
  ),
  // Lists are counted in memory, so no query uses this index, and it took a third of the seeding time.
  'drop index product_options',
]

export const findingMigrations: Migration[] = [
  { name: 'finding-1', statements },
  { name: 'finding-2', statements: banners },
  { name: 'finding-3', statements: revision },
]
