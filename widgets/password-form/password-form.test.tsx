// Tests of a forgotten password: the same answer for every address, and a message for an expired link.
// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { json } from '#tests/support/fault-server.ts'
import { press, shown, type, useWidgetPage } from '#tests/support/widget-page.ts'
import passwordForm from './password-form.tsx'

const page = useWidgetPage('https://shop.test/nl/account/password')
const RESET = 'POST api/customer/password/reset'
const reset = { step: 'reset', token: 'a-token' }

function fill(): void {
  type('Password', 'Battery-Staple-7')
  type('Confirm password', 'Battery-Staple-7')
}

test('the answer to a requested link is the same for every address', async () => {
  page.show(passwordForm)
  type('E-mail address', 'anna@example.test')
  await press('Send me a link')
  await shown('If there is an account with this address, we have sent it an e-mail with a link.')
})

test.each([
  [{}, null],
  [{ linkHours: 1 }, 'The link works once, for one hour.'],
  [{ linkHours: 24 }, 'The link works once, for 24 hours.'],
])('with the options %j the confirmation says how long the link works', (options, sentence) => {
  page.show(passwordForm, { step: 'sent', ...options })
  if (sentence === null) expect(document.body.textContent).not.toMatch(/hour/)
  else expect(document.body.textContent).toContain(sentence)
})

test('a new password is sent with the token, and leads to the login', async () => {
  page.show(passwordForm, reset)
  fill()
  await press('Save')
  await shown('Your password has been changed. Log in with the new one.')
  expect(page.shop.arrivals(RESET).map(({ body }) => body)).toEqual([{ token: 'a-token', password: 'Battery-Staple-7' }])
})

test.each([
  [json({}, 422), 'Something went wrong while restoring your password'],
  [json({ message: 'Something went wrong while restoring your password' }, 422), 'Something went wrong while restoring your password'],
])('a used link shows the spec’s sentence', async (answer, sentence) => {
  page.shop.once(RESET, answer)
  page.show(passwordForm, reset)
  fill()
  await press('Save')
  await shown(sentence)
})
