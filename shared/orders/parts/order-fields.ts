// Fields that identify the order in a plain form. Never includes a link's token, which only scripts can read.
import type { OrderAccess } from '#shared/orders/rules/order-access.ts'

/** Names and values of hidden fields; null if only scripts know the order. */
export function orderFields(
  access: OrderAccess,
  others: Readonly<Record<string, string | number>>,
): Readonly<Record<string, string | number>> | null {
  return 'email' in access ? { ...others, email: access.email, orderNumber: access.orderNumber } : null
}
