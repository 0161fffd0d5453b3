// The schema of discounts: coupons with their rules, gift cards with their balance, and free gifts above an amount.

export const discountStatements = [
  `create table coupon (
    code text primary key check (code = upper(code)),
    store_id integer,
    percent numeric(5, 2) check (percent > 0 and percent <= 100),
    amount integer check (amount > 0),
    minimum integer not null default 0,
    starts_at timestamptz,
    ends_at timestamptz,
    most_uses integer,
    most_uses_each integer,
    check ((percent is null) <> (amount is null))
  )`,
  `create table coupon_use (
    order_id integer primary key references shop_order on delete cascade,
    code text not null references coupon,
    email text not null
  )`,
  `create index coupon_use_code on coupon_use (code, email)`,
  `create table gift_card (
    code_hash text primary key,
    last_four text not null,
    currency text not null,
    balance integer not null check (balance >= 0),
    is_blocked boolean not null default false,
    is_collectable boolean not null default true,
    expires_at timestamptz
  )`,
  `create table cart_gift_card (
    cart_id integer not null references cart on delete cascade,
    code_hash text not null references gift_card,
    added_at timestamptz not null default clock_timestamp(),
    primary key (cart_id, code_hash)
  )`,
  `create table gift_card_use (
    order_id integer not null references shop_order on delete cascade,
    code_hash text not null references gift_card,
    amount integer not null check (amount > 0),
    primary key (order_id, code_hash)
  )`,
  `create table gift_offer (id serial primary key, store_id integer not null, threshold integer not null check (threshold > 0))`,
  `create table gift_offer_item (
    offer_id integer not null references gift_offer on delete cascade,
    sku text not null,
    position integer not null,
    primary key (offer_id, sku)
  )`,
  `alter table cart add column coupon_code text`,
  `alter table cart_item add column gift_offer_id integer references gift_offer on delete set null`,
  `alter table order_item add column is_gift boolean not null default false`,
  `alter table shop_order
    add column coupon_code text,
    add column gift_cards integer not null default 0 check (gift_cards >= 0),
    drop constraint shop_order_check,
    add constraint shop_order_grand_total check (grand_total = subtotal_incl_tax + shipping_incl_tax - discount - gift_cards)`,
]
