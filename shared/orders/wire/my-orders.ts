// Schemas of a customer's orders: the list, a single order, and reordering. Wire names end here.
import * as v from 'valibot'
import { Address } from '#shared/address/wire/address.ts'
import { contents, ShownOption } from '#shared/cart/wire/cart.ts'
import { TotalsRow } from '#shared/cart/wire/totals.ts'
import { DeliverySlot } from '#shared/checkout/wire/shipping.ts'
import { Amount, every, Flag, OptionalAmount, OptionalUrl, orEmpty } from '#shared/wire/answer-parts.ts'
import { Count, decorates, Decoration, Id, Label, list, maybe, object, OptionalId, orElse, Text } from '#shared/wire/parts.ts'
import { ListedReturn } from './account-lists.ts'
import { asPage, Glimpse, pageEntries } from './account-parts.ts'
import { Parcel } from './tracking.ts'

const ListedOrder = v.pipe(
  object({
    number: Label,
    created_at: Text,
    status: Label,
    status_label: Decoration,
    grand_total: OptionalAmount,
    currency: Label,
    items_qty: orElse(Count, 0),
    items: list(Glimpse),
  }),
  v.transform(({ created_at: createdAt, status_label: statusLabel, grand_total: total, items_qty: quantity, ...order }) => {
    return { ...order, createdAt, statusLabel, total, quantity }
  }),
)
/** An entry of the list. `status` is the host's code, `statusLabel` its text. */
export type ListedOrder = v.InferOutput<typeof ListedOrder>

/** A page of orders. */
export const OrderPage = v.pipe(object({ ...pageEntries, items: every(ListedOrder) }), v.transform(asPage))

const Line = v.pipe(
  object({
    item_id: Id,
    sku: Text,
    product_id: OptionalId,
    name: Text,
    qty: Count,
    price_incl_tax: OptionalAmount,
    row_total_incl_tax: OptionalAmount,
    image: OptionalUrl,
    url: OptionalUrl,
    options: list(ShownOption),
    ...contents,
    is_free_gift: Flag,
    is_exchange: Flag,
  }),
  v.transform(({ item_id: id, product_id: productId, qty: quantity, price_incl_tax: price, row_total_incl_tax: rowTotal, ...wire }) => {
    const { is_free_gift: isFreeGift, is_exchange: isExchange, ...line } = wire
    return { ...line, id, productId, quantity, price, rowTotal, isFreeGift, isExchange }
  }),
)
/** An ordered line. */
export type OrderedLine = v.InferOutput<typeof Line>

/** An action on an order that is possible until a date, on a page of its own. */
const Right = decorates(object({ url: OptionalUrl, until: Decoration }))

/** One order. */
export const MyOrder = v.pipe(
  object({
    number: Label,
    created_at: Text,
    status: Label,
    status_label: Decoration,
    email: Text,
    currency: Label,
    grand_total: Amount,
    items: every(Line),
    totals: object({ total_segments: every(TotalsRow) }),
    shipping_address: maybe(Address),
    billing_address: maybe(Address),
    shipping_title: Text,
    delivery_slot: decorates(DeliverySlot),
    payment_title: Text,
    payment: orEmpty(object({ instructions: Decoration })),
    expected_on: Decoration,
    parcels: list(Parcel),
    can_cancel: Flag,
    can_reorder: Flag,
    pay_url: OptionalUrl,
    invoice_url: OptionalUrl,
    return_cases: list(ListedReturn),
    returns: Right,
    withdrawal: Right,
    complaint: Right,
  }),
  v.transform((wire) => ({
    number: wire.number,
    createdAt: wire.created_at,
    status: wire.status,
    statusLabel: wire.status_label,
    currency: wire.currency,
    total: wire.grand_total,
    lines: wire.items,
    rows: wire.totals.total_segments,
    shippingAddress: wire.shipping_address,
    billingAddress: wire.billing_address,
    shippingTitle: wire.shipping_title,
    slot: wire.delivery_slot,
    paymentTitle: wire.payment_title,
    instructions: wire.payment.instructions,
    expectedOn: wire.expected_on,
    parcels: wire.parcels,
    canCancel: wire.can_cancel,
    canReorder: wire.can_reorder,
    payUrl: wire.pay_url,
    invoiceUrl: wire.invoice_url,
    returnCases: wire.return_cases,
    returns: wire.returns,
    withdrawal: wire.withdrawal,
    complaint: wire.complaint,
  })),
)
export type MyOrder = v.InferOutput<typeof MyOrder>

const Added = v.pipe(
  object({ item_id: Id, name: Text, qty: Count, price: OptionalAmount, price_before: OptionalAmount }),
  v.transform(({ item_id: id, qty: quantity, price_before: priceBefore, ...line }) => ({ ...line, id, quantity, priceBefore })),
)
const Unavailable = v.pipe(
  object({
    item_id: Id,
    name: Text,
    qty: orElse(Count, 1),
    reason: Text,
    alternative_url: OptionalUrl,
  }),
  v.transform(({ item_id: id, qty: quantity, alternative_url: alternativeUrl, ...line }) => ({ ...line, id, quantity, alternativeUrl })),
)

/** The lines that can be ordered again with their prices, and those that cannot, with the server's reason. */
export const Reorder = object({ added: every(Added), unavailable: every(Unavailable) })
export type Reorder = v.InferOutput<typeof Reorder>
