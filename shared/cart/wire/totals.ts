// The schema of the cart's totals. The server adds up; any error here makes the whole answer malformed.
import * as v from 'valibot'
import { Amount, every, Facts, OptionalAmount } from '#shared/wire/answer-parts.ts'
import { Count, decorates, decoratesOr, Decoration, Id, Label, list, object, Text } from '#shared/wire/parts.ts'
import { plainText } from '#shared/wire/plain-text.ts'
import type { ShownOption } from './cart.ts'

/** One row of the totals, in the host's order. */
export interface TotalsRow {
  /** The kind of row, e.g. `shipping`. */
  code: string
  title: string
  /** Null where it has not been calculated yet. */
  value: number | null
  /** Where Magento hosts print it, e.g. `footer`. */
  area: string | null
  /** Other data of the host, unchanged. */
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

/** The totals of one line of the cart. */
export interface TotalsLine {
  /** The cart line's id. */
  id: number
  name: string
  quantity: number
  /** The price of one item, with tax. */
  unitPrice: number | null
  /** The price of the line, with tax. */
  rowTotal: number | null
  taxPercent: number | null
  discount: number | null
  /** The chosen options, which Magento returns only here. */
  options: ShownOption[]
}

/** Magento writes several values into a list. */
const joined = (value: unknown): unknown =>
  (Array.isArray(value) ? value : [value])
    .filter((part) => typeof part === 'string' || typeof part === 'number')
    .map((part) => plainText(String(part)))
    .join(', ')

const TotalsOption = object({ label: Label, value: v.pipe(v.unknown(), v.transform(joined), Label) })

const Line = v.pipe(
  object({
    item_id: Id,
    name: Text,
    qty: Count,
    price_incl_tax: OptionalAmount,
    row_total_incl_tax: OptionalAmount,
    tax_percent: OptionalAmount,
    discount_amount: OptionalAmount,
    options: decorates(v.union([v.string(), v.array(v.unknown())])),
  }),
  v.transform(({ item_id: id, name, qty: quantity, price_incl_tax: unitPrice, row_total_incl_tax: rowTotal, ...wire }): TotalsLine => {
    return {
      id,
      name,
      quantity,
      unitPrice,
      rowTotal,
      taxPercent: wire.tax_percent,
      discount: wire.discount_amount,
      options: v.parse(list(TotalsOption), wire.options),
    }
  }),
)

/** The totals of the whole cart, with tax unless the name says otherwise; values that the host leaves out are null. */
export interface Totals {
  /** The amount to pay. */
  grandTotal: number
  /** The lines only. */
  subtotal: number | null
  subtotalExclTax: number | null
  /** The discount, a negative amount. */
  discount: number | null
  shipping: number | null
  shippingExclTax: number | null
  /** The tax within the grand total. */
  tax: number | null
  /** The currency of the payment. */
  currency: string | null
  /** The shop's base currency. */
  baseCurrency: string | null
  /** The coupon in use. */
  coupon: string | null
  /** The version of the cart that these totals belong to. */
  updatedAt: string | null
  /** The number of items in the cart. */
  quantity: number
  lines: TotalsLine[]
  /** The rows to show, in this order. */
  rows: TotalsRow[]
}

/** Magento's `grand_total` excludes tax in some settings; its row is the amount to pay. */
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
    // Magento's own field may exclude tax; the shown row is the amount to pay.
    grandTotal: wire.total_segments.find(({ code }) => code === 'grand_total')?.value ?? wire.grand_total,
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
