// The server refuses fields of two forms in one answer: each word goes to its own.
import { expect, test } from 'vitest'
import type { Failure } from '#shared/domain/failure.ts'
import { refusedFields } from './refused-fields.ts'

const failure: Failure = {
  kind: 'rejected',
  code: 'checkout.addresses-failed',
  message: 'Billing- and/or shipping address is not valid',
  status: 400,
  fields: {
    postcode: ['Max length is 7', 'second'],
    'shipping_address.street.1': ['No number'],
    'shippingAddress.city': ['No city'],
    'billing_address.postcode': ['Max length is 5'],
    'billingAddress.street.0': ['No street'],
  },
}

test('the server’s words stand beside the fields of the form they are about', () => {
  expect(refusedFields(failure, 'shipping')).toEqual({ postcode: 'Max length is 7', house_number: 'No number', city: 'No city' })
  expect(refusedFields(failure, 'billing')).toEqual({ postcode: 'Max length is 5', street: 'No street' })
})

test('without a refusal there are none', () => {
  expect(refusedFields(null, 'shipping')).toEqual({})
})
