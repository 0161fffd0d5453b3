// The cart's sums. The server adds up; whatever is wrong here makes all of it malformed.
import * as v from 'valibot'
import { Amount, every, Facts, OptionalAmount } from './answer-parts.ts'
import { Count, Decoration, Id, object } from './parts.ts'

/** One printed line of the sum, in the host's order. A value of null has not been calculated yet. */
export const TotalSegment = object({
  code: v.string(),
  title: v.nullish(v.string(), ''),
  value: OptionalAmount,
  area: Decoration,
  extension_attributes: v.fallback(v.nullish(Facts, {}), {}),
})
export type TotalSegment = v.InferOutput<typeof TotalSegment>

/** What one line costs. */
export const TotalsItem = object({
  item_id: Id,
  name: v.nullish(v.string(), ''),
  qty: Count,
  price_incl_tax: OptionalAmount,
  row_total_incl_tax: OptionalAmount,
  tax_percent: OptionalAmount,
  discount_amount: OptionalAmount,
  /** JSON text, as Magento sends it. */
  options: Decoration,
})
export type TotalsItem = v.InferOutput<typeof TotalsItem>

/** The sums of the whole cart. */
export const Totals = object({
  grand_total: Amount,
  subtotal: OptionalAmount,
  subtotal_incl_tax: OptionalAmount,
  /** Negative. */
  discount_amount: OptionalAmount,
  shipping_amount: OptionalAmount,
  shipping_incl_tax: OptionalAmount,
  tax_amount: OptionalAmount,
  base_currency_code: Decoration,
  quote_currency_code: Decoration,
  coupon_code: Decoration,
  items_qty: Count,
  items: every(TotalsItem),
  total_segments: every(TotalSegment),
})
export type Totals = v.InferOutput<typeof Totals>
