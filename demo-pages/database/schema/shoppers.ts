// The schema of shoppers and their data: sessions, customers, carts and wishlists. Money is integer cents.

export const shopperStatements = [
  `create table secret (name text primary key, value text not null)`,
  `create table customer (
    id serial primary key,
    store_id integer not null,
    email text not null check (length(email) <= 255),
    password_hash text not null,
    firstname text not null,
    lastname text not null,
    gender text check (gender in ('male', 'female')),
    failed_logins integer not null default 0,
    locked_until timestamptz,
    default_billing integer,
    default_shipping integer
  )`,
  `create unique index customer_email on customer (store_id, lower(email))`,
  `create table customer_address (
    id serial primary key,
    customer_id integer not null references customer on delete cascade,
    address jsonb not null
  )`,
  `create index customer_address_owner on customer_address (customer_id)`,
  `create table cart (
    id serial primary key,
    store_id integer not null,
    customer_id integer references customer on delete cascade,
    is_active boolean not null default true,
    attempt integer not null default 1,
    email text,
    billing_address jsonb,
    shipping_address jsonb,
    carrier_code text,
    method_code text,
    extension jsonb not null default '{}',
    payment jsonb,
    last_item_id integer
  )`,
  `create index cart_customer on cart (customer_id) where is_active`,
  `create table cart_item (
    id serial primary key,
    cart_id integer not null references cart on delete cascade,
    product_id integer not null,
    sku text not null,
    qty integer not null check (qty between 1 and 10000),
    choices jsonb not null,
    choice_key text not null,
    unique (cart_id, choice_key)
  )`,
  `create table session (
    id text primary key,
    store_id integer not null,
    customer_id integer references customer on delete set null,
    cart_id integer references cart on delete set null,
    guest_email text,
    last_order_id integer,
    changed_at bigint not null,
    notices jsonb not null default '[]',
    seen_at timestamptz not null
  )`,
  `create index session_seen on session (seen_at)`,
  `create table kept_product (
    id serial primary key,
    kind text not null check (kind in ('wishlist', 'compare')),
    owner text not null,
    store_id integer not null,
    product_id integer not null,
    unique (kind, owner, store_id, product_id)
  )`,
]

/** One active cart per customer and store, enforced by the database; of several, the newest gets the lines of the others. */
export const oneCartStatements = [
  `insert into cart_item (cart_id, product_id, sku, qty, choices, choice_key)
    select youngest.id, item.product_id, item.sku, item.qty, item.choices, item.choice_key
    from cart
    join cart_item item on item.cart_id = cart.id
    join lateral (
      select max(other.id) as id from cart other
      where other.is_active and other.customer_id = cart.customer_id and other.store_id = cart.store_id
    ) youngest on youngest.id <> cart.id
    where cart.is_active and cart.customer_id is not null
    on conflict (cart_id, choice_key) do nothing`,
  `update cart set is_active = false where is_active and customer_id is not null and exists (
    select 1 from cart other
    where other.is_active and other.customer_id = cart.customer_id and other.store_id = cart.store_id and other.id > cart.id
  )`,
  `drop index cart_customer`,
  `create unique index cart_active on cart (customer_id, store_id) where is_active and customer_id is not null`,
]

export const sessionRenewalStatements = [
  `alter table session add column cookie_id text unique, add column renewed_at timestamptz, add column is_taken boolean not null default false`,
]
