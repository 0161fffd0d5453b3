// Where an order is, for whoever has its number.
import { defineCall } from '#shared/api/define-call.ts'
import type { OrderAccess } from '#shared/orders/rules/order-access.ts'
import { wireAccess } from '#shared/orders/wire/order-access-request.ts'
import { Tracking } from '#shared/orders/wire/tracking.ts'

/** Where an order is. */
export const trackOrder = defineCall({
  method: 'POST',
  path: 'api/orders/track',
  client: 'session',
  group: 'service',
  answer: Tracking,
  send: (access: OrderAccess) => ({ json: wireAccess(access) }),
})
