// The order this session placed last, for the confirmation page.
import * as v from 'valibot'
import { Address } from './address.ts'
import { Amount, every, oneOf, OptionalAmount, OptionalUrl } from './answer-parts.ts'
import { Count, Decoration, Label, list, object } from './parts.ts'
import { ShownOption } from './quote.ts'
import { DeliverySlot } from './shipping.ts'
import { TotalSegment } from './totals.ts'

/** One line of the order as it was placed. */
export const OrderLine = object({
  sku: v.string(),
  name: v.nullish(v.string(), ''),
  qty: Count,
  price_incl_tax: OptionalAmount,
  row_total_incl_tax: OptionalAmount,
  image: OptionalUrl,
  url: OptionalUrl,
  options: list(ShownOption),
})
export type OrderLine = v.InferOutput<typeof OrderLine>

/** An unknown status reads as pending: the order is there, nothing is claimed about its payment. */
export const LastOrder = object({
  order_number: Label,
  status: oneOf(['pending', 'open', 'paid', 'canceled', 'rejected', 'failed', 'expired']),
  email: v.nullish(v.string(), ''),
  grand_total: Amount,
  currency: v.string(),
  items: every(OrderLine),
  totals: object({ total_segments: every(TotalSegment), grand_total: OptionalAmount, tax_amount: OptionalAmount }),
  shipping_address: v.nullish(Address, null),
  billing_address: v.nullish(Address, null),
  shipping_title: v.nullish(v.string(), ''),
  delivery_slot: v.fallback(v.nullish(DeliverySlot, null), null),
  payment_title: v.nullish(v.string(), ''),
  created_at: Decoration,
})
export type LastOrder = v.InferOutput<typeof LastOrder>
