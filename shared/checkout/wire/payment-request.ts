// Converts payment data to the form in which calls send it.
import { wireAddress } from '#shared/address/wire/address-request.ts'
import type { PaymentChoice, PaymentInformation, PaymentInformationDraft } from './payment.ts'
import { wireExtras } from './shipping-request.ts'

const wireChoice = ({ method, details }: PaymentChoice) => ({ method, additional_data: { ...details } })

/** Sent when a method is chosen. */
export function wireDraft({ payment, email, skipsValidation }: PaymentInformationDraft): object {
  return {
    paymentMethod: wireChoice(payment),
    ...(email === undefined ? {} : { email }),
    ...(skipsValidation ? { extension_attributes: { skip_validation: true } } : {}),
  }
}

/** Sent when the order is placed. */
export function wireOrder({ email, payment, answers: { birthDate, bic }, billingAddress, ...more }: PaymentInformation): object {
  const { method, details } = payment
  const answered = {
    ...(birthDate === undefined ? {} : { date_of_birth: birthDate, terms_accepted: '1' }),
    ...(bic === undefined ? {} : { bic }),
  }
  return {
    email,
    shippingOptions: wireExtras(more),
    paymentMethod: { ...wireChoice({ method, details: { ...details, ...answered } }), extensionAttributes: {} },
    billingAddress: wireAddress(billingAddress),
  }
}
