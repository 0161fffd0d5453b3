// Calls of what a host offers for a return beyond the spec.
import { defineCall } from '#shared/api/define-call.ts'
import type { ReturnLine } from '#shared/orders/returns/calls.ts'
import type { OrderAccess } from '#shared/orders/rules/order-access.ts'
import { wireAccess } from '#shared/orders/wire/order-access-request.ts'
import { ReturnChoices, SentChoices } from '#shared/orders/wire/return-choices.ts'

/** What can be chosen for the return of this order. */
export const fetchReturnChoices = defineCall({
  method: 'POST',
  path: 'returns/fetch/choices',
  client: 'session',
  group: 'exchanges',
  answer: ReturnChoices,
  send: (access: OrderAccess) => ({ json: wireAccess(access) }),
})

/** A line of a return, with the piece that it is exchanged for; null for money. */
export interface ChosenLine extends ReturnLine {
  /** `wait`: she waits for it if it is sold out. */
  exchange: { sku: string; wait: boolean } | null
}

/** Registers a return with its choices; lines without a quantity or a reason do not count. */
export const postReturnChoices = defineCall({
  method: 'POST',
  path: 'returns/post/choices',
  client: 'session',
  group: 'exchanges',
  isOfOne: true,
  answer: SentChoices,
  send: (access: OrderAccess, way: string | null, lines: readonly ChosenLine[], intent: string) => ({
    json: {
      ...wireAccess(access),
      way,
      items: lines.map(({ itemId, quantity, reason, exchange }) => ({ item_id: itemId, quantity, reason_code: reason, exchange })),
    },
    headers: { 'Idempotency-Key': intent },
  }),
})
