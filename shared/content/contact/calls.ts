// The call that sends a message to the shop.
import { defineCall } from '#shared/api/define-call.ts'
import { type ContactMessage, MessageReceipt } from '#shared/orders/wire/service.ts'

/** Sends a message to the shop. */
export const sendMessage = defineCall({
  method: 'POST',
  path: 'api/contact',
  client: 'session',
  group: 'service',
  challenge: 'contact',
  answer: MessageReceipt,
  send: ({ orderNumber, ...message }: ContactMessage, intent: string) => ({
    json: { ...message, order_number: orderNumber },
    headers: { 'Idempotency-Key': intent },
  }),
})
