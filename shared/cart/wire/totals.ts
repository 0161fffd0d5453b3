// The cart's sums. The server adds up; anything wrong here makes the whole answer malformed.
import * as v from 'valibot'
import { Amount, every, Facts, OptionalAmount } from '#shared/wire/answer-parts.ts'
import { Count, decoratesOr, Decoration, Id, Label, object, Text } from '#shared/wire/parts.ts'

/** One printed row of the sums, in the host's order. */
export interface TotalsRow {
  /** What it is, e.g. `shipping`. */
  code: string
  title: string
  /** Null where it has not been calculated yet. */
  value: number | null
  /** Where hosts on Magento print it, e.g. `footer`. */
  area: string | null
  /** More that the host says of it, as it came. */
  extra: Facts
}

export const TotalsRow = v.pipe(
  object({
    code: Label,
    title: Text,
    value: OptionalAmount,
    area: Decoration,
    extension_attributes: decoratesOr(Facts, {}),
  }),
  v.transform(({ extension_attributes: extra, ...row }): TotalsRow => ({ ...row, extra })),
)

/** What one line of the cart comes to. */
export interface TotalsLine {
  /** The cart line's id. */
  id: number
  name: string
  quantity: number
  /** One piece, with tax. */
  unitPrice: number | null
  /** All of them, with tax. */
  rowTotal: number | null
  taxPercent: number | null
  discount: number | null
  /** JSON text, as Magento sends it. */
  options: string | null
}

const Line = v.pipe(
  object({
    item_id: Id,
    name: Text,
    qty: Count,
    price_incl_tax: OptionalAmount,
    row_total_incl_tax: OptionalAmount,
    tax_percent: OptionalAmount,
    discount_amount: OptionalAmount,
    options: Decoration,
  }),
  v.transform(({ item_id: id, name, qty: quantity, price_incl_tax: unitPrice, row_total_incl_tax: rowTotal, ...wire }): TotalsLine => {
    return { id, name, quantity, unitPrice, rowTotal, taxPercent: wire.tax_percent, discount: wire.discount_amount, options: wire.options }
  }),
)

/** The sums of the whole cart, with tax unless the name says otherwise; what the host does not say is null. */
export interface Totals {
  /** What is paid. */
  grandTotal: number
  /** The lines alone. */
  subtotal: number | null
  subtotalExclTax: number | null
  /** Negative. */
  discount: number | null
  shipping: number | null
  shippingExclTax: number | null
  /** The tax within the grand total. */
  tax: number | null
  /** What is paid in. */
  currency: string | null
  /** What the shop keeps its books in. */
  baseCurrency: string | null
  /** The coupon in use. */
  coupon: string | null
  /** Of the cart they are the totals of. */
  updatedAt: string | null
  /** Pieces in the cart. */
  quantity: number
  lines: TotalsLine[]
  /** What is printed, in this order. */
  rows: TotalsRow[]
}

export const Totals = v.pipe(
  object({
    grand_total: Amount,
    subtotal: OptionalAmount,
    subtotal_incl_tax: OptionalAmount,
    discount_amount: OptionalAmount,
    shipping_amount: OptionalAmount,
    shipping_incl_tax: OptionalAmount,
    tax_amount: OptionalAmount,
    base_currency_code: Decoration,
    quote_currency_code: Decoration,
    coupon_code: Decoration,
    updated_at: Decoration,
    items_qty: Count,
    items: every(Line),
    total_segments: every(TotalsRow),
  }),
  v.transform((wire): Totals => ({
    grandTotal: wire.grand_total,
    subtotal: wire.subtotal_incl_tax,
    subtotalExclTax: wire.subtotal,
    discount: wire.discount_amount,
    shipping: wire.shipping_incl_tax,
    shippingExclTax: wire.shipping_amount,
    tax: wire.tax_amount,
    currency: wire.quote_currency_code,
    baseCurrency: wire.base_currency_code,
    coupon: wire.coupon_code,
    updatedAt: wire.updated_at,
    quantity: wire.items_qty,
    lines: wire.items,
    rows: wire.total_segments,
  })),
  v.title('totals'),
)
