// Examples of login, logout, registration and passwords.
import { example, refusal } from '#shared/api/example.ts'
import { forgetPassword, login, logout, makeAccountOfOrder, register, resetPassword } from './calls.ts'

/** A customer. */
export function customerAnswer(part: object = {}) {
  return {
    id: 5,
    firstname: 'Anna',
    lastname: "O'Neil",
    email: 'anna@example.test',
    gender: 'female',
    default_billing: 31,
    default_shipping: 31,
    ...part,
  }
}

const email = 'anna@example.test'
const password = 'Correct-Horse-9'
const entered = { customer: customerAnswer(), cart_conflict: false }
const person = {
  ...{ firstname: 'Anna', lastname: 'Smit', gender: 'neutral', day: '29', month: '2', year: '2000' },
  ...{ prefix: '', telephone: '', company: '' },
}

/** The examples. */
export const examples = [
  example(login, [{ email, password }], {
    body: { email, password },
    answer: { customer: customerAnswer(), cart_conflict: true },
    refusals: [
      refusal(401, 'login', 'One sentence, whatever was wrong.'),
      refusal(429, null, 'Too many tries; `Retry-After` says how long to wait.'),
    ],
  }),
  example(logout, [], { answer: true }),
  example(register, [{ ...person, email, password, passwordConfirmation: password, newsletter: true }], {
    body: { ...person, email, password, password_confirmation: password, newsletter: true },
    answer: entered,
  }),
  example(makeAccountOfOrder, ['100000077', password], { body: { password }, answer: entered }),
  example(forgetPassword, [email], { body: { email }, answer: true }),
  example(resetPassword, ['a-token', password], { body: { token: 'a-token', password }, answer: true }),
]
