// What a plain form names its order by. A link's token is in none: only scripts can read it.
import type { OrderAccess } from '#shared/orders/rules/order-access.ts'

/** Names and values of hidden fields; null where only a script knows the order. */
export function orderFields(
  access: OrderAccess,
  others: Readonly<Record<string, string | number>>,
): Readonly<Record<string, string | number>> | null {
  return 'email' in access ? { ...others, email: access.email, orderNumber: access.orderNumber } : null
}
