// What the pieces of a return or a withdrawal cost, in cents.
import type { OrderRow } from '../shop/order-rows.ts'
import type { ItemRow } from './order-contents.ts'

/** Pieces of one line. */
export interface Pieces {
  itemId: number
  quantity: number
}

/** The case to refund. */
export interface RefundCase {
  order: Pick<OrderRow, 'subtotal_incl_tax' | 'shipping_incl_tax' | 'discount'>
  items: readonly Pick<ItemRow, 'id' | 'qty' | 'price_incl_tax'>[]
  /** The pieces of cases that were approved before. */
  before: readonly Pieces[]
  /** The pieces of this case. */
  lines: readonly Pieces[]
}

/** What a refund is made of, in cents. */
export interface RefundParts {
  goods: number
  /** The goods' share of the order's discount, which is not refunded. */
  discount: number
  delivery: number
}

/**
 * The products less their share of the discount; the case that completes the order also refunds the delivery. The law wants that of a
 * withdrawal, and goods that come back within the period are one, whichever form announced them. The share is that of all pieces returned
 * so far, less earlier refunds: the parts of an order add up to its whole, to the cent.
 */
export function splitRefund({ order, items, before, lines }: RefundCase): RefundParts {
  const all = [...before, ...lines]
  const price = (pieces: readonly Pieces[]) =>
    pieces.reduce((sum, { itemId, quantity }) => sum + quantity * (items.find(({ id }) => id === itemId)?.price_incl_tax ?? 0), 0)
  const share = (pieces: readonly Pieces[]) =>
    order.subtotal_incl_tax === 0 ? 0 : Math.round((order.discount * price(pieces)) / order.subtotal_incl_tax)
  const isWhole = items.every(({ id, qty }) => qty <= all.reduce((sum, { itemId, quantity }) => sum + (itemId === id ? quantity : 0), 0))
  return { goods: price(lines), discount: share(all) - share(before), delivery: isWhole ? order.shipping_incl_tax : 0 }
}

/** The refund of a case. */
export function refundOf(refundCase: RefundCase): number {
  const { goods, discount, delivery } = splitRefund(refundCase)
  return Math.max(0, goods - discount + delivery)
}
