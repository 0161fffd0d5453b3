// Totals by Magento's names. Their `grand_total` is without tax; the amount to pay is in `total_segments` and `base_grand_total`.
import { shippingRules } from '../data.ts'
import type { Platform } from '../platform.ts'
import { countOf } from '../rules/cart.ts'
import { withoutTax } from '../rules/prices.ts'
import { totalsOf, taxWithin, type LineTotals } from '../rules/totals.ts'
import type { Cart } from '../sales.ts'
import type { Json } from './shape.ts'

const itemTotals = ({ shape }: Platform, cart: Cart, { line, unit, row, discount }: LineTotals): Json => {
  const { store } = cart
  return {
    item_id: shape.id(line.itemId, 'item'),
    name: line.product.name,
    qty: shape.quantity(line.qty),
    price: shape.exact(withoutTax(store, unit)),
    base_price: shape.exact(withoutTax(store, unit)),
    price_incl_tax: shape.amount(unit),
    base_price_incl_tax: shape.amount(unit),
    row_total: shape.exact(withoutTax(store, row)),
    row_total_incl_tax: shape.amount(row),
    row_total_with_discount: shape.amount(row - discount),
    tax_amount: shape.amount(taxWithin(row - discount, store.tax)),
    tax_percent: shape.quantity(store.tax),
    discount_amount: shape.amount(discount),
    discount_percent: shape.quantity(row === 0 ? 0 : Math.round((discount * 100) / row)),
    options: JSON.stringify(line.choice.options.map((option) => ({ ...option, full_view: option.value }))),
    weee_tax_applied_amount: null,
    weee_tax_applied: null,
    extension_attributes: shape.map({}),
  }
}

export const totalsJson = (platform: Platform, cart: Cart): Record<string, Json> => {
  const { shape, options } = platform
  const { store } = cart
  const totals = totalsOf(cart)
  const rule = shippingRules.find(({ carrier, method }) => carrier === cart.method?.carrier && method === cart.method.method)
  const hasCode = totals.discount > 0 && cart.coupon !== null
  const segment = (code: string, title: string, cents: number): Json => ({ code, title, value: shape.amount(cents) })
  const taxTotal: Json = {
    code: 'tax',
    title: 'Tax',
    value: shape.amount(totals.tax),
    area: 'taxes',
    extension_attributes: {
      tax_grandtotal_details: [
        { amount: shape.amount(totals.tax), rates: [{ percent: String(store.tax), title: store.country }], group_id: 1 },
      ],
    },
  }
  const grand: Json = { code: 'grand_total', title: 'Grand Total', value: shape.amount(totals.total), area: 'footer' }
  return {
    grand_total: shape.amount(options.grandTotal === 'payable' ? totals.total : totals.total - totals.tax),
    base_grand_total: shape.amount(totals.total),
    subtotal: shape.exact(withoutTax(store, totals.subtotal)),
    base_subtotal: shape.exact(withoutTax(store, totals.subtotal)),
    subtotal_incl_tax: shape.amount(totals.subtotal),
    subtotal_with_discount: shape.exact(withoutTax(store, totals.subtotal - totals.discount)),
    discount_amount: shape.amount(-totals.discount),
    shipping_amount: shape.exact(withoutTax(store, totals.shipping)),
    shipping_incl_tax: shape.amount(totals.shipping),
    shipping_discount_amount: shape.amount(0),
    shipping_tax_amount: shape.amount(taxWithin(totals.shipping, store.tax)),
    tax_amount: shape.amount(totals.tax),
    weee_tax_applied_amount: null,
    base_currency_code: store.currency,
    quote_currency_code: store.currency,
    ...(hasCode ? { coupon_code: cart.coupon } : {}),
    items_qty: shape.quantity(countOf(cart)),
    items: shape.list(
      totals.lines.map((line) => itemTotals(platform, cart, line)),
      'totals items',
      cart.lines.map(({ itemId }) => itemId),
    ),
    total_segments: [
      segment('subtotal', 'Subtotal', totals.subtotal),
      segment(
        'shipping',
        rule ? `Shipping & Handling (${rule.carrier_title} - ${rule.method_title})` : 'Shipping & Handling',
        totals.shipping,
      ),
      ...(hasCode ? [segment('discount', `Discount (${cart.coupon})`, -totals.discount)] : []),
      taxTotal,
      ...(totals.giftCard > 0 ? [segment('giftcardaccount', 'Gift Card', -totals.giftCard)] : []),
      grand,
    ],
    extension_attributes: hasCode ? { coupon_label: cart.coupon } : shape.map({}),
  }
}
