// Tests which mark a payment method carries, and when its name is read.
import { expect, test } from 'vitest'
import { paymentMark, unsaidBrand } from './payment-mark.ts'

test.each([
  ['ideal', 'adyen_ideal', 'ideal'],
  ['creditcard', 'adyen_cc', 'card'],
  ['afterpay', 'riverty', 'afterpay'],
  ['default', 'mollie_methods_bancontact', 'bancontact'],
  ['default', 'paypal_express', 'paypal'],
  ['default', 'klarna_paylater', 'klarna'],
  ['default', 'banktransfer', 'bank'],
  ['default', 'free', null],
] as const)('variant %s with code %s has the mark %s', (variant, code, mark) => {
  expect(paymentMark({ variant, code })).toBe(mark)
})

test('a brand is read only where the title does not name it', () => {
  expect(unsaidBrand('ideal', 'Pay with your bank')).toBe('iDEAL')
  expect(unsaidBrand('ideal', 'iDEAL')).toBeNull()
  expect(unsaidBrand('card', 'Credit card')).toBeNull()
})
