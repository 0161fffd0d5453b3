// The form that finds an order, for each store that shows one.
import { emailRule } from '#shared/domain/email.ts'
import type { Result } from '#shared/domain/failure.ts'
import { every, maxLength, oneLine, required } from '#shared/domain/text-rules.ts'
import type { Form } from '#shared/form/form-parts.ts'
import { form } from '#shared/form/form.ts'
import type { OrderAccess } from '#shared/orders/rules/order-access.ts'

/** The values of the form. */
export type LookupValues = { orderNumber: string; email: string }

/** Makes the form with the values that the page knows. */
export function lookupForm<Value>(
  known: { email?: string | undefined; orderNumber?: string | undefined },
  find: (access: OrderAccess) => Promise<Result<Value>>,
): Form<LookupValues, Value> {
  return form({
    values: { orderNumber: known.orderNumber ?? '', email: known.email ?? '' },
    rules: () => ({ orderNumber: every(required, maxLength(40), oneLine), email: emailRule }),
    submit: ({ orderNumber, email }) => find({ orderNumber: orderNumber.trim(), email: email.trim() }),
  })
}
