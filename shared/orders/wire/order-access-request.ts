// How an order is named by whoever asks about it.
import type { OrderAccess } from '#shared/orders/rules/order-access.ts'

/** The e-mail address and number of an order, or the token of a link, under the names of the wire. */
export const wireAccess = (access: OrderAccess) => ('token' in access ? access : { email: access.email, order_number: access.orderNumber })
