// DDL of the catalogue; long because all tables are best read together.

const lookups = [
  `create table store (
    id smallint primary key,
    code text not null unique,
    name text not null,
    locale text not null,
    language text not null check (language in ('nl', 'en', 'de', 'sv')),
    country text not null,
    currency text not null check (currency in ('EUR', 'GBP', 'SEK'))
  )`,
  `create table tax_rate (
    store_id smallint not null references store (id),
    tax_class text not null,
    percent numeric(5, 2) not null check (percent >= 0 and percent < 100),
    primary key (store_id, tax_class)
  )`,
  `create table category (
    id int primary key,
    parent_id int references category (id),
    code text not null unique,
    level smallint not null check (level between 1 and 3),
    position int not null,
    path_ids int[] not null
  )`,
  `create table category_text (
    category_id int not null references category (id),
    language text not null,
    name text not null check (name <> ''),
    url_path text not null,
    description text not null,
    primary key (category_id, language),
    unique (language, url_path)
  )`,
  `create table attribute (
    id int primary key,
    code text not null unique,
    label jsonb not null,
    position int not null,
    url_key jsonb not null,
    is_facet boolean not null,
    is_single boolean not null
  )`,
  `create table attribute_option (
    id int primary key,
    attribute_id int not null references attribute (id),
    code text not null,
    label jsonb not null,
    position int not null,
    swatch text,
    unique (attribute_id, code)
  )`,
  `create table size_chart (
    id int primary key,
    code text not null unique,
    title jsonb not null,
    columns jsonb not null,
    rows jsonb not null
  )`,
]

const products = [
  `create table product (
    id int primary key,
    sku text not null unique,
    slug text not null unique,
    type text not null check (type in ('simple', 'configurable', 'bundle', 'grouped')),
    kind text not null check (kind in ('simple', 'configurable', 'bundle', 'grouped', 'team-wear', 'personalised', 'strung-racket')),
    brand_option_id int not null references attribute_option (id),
    article text not null,
    leaf_category_id int not null references category (id),
    tax_class text not null,
    position int not null,
    created_at timestamptz not null,
    configurable text[] not null,
    option_ids int[] not null,
    picture jsonb not null,
    rating numeric(3, 2) check (rating between 1 and 5),
    review_count int not null check (review_count >= 0),
    min_qty int not null default 1 check (min_qty >= 1),
    max_qty int not null check (max_qty >= min_qty),
    no_return boolean not null,
    delivery text not null,
    size_chart_id int references size_chart (id),
    personalisation_group_ids int[] not null,
    bundle_multiplier numeric(4, 3) not null default 1 check (bundle_multiplier > 0 and bundle_multiplier <= 1)
  )`,
  `create table product_text (
    product_id int not null references product (id),
    language text not null,
    name text not null check (name <> ''),
    name_position int not null,
    short_description text not null,
    description text not null,
    specification jsonb not null,
    search tsvector not null,
    primary key (product_id, language)
  )`,
  `create table product_category (
    category_id int not null references category (id),
    product_id int not null references product (id),
    position int not null,
    primary key (category_id, product_id)
  )`,
  `create table product_price (
    product_id int not null references product (id),
    store_id smallint not null references store (id),
    regular_cents int not null check (regular_cents > 0),
    final_cents int not null check (final_cents > 0 and final_cents <= regular_cents),
    special_from timestamptz,
    lowest_30d_cents int check (lowest_30d_cents > 0),
    primary key (product_id, store_id)
  )`,
  `create table variant (
    id int primary key,
    product_id int not null references product (id),
    sku text not null unique,
    stock int not null check (stock >= 0),
    is_active boolean not null,
    position int not null,
    option_ids int[] not null,
    colour text,
    unique (product_id, option_ids)
  )`,
  `create table variant_price (
    variant_id int not null references variant (id),
    store_id smallint not null references store (id),
    regular_cents int not null check (regular_cents > 0),
    final_cents int not null check (final_cents > 0 and final_cents <= regular_cents),
    lowest_30d_cents int check (lowest_30d_cents > 0),
    primary key (variant_id, store_id)
  )`,
  `create table tier_price (
    product_id int not null references product (id),
    store_id smallint not null references store (id),
    qty int not null check (qty >= 2),
    price_cents int not null check (price_cents > 0),
    primary key (product_id, store_id, qty)
  )`,
]

