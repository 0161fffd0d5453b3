// The call that tracks an order.
import { defineCall } from '#shared/api/define-call.ts'
import type { OrderAccess } from '#shared/orders/rules/order-access.ts'
import { wireAccess } from '#shared/orders/wire/order-access-request.ts'
import { Tracking } from '#shared/orders/wire/tracking.ts'

/** The tracking of an order, for anyone with its number. */
export const trackOrder = defineCall({
  method: 'POST',
  path: 'api/orders/track',
  client: 'session',
  group: 'service',
  isOfOne: true,
  answer: Tracking,
  send: (access: OrderAccess) => ({ json: wireAccess(access) }),
})
