// Who shops and what they have gathered: sessions, customers, carts and wishlists. Money is integer cents.
import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { Address, CartExtension, LineChoice, Notice, PaymentChoice } from '../shop-shapes.ts'

/** `id` is the SHA-256 of the cookie, so that a stolen database opens no session. */
export interface SessionTable {
  id: string
  store_id: number
  customer_id: number | null
  cart_id: number | null
  guest_email: string | null
  last_order_id: number | null
  /** Milliseconds; the readable hint cookie carries the same number. */
  changed_at: number
  notices: JSONColumnType<Notice[], string | undefined, string>
  seen_at: Date
}

export interface CustomerTable {
  id: Generated<number>
  store_id: number
  email: string
  password_hash: string
  firstname: string
  lastname: string
  gender: string | null
  prefix: ColumnType<string | null, string | null | undefined, string | null>
  company: ColumnType<string | null, string | null | undefined, string | null>
  telephone: ColumnType<string | null, string | null | undefined, string | null>
  /** `YYYY-MM-DD`. */
  birth_date: ColumnType<string | null, string | null | undefined, string | null>
  /** Grows with every change of what she says of herself. */
  version: Generated<number>
  default_billing: number | null
  default_shipping: number | null
}

export interface CustomerAddressTable {
  id: Generated<number>
  customer_id: number
  address: JSONColumnType<Address, string, string>
  /** Counts the changes of the address itself. */
  version: Generated<number>
}

/** `attempt` grows when a failed payment gives the cart back, so that each attempt can become one order and no more. */
export interface CartTable {
  id: Generated<number>
  store_id: number
  customer_id: number | null
  is_active: ColumnType<boolean, boolean | undefined, boolean>
  attempt: Generated<number>
  email: string | null
  billing_address: JSONColumnType<Address> | null
  shipping_address: JSONColumnType<Address> | null
  carrier_code: string | null
  method_code: string | null
  extension: JSONColumnType<CartExtension, string | undefined, string>
  payment: JSONColumnType<PaymentChoice> | null
  coupon_code: string | null
  last_item_id: number | null
  /** Of its lines; kept by a trigger. */
  updated_at: Generated<Date>
}

/** `choice_key` tells two lines of one sku apart: the same shirt with another print is another line. */
export interface CartItemTable {
  id: Generated<number>
  cart_id: number
  product_id: number
  sku: string
  qty: number
  choices: JSONColumnType<LineChoice, string, string>
  choice_key: string
  /** The offer that it is the gift of; null for what is bought. */
  gift_offer_id: ColumnType<number | null, number | undefined, number | null>
}

/** `owner` is `customer:7` or `session:<id>`. */
export interface KeptProductTable {
  id: Generated<number>
  kind: 'wishlist' | 'compare'
  owner: string
  store_id: number
  product_id: number
}

export interface SecretTable {
  name: string
  value: string
}

export interface ShopperTables {
  session: SessionTable
  customer: CustomerTable
  customer_address: CustomerAddressTable
  cart: CartTable
  cart_item: CartItemTable
  kept_product: KeptProductTable
  secret: SecretTable
}

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

/** One active cart a customer and store, which the database itself sees to; of several the youngest gets the others' lines. */
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
