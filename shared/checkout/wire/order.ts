// The schema of the last order of this session, for the confirmation page.
import * as v from 'valibot'
import { Address } from '#shared/address/wire/address.ts'
import { contents, ShownOption } from '#shared/cart/wire/cart.ts'
import { TotalsRow } from '#shared/cart/wire/totals.ts'
import { Amount, every, Flag, oneOf, OptionalAmount, OptionalUrl, orEmpty } from '#shared/wire/answer-parts.ts'
import { Count, decorates, Decoration, Label, list, maybe, object, OptionalId, Text } from '#shared/wire/parts.ts'
import { DeliverySlot } from './shipping.ts'

/** A pick-up point, as stored with an order. */
export const KeptPoint = object({
  name: Label,
  street: Text,
  number: Text,
  postcode: Text,
  city: Text,
  /** The day from which the parcel is there, as `2026-11-23`. */
  expected_on: Decoration,
})
export type KeptPoint = v.InferOutput<typeof KeptPoint>

/** One line of the order as it was placed. */
export interface OrderLine extends Omit<
  v.InferOutput<typeof WireLine>,
  'qty' | 'price_incl_tax' | 'row_total_incl_tax' | 'product_id' | 'parent_sku'
> {
  /** The sku of the product that a variant belongs to. */
  parentSku: string | null
  productId: number | null
  quantity: number
  /** The price of one item, with tax. */
  unitPrice: number | null
  /** The price of the line, with tax. */
  rowTotal: number | null
}

const WireLine = object({
  sku: Label,
  /** The sku of the product that a variant belongs to. */
  parent_sku: Decoration,
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
  /** From the top category down. */
  categories: list(Label),
})

const Line = v.pipe(
  WireLine,
  v.transform(
    ({
      qty,
      price_incl_tax: unitPrice,
      row_total_incl_tax: rowTotal,
      product_id: productId,
      parent_sku: parentSku,
      ...line
    }): OrderLine => ({
      ...line,
      ...{ parentSku, productId, quantity: qty, unitPrice, rowTotal },
    }),
  ),
)

/** An order; values that the host leaves out are null or empty. Amounts include tax. */
export interface LastOrder {
  number: string
  /** The status of its payment. */
  status: 'pending' | 'open' | 'paid' | 'canceled' | 'rejected' | 'failed' | 'expired'
  email: string
  grandTotal: number
  /** The tax within the total. */
  tax: number | null
  currency: string
  coupon: string | null
  lines: OrderLine[]
  /** The rows of the totals to show, in this order. */
  rows: TotalsRow[]
  shippingAddress: Address | null
  billingAddress: Address | null
  /** The shipping method as readable text. */
  shippingTitle: string
  deliverySlot: DeliverySlot | null
  /** The day of the delivery, or from which the parcel is at its point, as `2026-11-23`; null where it is not known. */
  expectedOn: string | null
  /** Where the order's parcels can be followed. */
  trackUrl: string | null
  /** The pick-up point; null for home delivery. */
  pickupPoint: KeptPoint | null
  /** A guest without an account placed it: an account can be created from the order. */
  canMakeAccount: boolean
  /** The payment method as readable text. */
  paymentTitle: string
  /** Where and by when to pay, one instruction per line; null where nothing is left to do. */
  instructions: string | null
  placedAt: string | null
}

const ISO_DAY = /^\d{4}-\d\d-\d\d/

/** An unknown status reads as pending: the order exists, and nothing is claimed about its payment. */
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
    /** The day on which it arrives; without one, that of the delivery slot or of the pick-up point. */
    expected_on: Decoration,
    track_url: OptionalUrl,
    /** Whether an account can be created by `api/customer/orders/{number}/account`. */
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
    expectedOn:
      [wire.expected_on, wire.delivery_slot?.date, wire.pickup_point?.expected_on].find((day) => day && ISO_DAY.test(day)) ?? null,
    trackUrl: wire.track_url,
    pickupPoint: wire.pickup_point,
    canMakeAccount: wire.can_make_account,
    paymentTitle: wire.payment_title,
    instructions: wire.payment.instructions,
    placedAt: wire.created_at,
  })),
)

/** Whether this claim may report the order to the page's tags. */
export const GrantedClaim = v.pipe(
  object({ granted: v.boolean() }),
  v.transform(({ granted }) => granted),
)
