// Returns: an order is found by its number and e-mail address, and at most the sent pieces can be returned.
import type { Platform } from '../platform.ts'
import type { Order } from '../sales.ts'
import { entries, fields, numeric, text } from './read.ts'

/** The platform's reasons, which its pages print with their labels. */
export const reasonCodes = ['size', 'damaged', 'other'] as const

export const findOrder = (platform: Platform, email: string, number: string): Order | undefined =>
  platform.orders.find((order) => order.incrementId === number.trim() && order.email.toLowerCase() === email.trim().toLowerCase())

/** Registers a return, or throws an error. */
export const takeReturn = (platform: Platform, order: Order, sent: unknown): string | null => {
  const rows = entries(sent)
    .map(fields)
    .filter((row) => numeric(row.quantity) > 0)
    .map((row) => ({
      item: order.items.find(({ id }) => id === numeric(row.item_id)),
      quantity: numeric(row.quantity),
      reason: text(row.reason_code),
    }))
  if (rows.length === 0) return 'No items were selected for return.'
  const accepted: { id: number; quantity: number; reason: string }[] = []
  for (const { item, quantity, reason } of rows) {
    if (item === undefined || !Number.isInteger(quantity)) return 'The return contains an unknown item.'
    if (!reasonCodes.some((code) => code === reason)) return 'Please select a reason for the return.'
    const already = accepted.filter(({ id }) => id === item.id).reduce((sum, entry) => sum + entry.quantity, 0)
    if (quantity + already > item.qty - item.returned) return 'The quantity to return is greater than the quantity ordered.'
    accepted.push({ id: item.id, quantity, reason })
  }
  for (const { id, quantity } of accepted) {
    const item = order.items.find((candidate) => candidate.id === id)
    if (item) item.returned += quantity
  }
  platform.returns.push({ orderNumber: order.incrementId, email: order.email, items: accepted })
  return null
}
