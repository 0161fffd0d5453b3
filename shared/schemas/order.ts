// The order this session placed last, for the confirmation page.
import * as v from 'valibot'
import { Address } from './address.ts'
import { Amount, every, Flag, oneOf, OptionalAmount, OptionalUrl, orEmpty } from './answer-parts.ts'
import { Count, Decoration, Label, list, object, OptionalId } from './parts.ts'
import { contents, ShownOption } from './cart.ts'
import { DeliverySlot } from './shipping.ts'
import { TotalsRow } from './totals.ts'

/** A pick-up point as an order keeps it. */
export const KeptPoint = object({
  name: v.string(),
  street: v.nullish(v.string(), ''),
  number: v.nullish(Label, ''),
  postcode: v.nullish(Label, ''),
  city: v.nullish(v.string(), ''),
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
  sku: v.string(),
  name: v.nullish(v.string(), ''),
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
    email: v.nullish(v.string(), ''),
    grand_total: Amount,
    currency: v.string(),
    items: every(Line),
    totals: object({ total_segments: every(TotalsRow), grand_total: OptionalAmount, tax_amount: OptionalAmount, coupon_code: Decoration }),
    shipping_address: v.nullish(Address, null),
    billing_address: v.nullish(Address, null),
    shipping_title: v.nullish(v.string(), ''),
    delivery_slot: v.fallback(v.nullish(DeliverySlot, null), null),
    pickup_point: v.fallback(v.nullish(KeptPoint, null), null),
    /** A guest without an account: `api/customer/orders/{number}/account` makes one. */
    can_make_account: Flag,
    payment_title: v.nullish(v.string(), ''),
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
