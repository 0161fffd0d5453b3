// The schema of orders: their lines, payment attempts, and the outbox.

const paymentStates = `('open', 'paid', 'pending', 'canceled', 'rejected', 'failed', 'expired')`

export const orderStatements = [
  `create sequence order_number`,
  `create table shop_order (
    id serial primary key,
    number text not null unique,
    store_id integer not null,
    session_id text not null,
    customer_id integer references customer on delete set null,
    cart_id integer not null references cart,
    cart_claim text unique,
    idempotency_key text,
    status text not null check (status in ('open', 'pending', 'paid', 'canceled', 'rejected', 'failed', 'expired')),
    email text not null,
    currency text not null,
    subtotal_incl_tax integer not null check (subtotal_incl_tax >= 0),
    shipping_incl_tax integer not null check (shipping_incl_tax >= 0),
    discount integer not null check (discount >= 0),
    tax integer not null check (tax >= 0),
    grand_total integer not null check (grand_total = subtotal_incl_tax + shipping_incl_tax - discount),
    segments jsonb not null,
    billing_address jsonb not null,
    shipping_address jsonb not null,
    carrier_code text not null,
    method_code text not null,
    shipping_title text not null,
    delivery_slot jsonb,
    payment_code text not null,
    payment_title text not null,
    created_at timestamptz not null,
    unique (session_id, idempotency_key)
  )`,
  `create index shop_order_cart on shop_order (cart_id)`,
  `create table order_item (
    id serial primary key,
    order_id integer not null references shop_order on delete cascade,
    product_id integer not null,
    sku text not null,
    name text not null,
    image text,
    url text not null,
    options jsonb not null,
    choices jsonb not null,
    qty integer not null check (qty > 0),
    price_incl_tax integer not null check (price_incl_tax >= 0),
    row_total_incl_tax integer not null check (row_total_incl_tax = price_incl_tax * qty),
    tax_percent numeric(5, 2) not null
  )`,
  `create index order_item_order on order_item (order_id)`,
  `create table provider_payment (
    id text primary key,
    reference text not null unique,
    amount integer not null check (amount >= 0),
    currency text not null,
    description text not null,
    method text not null,
    issuer text,
    return_path text not null,
    status text not null check (status in ${paymentStates}),
    expires_at timestamptz not null
  )`,
  `create table payment_attempt (
    id text primary key,
    order_id integer not null references shop_order on delete cascade,
    session_id text not null,
    status text not null check (status in ${paymentStates}),
    provider_id text not null unique,
    created_at timestamptz not null
  )`,
  `create index payment_attempt_order on payment_attempt (order_id)`,
  `create table mail (
    id serial primary key,
    store_id integer not null,
    order_id integer references shop_order on delete cascade,
    kind text not null,
    recipient text not null,
    language text not null,
    subject text not null,
    body text not null,
    sent_at timestamptz not null,
    unique (order_id, kind)
  )`,
]

/** The provider keeps its own books in another place; open payments are opened there again. */
export const providerApartStatements = [
  `alter table payment_attempt
    alter column provider_id drop not null,
    add column issuer text,
    add column amount integer,
    add column paid_amount integer,
    drop constraint payment_attempt_status_check,
    add constraint payment_attempt_status_check check (status in (
      'open', 'paid', 'pending', 'canceled', 'rejected', 'failed', 'expired', 'paid-late', 'refunded'
    ))`,
  `update payment_attempt set
    amount = (select grand_total from shop_order where shop_order.id = order_id),
    paid_amount = case when status = 'paid' then (select grand_total from shop_order where shop_order.id = order_id) end,
    issuer = (select issuer from provider_payment where provider_payment.id = provider_id),
    provider_id = case when status <> 'open' then provider_id end`,
  `alter table payment_attempt alter column amount set not null`,
  `drop table provider_payment`,
]

/** Lines with several parts store the stock that each part takes, and their content. */
export const orderPieceStatements = [
  `create table order_piece (
    id serial primary key,
    order_item_id integer not null references order_item on delete cascade,
    sku text not null,
    qty integer not null check (qty > 0)
  )`,
  `create index order_piece_item on order_piece (order_item_id)`,
  `insert into order_piece (order_item_id, sku, qty) select id, sku, qty from order_item`,
  `alter table order_item
    add column buy_request jsonb,
    add column content jsonb not null default '{"kind":"simple","no_return":false,"parts":[],"prints":[],"players":[]}'`,
]

/** Orders that are picked up store the pickup point as it was on that day. */
export const orderPointStatements = [`alter table shop_order add column pickup_point jsonb`]

/** Mails from before have no HTML. `pictures` holds the addresses of those in it. */
export const mailPartStatements = [`alter table mail add column html text, add column pictures jsonb not null default '[]'`]

/** The PDFs of a mail, as what they say: a mail is kept as it was sent. */
export const mailPaperStatements = [`alter table mail add column papers jsonb not null default '[]'`]

/** The day that was promised, whatever way it comes; null in orders from before it was kept. */
export const promisedDayStatements = [`alter table shop_order add column promised_on text`]

export const orderClaimStatements = [`alter table shop_order add column told_by text`]

/** An order that gift cards or a coupon pay in full is paid: nobody waits for money. */
export const freeOrderStatements = [
  `update shop_order set status = 'paid' where status = 'pending' and grand_total = 0 and payment_code = 'free'`,
]

/** When the invoice was mailed: once, whichever step completes the order. */
export const invoicedStatements = [
  `alter table shop_order add column invoiced_at timestamptz`,
  `update shop_order o set invoiced_at = m.sent_at from mail m where m.order_id = o.id and m.papers::text like '%"invoice\\_%'`,
]

/**
 * The working days before the goods can be sent, so that a restored order is promised anew. Older orders count as the slowest goods: nobody
 * is promised a day too soon.
 */
export const leadDaysStatements = [
  `alter table shop_order add column lead_days integer not null default 9`,
  `alter table shop_order alter column lead_days drop default`,
]
