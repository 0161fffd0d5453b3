// Reports a problem with an item; photos go along as the platform takes pictures.
import type { OrderAccess } from '#shared/domain/order-access.ts'
import { MessageReceipt } from '#shared/schemas/service.ts'
import { ask } from './client.ts'
import { type Follow, followed } from './upload.ts'

/** A photo, ready to be sent. */
export interface SentPhoto {
  name: string
  type: string
  /** Its bytes as base64. */
  data: string
}

/** What is reported. */
export interface Complaint {
  itemId: number
  text: string
  photos: readonly SentPhoto[]
}

/** Sends a complaint; the receipt is in the answer and is sent by e-mail. */
export function postComplaint(
  access: OrderAccess,
  { itemId, text, photos }: Complaint,
  intent: string,
  // `follow` hears how much of it has left.
  { signal, follow = () => {} }: { signal?: AbortSignal | undefined; follow?: Follow } = {},
): Promise<MessageReceipt> {
  const who = 'token' in access ? access : { email: access.email, order_number: access.orderNumber }
  const json = {
    ...who,
    item_id: itemId,
    text,
    photos: photos.map(({ name, type, data }) => ({ name, type, base64_encoded_data: data })),
  }
  return ask('POST', 'returns/post/complaint', MessageReceipt, {
    json,
    headers: { 'Idempotency-Key': intent },
    via: followed(follow),
    signal,
  })
}
