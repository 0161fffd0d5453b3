// The form "E-mail me when it is back in stock" for a product that is sold out.
import { emailRule } from '#shared/domain/email.ts'
import type { Form } from '#shared/form/form-parts.ts'
import { form } from '#shared/form/form.ts'
import { attempt } from '#stores/kit/attempt.ts'

/** A guest's value; a customer's address is known. */
export type AlertValues = { email: string }

/** Makes the form for one product. */
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
