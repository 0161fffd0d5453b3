// The schema for after the purchase: parcels, returns, complaints, messages, the newsletter, and staff.

/**
 * `sent_qty` and `returned_qty` are counted on the line itself, so that the database refuses to send or take back more than was bought,
 * even for simultaneous requests.
 */
export const serviceStatements = [
  `create sequence service_reference start 1001`,
  `alter table order_item
    add column no_return_reason text check (no_return_reason in ('made-for-you')),
    add column sent_qty integer not null default 0 check (sent_qty between 0 and qty),
    add column returned_qty integer not null default 0 check (returned_qty between 0 and qty),
    add constraint order_item_made_stays check (returned_qty = 0 or no_return_reason is null)`,
  `update order_item set no_return_reason = 'made-for-you' from product where product.id = order_item.product_id and product.no_return`,
  `create table parcel (
    id serial primary key,
    order_id integer not null references shop_order on delete cascade,
    carrier text not null check (carrier in ('postnl', 'dhl', 'postnord', 'royalmail')),
    tracking_code text not null check (tracking_code ~ '^[A-Za-z0-9-]{4,40}$'),
    sent_at timestamptz not null,
    delivered_at timestamptz check (delivered_at >= sent_at),
    unique (order_id, tracking_code)
  )`,
  `create table parcel_item (
    parcel_id integer not null references parcel on delete cascade,
    order_item_id integer not null references order_item on delete cascade,
    qty integer not null check (qty > 0),
    primary key (parcel_id, order_item_id)
  )`,
  `create table return_case (
    id serial primary key,
    reference text not null unique,
    kind text not null check (kind in ('return', 'withdrawal')),
    order_id integer not null references shop_order on delete cascade,
    intent text not null,
    name text,
    email text not null check (length(email) <= 255),
    status text not null default 'registered' check (status in ('registered', 'approved', 'refused')),
    refund integer check (refund >= 0),
    created_at timestamptz not null,
    decided_at timestamptz,
    unique (order_id, intent),
    check ((status = 'registered') = (decided_at is null))
  )`,
  `create table return_line (
    case_id integer not null references return_case on delete cascade,
    order_item_id integer not null references order_item on delete cascade,
    qty integer not null check (qty > 0),
    reason_code text,
    primary key (case_id, order_item_id)
  )`,
  `create index return_line_item on return_line (order_item_id)`,
  `create table complaint (
    id serial primary key,
    reference text not null unique,
    order_id integer not null references shop_order on delete cascade,
    order_item_id integer not null references order_item on delete cascade,
    intent text not null,
    email text not null check (length(email) <= 255),
    text text not null check (length(text) between 1 and 2000),
    created_at timestamptz not null,
    unique (order_id, intent)
  )`,
  `create table complaint_photo (
    complaint_id integer not null references complaint on delete cascade,
    position integer not null check (position between 1 and 5),
    jpeg bytea not null,
    primary key (complaint_id, position)
  )`,
  `create table contact_message (
    id serial primary key,
    reference text not null unique,
    store_id integer not null,
    intent text not null,
    name text not null check (length(name) <= 255),
    email text not null check (length(email) <= 255),
    subject text not null check (length(subject) <= 255),
    order_number text check (length(order_number) <= 40),
    message text not null check (length(message) between 1 and 2000),
    created_at timestamptz not null,
    unique (store_id, intent)
  )`,
  `create table subscription (
    id serial primary key,
    store_id integer not null,
    email text not null check (length(email) <= 255),
    state text not null check (state in ('asked', 'subscribed', 'left')),
    consent text not null,
    asked_at timestamptz not null,
    confirmed_at timestamptz
  )`,
  `create unique index subscription_email on subscription (store_id, lower(email))`,
  `create table operator (id serial primary key, email text not null unique, password_hash text not null)`,
  `create table operator_session (
    id text primary key,
    operator_id integer not null references operator on delete cascade,
    ends_at timestamptz not null
  )`,
]

/** A message belongs to the customer who was logged in when she wrote it; the typed address proves nobody. */
export const messageOwnerStatements = [
  `alter table contact_message add column customer_id integer references customer on delete cascade`,
  `create index contact_message_customer on contact_message (customer_id)`,
]

/** How a return is sent back, and what that costs in cents: taken off the refund. `way_code` stands for a label. */
export const returnWayStatements = [
  `alter table return_case add column way text check (way in ('label', 'code', 'pickup', 'shop')),
    add column way_price integer not null default 0 check (way_price >= 0),
    add column way_code text unique`,
]

