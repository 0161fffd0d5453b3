// What a return or a withdrawal pays back, in cents.
import type { OrderRow } from '../shop/orders.ts'
import type { ItemRow } from './parcels.ts'

/** What is asked. */
export interface RefundCase {
  order: Pick<OrderRow, 'subtotal_incl_tax' | 'shipping_incl_tax' | 'discount' | 'grand_total'>
  items: readonly Pick<ItemRow, 'id' | 'qty' | 'returned_qty'>[]
  lines: readonly { quantity: number; priceCents: number }[]
  isWithdrawal: boolean
  /** What other cases of the order have paid back. */
  paidBack: number
}

/** The goods less their share of the discount; a withdrawal from the whole order also pays the delivery back. Never more than was paid. */
export function refundOf({ order, items, lines, isWithdrawal, paidBack }: RefundCase): number {
  const goods = lines.reduce((sum, { quantity, priceCents }) => sum + quantity * priceCents, 0)
  const share = order.subtotal_incl_tax === 0 ? 0 : Math.round((order.discount * goods) / order.subtotal_incl_tax)
  const isWhole = items.every(({ qty, returned_qty }) => returned_qty === qty)
  const shipping = isWithdrawal && isWhole ? order.shipping_incl_tax : 0
  return Math.max(0, Math.min(goods - share + shipping, order.grand_total - paidBack))
}
