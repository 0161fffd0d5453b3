// A cart's totals in the web API's form: `grand_total` excludes tax, and the last segment is the amount to pay.
import { named, translate } from '../data.ts'
import type { Store } from '../goods.ts'
import type { Json } from '../json.ts'
import { itemsQty } from '../rules/cart.ts'
import { itemName, optionTexts } from '../rules/line-names.ts'
import { totalsOf, type Destination, type LineTotals, type Totals } from '../rules/totals.ts'
import type { Quote } from '../sales.ts'

const amount = (cents: number): number => cents / 100

/** Two fields for the same amount: in the shop's currency and in the cart's. */
const both = (name: string, cents: number): Record<string, number> => ({ [name]: amount(cents), [`base_${name}`]: amount(cents) })

const itemJson = (
  store: Store,
  { line, rowIncl, rowNet, tax, discount, taxPercent, discountPercent }: LineTotals,
  country: string | null,
) => ({
  item_id: line.id,
  ...both('price', Math.round(rowNet / line.qty)),
  qty: line.qty,
  ...both('row_total', rowNet),
  row_total_with_discount: amount(rowNet - discount),
  ...both('tax_amount', tax),
  tax_percent: taxPercent ?? 0,
  ...both('discount_amount', discount),
  discount_percent: discountPercent,
  ...both('price_incl_tax', Math.round(rowIncl / line.qty)),
  ...both('row_total_incl_tax', rowIncl),
  options: JSON.stringify(optionTexts(store, line, country).map(({ value, label }) => ({ value, label }))),
  name: itemName(store, line),
})

const taxSegment = (store: Store, totals: Totals, country: string | null): Json => ({
  code: 'tax',
  title: translate(store, 'Tax'),
  value: amount(totals.tax),
  area: 'taxes',
  extension_attributes: {
    tax_grandtotal_details: totals.taxes.map(({ percent, cents }, index) => ({
      amount: amount(cents),
      rates: [{ percent: String(percent), title: `${country ?? 'NL'}-*-${percent}` }],
      group_id: index + 1,
    })),
  },
})

const segments = (store: Store, quote: Quote, totals: Totals, country: string | null): Json => {
  const { rate } = totals
  const way = rate ? `${named(store, rate.carrierTitle)} - ${named(store, rate.methodTitle)}` : null
  const shipping = way === null ? translate(store, 'Shipping & Handling') : translate(store, 'Shipping & Handling (%1)').replace('%1', way)
  const discount: Json[] =
    totals.discount === 0
      ? []
      : [{ code: 'discount', title: translate(store, 'Discount (%1)').replace('%1', quote.coupon ?? ''), value: -amount(totals.discount) }]
  return [
    { code: 'subtotal', title: translate(store, 'Subtotal'), value: amount(totals.subtotalIncl) },
    { code: 'shipping', title: shipping, value: amount(totals.shipping) },
    ...discount,
    taxSegment(store, totals, country),
    { code: 'grand_total', title: translate(store, 'Grand Total'), value: amount(totals.grand), area: 'footer' },
  ]
}

/** The totals of a cart, for its own destination or another. */
export const totalsJson = (store: Store, quote: Quote, destination?: Destination) => {
  const totals = totalsOf(quote, destination)
  const country = destination ? destination.country : quote.shipping.countryId
  return {
    grand_total: amount(totals.grand - totals.tax),
    base_grand_total: amount(totals.grand),
    ...both('subtotal', totals.subtotal),
    ...both('discount_amount', -totals.discount),
    ...both('subtotal_with_discount', totals.subtotal - totals.discount),
    ...both('shipping_amount', totals.shipping),
    ...both('shipping_discount_amount', 0),
    ...both('tax_amount', totals.tax),
    ...both('shipping_tax_amount', totals.shippingIncl - totals.shipping),
    subtotal_incl_tax: amount(totals.subtotalIncl),
    ...both('shipping_incl_tax', totals.shippingIncl),
    base_currency_code: store.currency,
    quote_currency_code: store.currency,
    coupon_code: quote.coupon,
    items_qty: itemsQty(quote),
    items: totals.lines.map((line) => itemJson(store, line, country)),
    total_segments: segments(store, quote, totals, country),
  }
}
