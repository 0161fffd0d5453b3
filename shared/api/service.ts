// The calls after the purchase: where an order is, what goes back, and its label.
import type * as v from 'valibot'
import type { OrderAccess } from '#shared/domain/order-access.ts'
import { FoundOrder, LabelFile, SentReturn } from '#shared/schemas/returns.ts'
import { type ContactMessage, MessageReceipt, WithdrawalReceipt } from '#shared/schemas/service.ts'
import { Tracking } from '#shared/schemas/tracking.ts'
import { ask } from './client.ts'

/** One line of a return as the shopper has it. */
export interface ReturnLine {
  itemId: number
  quantity: number
  /** A code of the order's reasons. */
  reason: string | null
}

const wire = (access: OrderAccess) => ('token' in access ? access : { email: access.email, order_number: access.orderNumber })

/** The order with the items that can be returned. */
export function fetchReturnOrder(access: OrderAccess, signal?: AbortSignal): Promise<v.InferOutput<typeof FoundOrder>> {
  return ask('POST', 'returns/fetch/order', FoundOrder, { json: { params: wire(access) }, signal })
}

/** Registers a return. All lines are sent; the server counts those with a quantity and a reason. */
export function postReturn(access: OrderAccess, lines: readonly ReturnLine[], intent: string): Promise<v.InferOutput<typeof SentReturn>> {
  const items = lines.map(({ itemId, quantity, reason }) => ({ item_id: itemId, quantity, reason_code: reason }))
  return ask('POST', 'returns/post/order', SentReturn, { json: { ...wire(access), items }, headers: { 'Idempotency-Key': intent } })
}

/** The return label as bytes. */
export function fetchReturnLabel(access: OrderAccess, shipmentId: number): Promise<ArrayBuffer> {
  return ask('POST', 'returns/fetch/return-label', LabelFile, {
    json: { ...wire(access), shipment_id: shipmentId },
    isFile: true,
  })
}

/** Where an order is. */
export function trackOrder(access: OrderAccess, signal?: AbortSignal): Promise<Tracking> {
  return ask('POST', 'api/orders/track', Tracking, { json: wire(access), signal })
}

/** What a withdrawal says. */
export interface Withdrawal {
  name: string
  /** Where the receipt goes. */
  receiptEmail: string
  lines: readonly { itemId: number; quantity: number }[]
}

/** The order with the items that can be withdrawn from, which may not have arrived yet. */
export function fetchWithdrawalOrder(access: OrderAccess, signal?: AbortSignal): Promise<v.InferOutput<typeof FoundOrder>> {
  return ask('POST', 'returns/fetch/order', FoundOrder, { json: { params: wire(access), kind: 'withdrawal' }, signal })
}

/** Withdraws from the order; the receipt is in the answer and is sent by e-mail. */
export function postWithdrawal(access: OrderAccess, { name, receiptEmail, lines }: Withdrawal, intent: string): Promise<WithdrawalReceipt> {
  const items = lines.map(({ itemId, quantity }) => ({ item_id: itemId, quantity }))
  return ask('POST', 'returns/post/withdrawal', WithdrawalReceipt, {
    json: { ...wire(access), name, receipt_email: receiptEmail, items },
    headers: { 'Idempotency-Key': intent },
  })
}

/** Sends a message to the shop. */
export function sendMessage({ orderNumber, ...message }: ContactMessage, intent: string): Promise<MessageReceipt> {
  const json = { ...message, order_number: orderNumber }
  return ask('POST', 'api/contact', MessageReceipt, { json, headers: { 'Idempotency-Key': intent }, challenge: 'contact' })
}
