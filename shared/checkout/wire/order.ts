// The order this session placed last, for the confirmation page.
import * as v from 'valibot'
import { Address } from '#shared/address/wire/address.ts'
import { contents, ShownOption } from '#shared/cart/wire/cart.ts'
import { TotalsRow } from '#shared/cart/wire/totals.ts'
import { Amount, every, Flag, oneOf, OptionalAmount, OptionalUrl, orEmpty } from '#shared/wire/answer-parts.ts'
import { Count, decorates, Decoration, Label, list, maybe, object, OptionalId, Text } from '#shared/wire/parts.ts'
import { DeliverySlot } from './shipping.ts'

/** A pick-up point as an order keeps it. */
export const KeptPoint = object({
  name: Label,
  street: Text,
  number: Text,
  postcode: Text,
  city: Text,
})
export type KeptPoint = v.InferOutput<typeof KeptPoint>

/** One line of the order as it was placed. */
export interface OrderLine extends Omit<v.InferOutput<typeof WireLine>, 'qty' | 'price_incl_tax' | 'row_total_incl_tax' | 'product_id'> {
  productId: number | null
  quantity: number
  /** One piece, with tax. */
  unitPrice: number | null
  /** All of them, with tax. */
  rowTotal: number | null
}

const WireLine = object({
  sku: Label,
  name: Text,
  qty: Count,
  price_incl_tax: OptionalAmount,
  row_total_incl_tax: OptionalAmount,
  image: OptionalUrl,
  url: OptionalUrl,
  options: list(ShownOption),
  ...contents,
  product_id: OptionalId,
  manufacturer: Decoration,
  /** From the widest to the narrowest. */
  categories: list(Label),
})

const Line = v.pipe(
  WireLine,
  v.transform(({ qty: quantity, price_incl_tax: unitPrice, row_total_incl_tax: rowTotal, product_id: productId, ...line }): OrderLine => ({
    ...line,
    ...{ productId, quantity, unitPrice, rowTotal },
  })),
)

/** An order; what the host does not say is null or empty. Amounts are with tax. */
export interface LastOrder {
  number: string
  /** How its payment stands. */
  status: 'pending' | 'open' | 'paid' | 'canceled' | 'rejected' | 'failed' | 'expired'
  email: string
  grandTotal: number
  /** The tax within it. */
  tax: number | null
  currency: string
  coupon: string | null
  lines: OrderLine[]
  /** What is printed of its sums, in this order. */
  rows: TotalsRow[]
  shippingAddress: Address | null
  billingAddress: Address | null
  /** How it is sent, as a person reads it. */
  shippingTitle: string
  deliverySlot: DeliverySlot | null
  /** Where it is picked up; null where it is brought home. */
  pickupPoint: KeptPoint | null
  /** A guest placed it whose address has no account: one can be made of it. */
  canMakeAccount: boolean
  /** How it is paid, as a person reads it. */
  paymentTitle: string
  /** Where and by when to pay, a line each; null where nothing is left to do. */
  instructions: string | null
  placedAt: string | null
}

/** An unknown status reads as pending: the order is there, nothing is claimed about its payment. */
export const LastOrder = v.pipe(
  object({
    order_number: Label,
    status: oneOf(['pending', 'open', 'paid', 'canceled', 'rejected', 'failed', 'expired']),
    email: Text,
    grand_total: Amount,
    currency: Label,
    items: every(Line),
    totals: object({ total_segments: every(TotalsRow), grand_total: OptionalAmount, tax_amount: OptionalAmount, coupon_code: Decoration }),
    shipping_address: maybe(Address),
    billing_address: maybe(Address),
    shipping_title: Text,
    delivery_slot: decorates(DeliverySlot),
    pickup_point: decorates(KeptPoint),
    /** A guest without an account: `api/customer/orders/{number}/account` makes one. */
    can_make_account: Flag,
    payment_title: Text,
    payment: orEmpty(object({ instructions: Decoration })),
    created_at: Decoration,
  }),
  v.transform((wire): LastOrder => ({
    number: wire.order_number,
    status: wire.status,
    email: wire.email,
    grandTotal: wire.grand_total,
    tax: wire.totals.tax_amount,
    currency: wire.currency,
    coupon: wire.totals.coupon_code,
    lines: wire.items,
    rows: wire.totals.total_segments,
    shippingAddress: wire.shipping_address,
    billingAddress: wire.billing_address,
    shippingTitle: wire.shipping_title,
    deliverySlot: wire.delivery_slot,
    pickupPoint: wire.pickup_point,
    canMakeAccount: wire.can_make_account,
    paymentTitle: wire.payment_title,
    instructions: wire.payment.instructions,
    placedAt: wire.created_at,
  })),
)

/** Whether this claim is the one that may tell the page's tags of the order. */
export const GrantedClaim = v.pipe(
  object({ granted: v.boolean() }),
  v.transform(({ granted }) => granted),
)
