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

/** Registers a return with its choices; lines without a quantity or a reason do not count. */
export const postReturnChoices = defineCall({
  method: 'POST',
  path: 'returns/post/choices',
  client: 'session',
  group: 'exchanges',
  isOfOne: true,
  answer: SentChoices,
  send: (access: OrderAccess, way: string | null, lines: readonly ReturnLine[], intent: string) => ({
    json: {
      ...wireAccess(access),
      way,
      items: lines.map(({ itemId, quantity, reason }) => ({ item_id: itemId, quantity, reason_code: reason })),
    },
    headers: { 'Idempotency-Key': intent },
  }),
})
