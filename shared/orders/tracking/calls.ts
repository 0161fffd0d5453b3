// Where an order is, for whoever has its number.
import { defineCall } from '#shared/api/define-call.ts'
import type { OrderAccess } from '#shared/domain/order-access.ts'
import { wireAccess } from '#shared/schemas/order-access-request.ts'
import { Tracking } from '#shared/schemas/tracking.ts'

/** Where an order is. */
export const trackOrder = defineCall({
  method: 'POST',
  path: 'api/orders/track',
  client: 'session',
  group: 'service',
  answer: Tracking,
  send: (access: OrderAccess) => ({ json: wireAccess(access) }),
})
