// Tests of the login page: the server's messages, the page to return to, and no redirect to another origin.
// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { json } from '#tests/support/fault-server.ts'
import { press, shown, soon, type, useWidgetPage } from '#tests/support/widget-page.ts'
import loginForm from './login-form.tsx'

const page = useWidgetPage('https://shop.test/nl/account/login')
const LOGIN = 'POST api/customer/login'

async function logIn(options: object, password = 'Correct-Horse-9'): Promise<void> {
  page.show(loginForm, options)
  type('E-mail address', 'anna@example.test')
  type('Password', password)
  await press('Log in')
}

test('leads back to the page that required the login', async () => {
  await logIn({ back: '/nl/wishlist' })
  await soon(() => page.tab.left.length > 0)
  expect(page.tab.left).toEqual(['https://shop.test/nl/wishlist'])
})

test.each(['https://evil.test/', '//evil.test/', 'javascript:alert(1)'])('%s is no valid return address', async (back) => {
  await logIn({ back })
  await soon(() => page.tab.left.length > 0)
  expect(page.tab.left).toEqual(['/nl/account'])
})

test('a refusal shows the spec’s sentence, and the address stays', async () => {
  page.shop.once(LOGIN, json({}, 401))
  await logIn({}, 'wrong')
  await shown('The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.')
  expect(page.tab.left).toEqual([])
})

test('after too many tries the message says how long to wait', async () => {
  page.shop.once(LOGIN, json({ message: 'Too many attempts. Please try again in %1 seconds.', parameters: [30] }, 429))
  await logIn({})
  await shown('Too many attempts. Please try again in 30 seconds.')
})

test('a lost connection shows no message about the password', async () => {
  page.shop.once(LOGIN, json({}, 503))
  await logIn({})
  await shown('Something went wrong, please try again later')
})

test('the refusal of a plain form is shown beside its field', async () => {
  page.show(loginForm, { email: 'anna', refused: { email: 'Please enter a valid email address' } })
  await shown('E-mail address: Please enter a valid email address')
})