const compositions = [
  `create table bundle_option (
    id int primary key,
    product_id int not null references product (id),
    position int not null,
    type text not null check (type in ('select', 'radio', 'checkbox')),
    is_required boolean not null,
    title jsonb not null
  )`,
  `create table bundle_selection (
    id int primary key,
    option_id int not null references bundle_option (id),
    product_id int not null references product (id),
    position int not null,
    qty int not null check (qty >= 1),
    can_change_qty boolean not null,
    is_default boolean not null
  )`,
  `create table set_member (
    product_id int not null references product (id),
    member_id int not null references product (id),
    position int not null,
    qty int not null check (qty >= 0),
    primary key (product_id, member_id)
  )`,
  `create table personalisation_group (
    id int primary key,
    code text not null unique,
    title jsonb not null
  )`,
  `create table personalisation_option (
    id int primary key,
    group_id int not null references personalisation_group (id),
    position int not null,
    type text not null check (type in ('name', 'number', 'print', 'stringing', 'text')),
    label jsonb not null,
    price jsonb not null,
    is_required boolean not null,
    max_length int,
    characters text,
    choices jsonb not null
  )`,
  `create table team_wear (
    product_id int primary key references product (id),
    min_players int not null check (min_players >= 1),
    max_players int not null check (max_players between min_players and 30)
  )`,
  `create table catalogue_seed (
    id int primary key check (id = 1),
    seed bigint not null,
    size int not null,
    fingerprint text not null,
    seeded_at timestamptz not null default now()
  )`,
]

const indexes = [
  'create index category_parent on category (parent_id, position)',
  'create index product_options on product using gin (option_ids)',
  'create index product_position on product (position, id)',
  'create index product_created on product (created_at desc, id)',
  'create index product_text_name on product_text (language, name_position)',
  'create index product_text_search on product_text using gin (search)',
  'create index product_category_position on product_category (category_id, position, product_id)',
  'create index product_category_product on product_category (product_id)',
  'create index product_price_final on product_price (store_id, final_cents, product_id)',
  'create index variant_product on variant (product_id, position)',
  'create index bundle_option_product on bundle_option (product_id, position)',
  'create index bundle_selection_option on bundle_selection (option_id, position)',
]

const views = [
  `create view sellable as
    select v.id as variant_id, v.sku, v.product_id, pp.store_id, p.type, p.kind, v.stock, v.is_active,
      coalesce(vp.regular_cents, pp.regular_cents) as regular_cents,
      coalesce(vp.final_cents, pp.final_cents) as final_cents,
      case when vp.variant_id is null then pp.lowest_30d_cents else vp.lowest_30d_cents end as lowest_30d_cents,
      t.percent as tax_percent, p.min_qty, p.max_qty, p.no_return
    from variant v
    join product p on p.id = v.product_id
    join product_price pp on pp.product_id = p.id
    join tax_rate t on t.store_id = pp.store_id and t.tax_class = p.tax_class
    left join variant_price vp on vp.variant_id = v.id and vp.store_id = pp.store_id`,
  // A bundle is in stock if each required option has a product in stock, a set if one member is.
  `create view product_stock as
    select p.id as product_id,
      case p.type
        when 'bundle' then not exists (
          select 1 from bundle_option o where o.product_id = p.id and o.is_required and not exists (
            select 1 from bundle_selection s join variant v on v.product_id = s.product_id
            where s.option_id = o.id and v.is_active and v.stock >= s.qty))
        when 'grouped' then exists (
          select 1 from set_member m join variant v on v.product_id = m.member_id
          where m.product_id = p.id and v.is_active and v.stock > 0)
        else exists (select 1 from variant v where v.product_id = p.id and v.is_active and v.stock > 0)
      end as in_stock,
      coalesce((select sum(v.stock)::int from variant v where v.product_id = p.id and v.is_active), 0) as stock
    from product p`,
]

/** Every statement of the catalogue's first step, in order. */
export const catalogueStatements: string[] = [...lookups, ...products, ...compositions, ...indexes, ...views]
