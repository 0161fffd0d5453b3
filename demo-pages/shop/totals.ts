// Calculates the totals of a cart in one place, for quote, order and mail.
import type { StoreView } from '../host/store-view.ts'
import type { CartLine, CartRow } from './cart-lines.ts'
import { findCart, loadLines, versionOf } from './cart-lines.ts'
import { couponCents, findCoupon } from './discounts/coupon.ts'
import { shareGiftCards, type GiftCardShare } from './discounts/gift-card.ts'
import type { Database, DatabaseTransaction } from '../database/tables.ts'
import { showLine } from './kinds/shown-line.ts'
import { fillText, findText } from './messages.ts'
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
  /** The discount of each line. */
  lineDiscounts: readonly number[]
  /** The code of the coupon; null if there is none. */
  coupon: string | null
  /** The amounts that gift cards pay. */
  giftCards: readonly GiftCardShare[]
  tax: number
  /** The amount left to pay. */
  grand: number
}

/** The input of the calculation. */
export interface Reckoning {
  store: StoreView
  /** Null if there is no cart. */
  cart: CartRow | null
  lines: readonly CartLine[]
  /** In cents; null while no method is chosen. */
  shipping: number | null
  now: Date
}

/** Sums up the lines, and subtracts what the cart's coupon and gift cards are worth now. */
export async function sumUp(db: Database | DatabaseTransaction, { store, cart, lines, shipping, now }: Reckoning): Promise<Sums> {
  const coupon = cart && (await findCoupon(db, { cart, lines, email: cart.email, now }))
  const lineDiscounts = couponCents(coupon, lines)
  const subtotal = add(lines.map((line) => line.rowCents))
  const discount = add(lineDiscounts)
  const subtotalTax = add(lines.map((line) => taxWithin(line.rowCents, line.sellable.taxPercent)))
  const discountTax = add(lines.map((line, at) => taxWithin(lineDiscounts[at] ?? 0, line.sellable.taxPercent)))
  const fee = shipping ?? 0
  const shippingTax = taxWithin(fee, store.taxPercent)
  const due = subtotal - discount + fee
  const giftCards = cart ? await shareGiftCards(db, cart.id, store.currency, due, now) : []
  return {
    subtotal,
    subtotalTax,
    shipping: fee,
    shippingTax,
    discount,
    lineDiscounts,
    coupon: coupon?.code ?? null,
    giftCards,
    tax: subtotalTax - discountTax + shippingTax,
    grand: due - add(giftCards.map(({ cents }) => cents)),
  }
}

function add(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}

/** The rows of the totals, in display order. */
export function toSegments(store: StoreView, sums: Sums, hasShipping: boolean): TotalSegment[] {
  const segment = (code: 'subtotal' | 'shipping' | 'tax', cents: number): TotalSegment =>
    row(code, findText(`total.${code}`, store.language), cents)
  const shares = sums.giftCards.filter(({ cents }) => cents > 0)
  return [
    segment('subtotal', sums.subtotal),
    ...(sums.coupon !== null ? [row('discount', fillText('total.discount', store.language, sums.coupon), -sums.discount)] : []),
    // Without the delivery cost there is no total yet, since it would be too low.
    ...(hasShipping ? [segment('shipping', sums.shipping)] : []),
    ...shares.map(({ shown, cents }) => row('giftcardaccount', fillText('total.gift-card', store.language, shown), -cents)),
    ...totalRow(store, sums, hasShipping),
    segment('tax', sums.tax),
  ]
}

/** The sum to pay. Before the delivery cost is known its name says so, and the subtotal is enough where nothing was taken off. */
function totalRow(store: StoreView, { subtotal, grand }: Sums, hasShipping: boolean): TotalSegment[] {
  if (!hasShipping && grand === subtotal) return []
  const name = hasShipping ? 'total.grand_total' : 'total.before_delivery'
  return [row('grand_total', findText(name, store.language), grand, 'footer')]
}

function row(code: string, title: string, cents: number, area: string | null = null): TotalSegment {
  // Avoids -0, which JSON writes as 0 but strict comparisons tell apart.
  return { code, title, value: toAmount(cents) || 0, area, extension_attributes: {} }
}

/** The totals of the visitor's cart; all zero if it is empty. */
export async function getTotals(shop: Shop, session: Session): Promise<Totals> {
  const cart = await findCart(shop.db, session)
  const lines = cart ? await loadLines(shop.db, session.store, cart.id) : []
  const fee = cart?.carrier_code && lines.length ? feeFor(session.store, lines, cart.shipping_address?.country_id ?? null) : null
  return readTotals(shop.db, { store: session.store, cart, lines, shipping: fee, now: shop.now() })
}

/** Magento's totals of these lines. */
export async function readTotals(db: Database | DatabaseTransaction, reckoning: Reckoning): Promise<Totals> {
  const { store, cart, lines, shipping } = reckoning
  const sums = await sumUp(db, reckoning)
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
    coupon_code: sums.coupon,
    items_qty: lines.reduce((sum, line) => sum + line.qty, 0),
    items: lines.map((line, at) => ({
      item_id: line.itemId,
      name: line.sellable.name,
      qty: line.qty,
      price_incl_tax: toAmount(line.priceCents),
      row_total_incl_tax: toAmount(line.rowCents),
      tax_percent: line.sellable.taxPercent,
      discount_amount: toAmount(sums.lineDiscounts[at] ?? 0),
      options: JSON.stringify(showLine(store, line.sellable, line.content).options),
    })),
    total_segments: toSegments(store, sums, shipping !== null),
    updated_at: cart ? versionOf(cart) : null,
  }
}
