// "E-mail me when it is back in stock": asking to hear of a thing that is out of stock.
import { emailRule } from '#shared/domain/email.ts'
import type { Form } from '#shared/form/form-parts.ts'
import { form } from '#shared/form/form.ts'
import { attempt } from '#stores/kit/attempt.ts'

/** What a guest types; a customer's address is known. */
export type AlertValues = { email: string }

/** Makes the form for one thing. */
export function alertForm(productId: number, sku: string, isGuest: boolean): Form<AlertValues, void> {
  return form({
    values: { email: '' },
    rules: () => (isGuest ? { email: emailRule } : {}),
    submit: ({ email }) =>
      attempt(
        async () => (await import('#shared/product/calls.ts')).addStockAlert(productId, sku, isGuest ? email : ''),
        'stock-alert.failed',
      ),
  })
}
