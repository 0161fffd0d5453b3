// Tests the sentences: the spec's texts in English, and the precedence of the server's own.
import { expect, test } from 'vitest'
import { failureSentence, problemSentence, sentence } from './sentences.ts'
import { standIns } from './stand-ins.ts'

/** The sentences quoted in the spec, by code. */
const quoted: Record<string, string> = {
  'general.failed': 'Something went wrong, please try again later',
  'cart.add-failed': 'Could not add product to cart',
  'cart.out-of-stock': 'One or more products are out of stock.',
  'product.size-gone': 'Unfortunately we no longer have size {size} in stock.',
  'session.sign-in-failed': 'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.',
  'checkout.addresses-failed': 'Something went wrong, please try again later',
  'checkout.address-invalid': 'Billing- and/or shipping address is not valid',
  'checkout.address-doubtful': 'Invalid address. Are you sure it is correct?',
  'checkout.fields-missing': 'All fields must be filled',
  'payment.failed': 'An error occurred during the payment process, please try again or use another payment method.',
  'payment.rejected': 'The payment provider rejected the payment request, please use another payment method.',
  'payment.canceled': 'The payment is canceled, the order is not paid',
  'form.required': 'This field is required',
  'form.email': 'Please enter a valid email address',
  'form.email-repeat': 'E-mail addresses do not match.',
  'form.between': 'Please enter a number between {min} and {max}',
  'form.min-length': 'Min length is {length}',
  'form.max-length': 'Max length is {length}',
  'form.max-characters': 'Max {count} characters',
  'form.incorrect': 'The value is incorrect',
  'form.code': 'Please enter a valid code',
}

test.each(Object.entries(quoted))("%s is said in the spec's words", async (code, text) => {
  expect(standIns.get(code)).toBe(text)
})

test('placeholders are filled', () => {
  expect(problemSentence({ code: 'form.between', values: { min: 1, max: 30 } })).toBe('Please enter a number between 1 and 30')
  expect(sentence('product.size-gone', { size: 'XL' })).toBe('Unfortunately we no longer have size XL in stock.')
})

test('codes that are only logged have no sentence', () => {
  expect(sentence('wishlist.toggle-failed')).toBe('')
})

test('a code named like a property of every object has no sentence', () => {
  expect(sentence('constructor' as 'general.failed')).toBe('')
})

test("the server's message comes first, then the sentence of the code, then the general one", () => {
  const failure = { kind: 'rejected', status: 400, message: null, code: null } as const
  expect(failureSentence({ ...failure, message: 'Geen voorraad', code: 'cart.add-failed' })).toBe('Geen voorraad')
  expect(failureSentence({ ...failure, code: 'cart.add-failed' })).toBe('Could not add product to cart')
  expect(failureSentence(failure)).toBe('Something went wrong, please try again later')
})
