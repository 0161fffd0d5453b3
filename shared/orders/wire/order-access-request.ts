// Converts the access to an order to the form in which calls send it.
import type { OrderAccess } from '#shared/orders/rules/order-access.ts'

/** The e-mail address and number of an order, or the token of a link, under the wire names. */
export const wireAccess = (access: OrderAccess) => ('token' in access ? access : { email: access.email, order_number: access.orderNumber })