/**
 * Another size or colour for pieces of a return, instead of money. Reserved pieces are off the shelf; a granted exchange is a new line of
 * the order at no price, whose pieces are `worth` what was kept of the price of those that they replace.
 */
export const exchangeStatements = [
  `alter table order_item add column worth integer check (worth >= 0),
    add column replaces_id integer references order_item on delete cascade,
    add constraint order_item_replaces check (replaces_id is null or (worth is not null and price_incl_tax = 0))`,
  `create table exchange (
    case_id integer not null,
    order_item_id integer not null,
    sku text not null,
    options jsonb not null,
    image text,
    qty integer not null check (qty > 0),
    kept integer not null check (kept >= 0),
    state text not null check (state in ('reserved', 'waiting', 'lapsed', 'granted', 'refunded', 'refused')),
    until timestamptz not null,
    item_id integer references order_item on delete cascade,
    primary key (case_id, order_item_id),
    foreign key (case_id, order_item_id) references return_line on delete cascade,
    check ((state = 'granted') = (item_id is not null))
  )`,
  `create index exchange_open on exchange (until) where state in ('reserved', 'waiting')`,
]

/** Per line of an order that stands: the pieces of approved withdrawals that were never sent. */
const withdrawnUnsent = `(select l.order_item_id, i.qty as ordered, sum(l.unsent_qty) as unsent
  from return_line l join return_case c on c.id = l.case_id join order_item i on i.id = l.order_item_id
    join shop_order o on o.id = i.order_id
  where c.status = 'approved' and l.unsent_qty > 0 and o.status in ('open', 'pending', 'paid') group by l.order_item_id, i.qty)`

/** Pieces that were withdrawn from before they were sent go back to the shelf with the approval; those of old ones are still missing there. */
export const shelvedStatements = [
  `update variant set stock = stock + back.qty
    from (select p.sku, sum(p.qty * w.unsent / w.ordered)::integer as qty
      from order_piece p join ${withdrawnUnsent} w on w.order_item_id = p.order_item_id group by p.sku) back
    where variant.sku = back.sku`,
  `delete from order_piece p using ${withdrawnUnsent} w where w.order_item_id = p.order_item_id and w.unsent = w.ordered`,
  `update order_piece p set qty = p.qty - p.qty * w.unsent / w.ordered from ${withdrawnUnsent} w where w.order_item_id = p.order_item_id`,
]

/** No payment and no share of a gift card can be refunded beyond what was paid; the database enforces it. */
export const refundStatements = [
  `alter table payment_attempt add column paid_back integer not null default 0,
    add constraint payment_attempt_paid_back check (paid_back between 0 and coalesce(paid_amount, 0))`,
  `alter table gift_card_use add column paid_back integer not null default 0,
    add constraint gift_card_use_paid_back check (paid_back between 0 and amount)`,
  `create table refund (
    case_id integer primary key references return_case on delete cascade,
    attempt_id text not null references payment_attempt on delete cascade,
    amount integer not null check (amount > 0),
    created_at timestamptz not null,
    paid_at timestamptz
  )`,
  `create index refund_owed on refund (case_id) where paid_at is null`,
]

/** A complaint about one piece of a set or kit, and the player who wears it; both as the order's line names them. */
export const complaintPieceStatements = [
  `alter table complaint
    add column player_id text check (length(player_id) <= 50),
    add column piece text check (length(piece) <= 300)`,
]

/**
 * Pieces that a withdrawal took back before they were sent: they are neither sent any more nor sent back. A withdrawal takes the pieces that
 * are still here first, so of old ones the last did. The database refuses to send what was withdrawn from.
 */
export const withdrawnStatements = [
  `alter table order_item add column withdrawn_qty integer not null default 0`,
  `alter table return_line add column unsent_qty integer not null default 0`,
  `update order_item set withdrawn_qty = greatest(0, returned_qty - sent_qty)`,
  `update return_line l set unsent_qty = least(l.qty, greatest(0, i.withdrawn_qty - coalesce((
      select sum(later.qty) from return_line later join return_case of_later on of_later.id = later.case_id
      where later.order_item_id = i.id and later.case_id > l.case_id and of_later.status <> 'refused'
        and of_later.kind = 'withdrawal'), 0)))
    from order_item i, return_case c where i.id = l.order_item_id and c.id = l.case_id and c.status <> 'refused'
      and c.kind = 'withdrawal'`,
  `alter table order_item
    add constraint order_item_withdrawn check (withdrawn_qty between 0 and returned_qty and sent_qty + withdrawn_qty <= qty)`,
  `alter table return_line add constraint return_line_unsent check (unsent_qty between 0 and qty)`,
]
