// What was bought and paid: orders, their lines, payment attempts, the pretend provider's own books, and the outbox.
import type { Generated, JSONColumnType } from 'kysely'
import type { Address, ChosenOption, DeliverySlot, OrderStatus, PaymentState, TotalSegment } from '../shop-shapes.ts'

/**
 * `cart_claim` is `<cart>:<attempt>`: unique, so that even a broken rule above it cannot turn one cart into two orders.
 * It is null only in a host that runs without its guards to prove that the tests would notice.
 */
export interface OrderTable {
  id: Generated<number>
  number: string
  store_id: number
  session_id: string
  customer_id: number | null
  cart_id: number
  cart_claim: string | null
  idempotency_key: string | null
  status: OrderStatus
  email: string
  currency: string
  subtotal_incl_tax: number
  shipping_incl_tax: number
  discount: number
  tax: number
  grand_total: number
  segments: JSONColumnType<TotalSegment[], string, string>
  billing_address: JSONColumnType<Address, string, string>
  shipping_address: JSONColumnType<Address, string, string>
  carrier_code: string
  method_code: string
  shipping_title: string
  delivery_slot: JSONColumnType<DeliverySlot> | null
  payment_code: string
  payment_title: string
  created_at: Date
}

export interface OrderItemTable {
  id: Generated<number>
  order_id: number
  product_id: number
  sku: string
  name: string
  image: string | null
  url: string
  options: JSONColumnType<{ label: string; value: string }[], string, string>
  choices: JSONColumnType<ChosenOption[], string, string>
  qty: number
  price_incl_tax: number
  row_total_incl_tax: number
  tax_percent: number
}

/** One try to pay one order. `id` is what the return address carries; it says nothing by itself. */
export interface PaymentAttemptTable {
  id: string
  order_id: number
  session_id: string
  status: PaymentState
  provider_id: string
  created_at: Date
}

/** The provider's side: the shop reads `status` here, as it would ask a real provider, and never believes a URL. */
export interface ProviderPaymentTable {
  id: string
  reference: string
  amount: number
  currency: string
  description: string
  method: string
  issuer: string | null
  return_path: string
  status: PaymentState
  expires_at: Date
}

export interface MailTable {
  id: Generated<number>
  store_id: number
  order_id: number | null
  kind: string
  recipient: string
  language: string
  subject: string
  body: string
  sent_at: Date
}

export interface OrderTables {
  shop_order: OrderTable
  order_item: OrderItemTable
  payment_attempt: PaymentAttemptTable
  provider_payment: ProviderPaymentTable
  mail: MailTable
}

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
