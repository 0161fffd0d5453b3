// Calls of returns, withdrawals, return labels and complaints.
import { defineCall } from '#shared/api/define-call.ts'
import type { Follow } from '#shared/api/upload.ts'
import type { OrderAccess } from '#shared/orders/rules/order-access.ts'
import { wireAccess } from '#shared/orders/wire/order-access-request.ts'
import { FoundOrder, LabelFile, SentReturn } from '#shared/orders/wire/returns.ts'
import { MessageReceipt, WithdrawalReceipt } from '#shared/orders/wire/service.ts'
import { type SentPhoto, wirePhoto } from '#shared/wire/photo-request.ts'

/** The order with the items that can be returned. */
export const fetchReturnOrder = defineCall({
  method: 'POST',
  path: 'returns/fetch/order',
  client: 'session',
  group: 'base',
  answer: FoundOrder,
  send: (access: OrderAccess) => ({ json: { params: wireAccess(access) } }),
})

/** One line of a return, as entered. */
export interface ReturnLine {
  itemId: number
  quantity: number
  /** The code of one of the order's reasons. */
  reason: string | null
}

/** Registers a return. All lines are sent; the server uses those with a quantity and a reason. */
export const postReturn = defineCall({
  method: 'POST',
  path: 'returns/post/order',
  client: 'session',
  group: 'base',
  answer: SentReturn,
  send: (access: OrderAccess, lines: readonly ReturnLine[], intent: string) => ({
    json: {
      ...wireAccess(access),
      items: lines.map(({ itemId, quantity, reason }) => ({ item_id: itemId, quantity, reason_code: reason })),
    },
    headers: { 'Idempotency-Key': intent },
  }),
})

/** The return label as bytes. */
export const fetchReturnLabel = defineCall({
  method: 'POST',
  path: 'returns/fetch/return-label',
  client: 'session',
  group: 'base',
  answer: LabelFile,
  format: 'file',
  send: (access: OrderAccess, shipmentId: number) => ({ json: { ...wireAccess(access), shipment_id: shipmentId } }),
})

/** The order with the items that can be withdrawn from, which may not have been delivered yet. */
export const fetchWithdrawalOrder = defineCall({
  method: 'POST',
  path: 'returns/fetch/order',
  client: 'session',
  group: 'service',
  isOfOne: true,
  answer: FoundOrder,
  send: (access: OrderAccess) => ({ json: { params: wireAccess(access), kind: 'withdrawal' } }),
})

/** The data of a withdrawal. */
export interface Withdrawal {
  name: string
  /** The e-mail address for the receipt. */
  receiptEmail: string
  lines: readonly { itemId: number; quantity: number }[]
}

/** Withdraws from the order; the receipt is in the answer and is sent by e-mail. */
export const postWithdrawal = defineCall({
  method: 'POST',
  path: 'returns/post/withdrawal',
  client: 'session',
  group: 'service',
  isOfOne: true,
  answer: WithdrawalReceipt,
  send: (access: OrderAccess, { name, receiptEmail, lines }: Withdrawal, intent: string) => ({
    json: {
      ...wireAccess(access),
      name,
      receipt_email: receiptEmail,
      items: lines.map(({ itemId, quantity }) => ({ item_id: itemId, quantity })),
    },
    headers: { 'Idempotency-Key': intent },
  }),
})

/** The data of a complaint. */
export interface Complaint {
  itemId: number
  /** The player of a team whose piece it is, where one was chosen. */
  playerId?: string
  /** The piece of a set or kit, where one was chosen. */
  piece?: string
  text: string
  photos: readonly SentPhoto[]
}

/** Sends a complaint; the receipt is in the answer and is sent by e-mail. */
export const postComplaint = defineCall({
  method: 'POST',
  path: 'returns/post/complaint',
  client: 'session',
  group: 'service',
  isOfOne: true,
  answer: MessageReceipt,
  // `follow` is called with the upload's progress.
  send: (access: OrderAccess, { itemId, playerId, piece, text, photos }: Complaint, intent: string, follow: Follow) => ({
    json: {
      ...wireAccess(access),
      item_id: itemId,
      ...(playerId ? { player_id: playerId } : {}),
      ...(piece ? { piece } : {}),
      text,
      photos: photos.map(wirePhoto),
    },
    headers: { 'Idempotency-Key': intent },
    follow,
  }),
})
