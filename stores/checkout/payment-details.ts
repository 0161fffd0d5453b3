// The form for the details of the chosen payment method. Not stored: a date of birth is sent with the order and forgotten with the page.
import { type PaymentDetails, detailRules, lacksDetails } from '#shared/checkout/rules/payment-details.ts'
import type { PaymentMethod } from '#shared/checkout/wire/payment.ts'
import type { Form } from '#shared/form/form-parts.ts'
import { form } from '#shared/form/form.ts'
import { writable } from '#stores/kit/reset.ts'
import { onLeave } from '#stores/session/leaving.ts'
import { $paymentError } from './state.ts'

/** The fields of the form. */
export type DetailValues = PaymentDetails

const nothing: DetailValues = { birthDay: '', birthMonth: '', birthYear: '', terms: false, bic: '' }
const $details = writable<DetailValues>(nothing)
onLeave(forgetDetails)

/** Makes the form for one variant. The order sends its values, so its own submit only validates. */
export function detailForm(variant: string): Form<DetailValues, null> {
  return form({
    $values: $details,
    write: (values: DetailValues) => {
      $details.set(values)
      if ($paymentError.get()?.code === 'payment.details-missing') $paymentError.set(null)
    },
    rules: (values) => detailRules(variant, values),
    submit: async () => ({ ok: true, value: null }),
  })
}

/** Whether the payment method still lacks required details. */
export function isLackingDetails({ variant }: PaymentMethod): boolean {
  return lacksDetails(variant, $details.get())
}

/** The details filled in so far. */
export function currentDetails(): PaymentDetails {
  return $details.get()
}

/** Clears the details, since another payment method does not need them. */
export function forgetDetails(): void {
  $details.set(nothing)
}
