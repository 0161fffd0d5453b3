// What a cart costs: one sum, made here, that quote, order and mail all repeat.
import type { StoreView } from '../server/store-view.ts'
import type { CartLine } from './cart-lines.ts'
import { findCart, loadLines } from './cart-lines.ts'
import { findText } from './messages.ts'
import { taxWithin, toAmount } from './money.ts'
import type { Session } from './session.ts'
import type { Totals, TotalSegment } from './shapes.ts'
import type { Shop } from './shop.ts'
import { feeFor } from './shipping-fee.ts'

/** A cart's sums in cents; prices include tax. */
export interface Sums {
  subtotal: number
  subtotalTax: number
  shipping: number
  shippingTax: number
  discount: number
  tax: number
  grand: number
}

/** Adds the lines up; `shipping` is null while no method is chosen. */
export function sumUp(store: StoreView, lines: readonly CartLine[], shipping: number | null): Sums {
  const subtotal = lines.reduce((sum, line) => sum + line.rowCents, 0)
  const subtotalTax = lines.reduce((sum, line) => sum + taxWithin(line.rowCents, line.sellable.taxPercent), 0)
  const fee = shipping ?? 0
  const shippingTax = taxWithin(fee, store.taxPercent)
  return { subtotal, subtotalTax, shipping: fee, shippingTax, discount: 0, tax: subtotalTax + shippingTax, grand: subtotal + fee }
}

/** The rows a person reads, in their order. */
export function toSegments(store: StoreView, sums: Sums, hasShipping: boolean): TotalSegment[] {
  const segment = (code: 'subtotal' | 'shipping' | 'grand_total' | 'tax', cents: number, area: string | null = null): TotalSegment => ({
    code,
    title: findText(`total.${code}`, store.language),
    value: toAmount(cents),
    area,
    extension_attributes: {},
  })
  return [
    segment('subtotal', sums.subtotal),
    ...(hasShipping ? [segment('shipping', sums.shipping)] : []),
    segment('grand_total', sums.grand, 'footer'),
    segment('tax', sums.tax),
  ]
}

/** The totals of the visitor's cart; all zero when it is empty. */
export async function getTotals(shop: Shop, session: Session): Promise<Totals> {
  const cart = await findCart(shop.db, session)
  const lines = cart ? await loadLines(shop.db, session.store, cart.id) : []
  const fee = cart?.carrier_code && lines.length ? feeFor(session.store, lines, cart.shipping_address?.country_id ?? null) : null
  return toTotals(session.store, lines, fee)
}

/** Magento's totals of these lines. */
export function toTotals(store: StoreView, lines: readonly CartLine[], fee: number | null): Totals {
  const sums = sumUp(store, lines, fee)
  return {
    grand_total: toAmount(sums.grand),
    subtotal: toAmount(sums.subtotal - sums.subtotalTax),
    subtotal_incl_tax: toAmount(sums.subtotal),
    discount_amount: toAmount(-sums.discount) || 0,
    shipping_amount: toAmount(sums.shipping - sums.shippingTax),
    shipping_incl_tax: toAmount(sums.shipping),
    tax_amount: toAmount(sums.tax),
    base_currency_code: store.currency,
    quote_currency_code: store.currency,
    coupon_code: null,
    items_qty: lines.reduce((sum, line) => sum + line.qty, 0),
    items: lines.map((line) => ({
      item_id: line.itemId,
      name: line.sellable.name,
      qty: line.qty,
      price_incl_tax: toAmount(line.priceCents),
      row_total_incl_tax: toAmount(line.rowCents),
      tax_percent: line.sellable.taxPercent,
      discount_amount: 0,
      options: JSON.stringify(line.sellable.options.map(({ label, value }) => ({ label, value }))),
    })),
    total_segments: toSegments(store, sums, fee !== null),
  }
}
