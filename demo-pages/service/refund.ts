// What the pieces of a return or a withdrawal cost, in cents.
import type { OrderRow } from '../shop/order-rows.ts'
import type { ItemRow } from './order-contents.ts'

/** Pieces of one line. */
export interface Pieces {
  itemId: number
  quantity: number
  /** The cents of each piece that are not given back, since another piece takes its place. */
  kept?: number
}

/** The case to refund. */
export interface RefundCase {
  order: Pick<OrderRow, 'subtotal_incl_tax' | 'shipping_incl_tax' | 'discount'>
  items: readonly (Pick<ItemRow, 'id' | 'qty' | 'price_incl_tax'> & Partial<Pick<ItemRow, 'worth'>>)[]
  /** The pieces of cases that were approved before. */
  before: readonly Pieces[]
  /** The pieces of this case. */
  lines: readonly Pieces[]
  /** What sending it back costs, in cents. */
  wayPrice?: number
}

/** What a refund is made of, in cents. */
export interface RefundParts {
  goods: number
  /** The goods' share of the order's discount, which is not refunded. */
  discount: number
  delivery: number
  /** What sending it back cost. */
  way: number
}

/**
 * The products less their share of the discount; the case that completes the order also refunds the delivery. The law wants that of a
 * withdrawal, and goods that come back within the period are one, whichever form announced them. The share is that of all pieces returned
 * so far, less earlier refunds: the parts of an order add up to its whole, to the cent.
 */
export function splitRefund({ order, items, before, lines, wayPrice = 0 }: RefundCase): RefundParts {
  const all = [...before, ...lines]
  const each = (itemId: number) => {
    const item = items.find(({ id }) => id === itemId)
    return item ? worthOf(item) : 0
  }
  const price = (pieces: readonly Pieces[]) =>
    pieces.reduce((sum, { itemId, quantity, kept = 0 }) => sum + quantity * (each(itemId) - kept), 0)
  const share = (pieces: readonly Pieces[]) =>
    order.subtotal_incl_tax === 0 ? 0 : Math.round((order.discount * price(pieces)) / order.subtotal_incl_tax)
  const isWhole = items.every(({ id, qty }) => qty <= all.reduce((sum, { itemId, quantity }) => sum + (itemId === id ? quantity : 0), 0))
  return {
    goods: price(lines),
    discount: share(all) - share(before),
    delivery: isWhole ? order.shipping_incl_tax : 0,
    way: wayPrice,
  }
}

/** What a piece of a line is worth in cents: its price, or of an exchanged one what was kept for it. */
export function worthOf({ price_incl_tax, worth }: Pick<ItemRow, 'price_incl_tax'> & Partial<Pick<ItemRow, 'worth'>>): number {
  return worth ?? price_incl_tax
}

/** The refund of a case. */
export function refundOf(refundCase: RefundCase): number {
  const { goods, discount, delivery, way } = splitRefund(refundCase)
  return Math.max(0, goods - discount + delivery - way)
}
