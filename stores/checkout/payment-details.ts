// The form of what the chosen way to pay asks. It is kept nowhere: a date of birth goes with the order and is forgotten with the page.
import { type PaymentDetails, detailRules, lacksDetails } from '#shared/domain/payment-details.ts'
import type { Form } from '#shared/form/form-parts.ts'
import { form } from '#shared/form/form.ts'
import type { PaymentMethod } from '#shared/schemas/payment.ts'
import { onLeave } from '../leaving.ts'
import { writable } from '../reset.ts'
import { $paymentFailure } from './state.ts'

/** The fields of the form. */
export type DetailValues = PaymentDetails

const nothing: DetailValues = { birthDay: '', birthMonth: '', birthYear: '', terms: false, bic: '' }
const $details = writable<DetailValues>(nothing)
onLeave(forgetDetails)

/** Makes the form for one variant. It is sent by the order, so its own submit only judges. */
export function detailForm(variant: string): Form<DetailValues, null> {
  return form({
    $values: $details,
    write: (values: DetailValues) => {
      $details.set(values)
      if ($paymentFailure.get()?.code === 'payment.details-missing') $paymentFailure.set(null)
    },
    rules: (values) => detailRules(variant, values),
    submit: async () => ({ ok: true, value: null }),
  })
}

/** Whether the way to pay still lacks something it asks for. */
export function isLackingDetails({ extension_attributes: { variant } }: PaymentMethod): boolean {
  return lacksDetails(variant, $details.get())
}

/** What was filled in. */
export function currentDetails(): PaymentDetails {
  return $details.get()
}

/** Another way to pay has nothing to do with it. */
export function forgetDetails(): void {
  $details.set(nothing)
}
