// Tests of creating an account: errors beside their fields, the checklist of the password, and one account per intent.
// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { customerAnswer, sessionAnswer } from '#tests/support/answers.ts'
import { json } from '#tests/support/fault-server.ts'
import { $page, configurePage } from '#stores/page/page.ts'
import { press, shown, soon, type, useWidgetPage, words } from '#tests/support/widget-page.ts'
import registerForm from './register-form.tsx'

const page = useWidgetPage('https://shop.test/nl/account/register')
const REGISTER = 'POST api/customer/register'
const login = { customer: customerAnswer(), cart_conflict: false }

function fill(change: Record<string, string> = {}): void {
  const all = {
    'First name': 'Anna',
    'Last name': 'Smit',
    'E-mail address': 'anna@example.test',
    'Repeat e-mail address': 'anna@example.test',
    Password: 'Correct-Horse-9',
    'Confirm password': 'Correct-Horse-9',
  }
  for (const [name, text] of Object.entries({ ...all, ...change })) type(name, text)
}

test('an empty form reports its required fields and no others', async () => {
  page.show(registerForm)
  await press('Create an account')
  for (const name of ['First name', 'Last name', 'E-mail address', 'Repeat e-mail address', 'Password', 'Confirm password'])
    await shown(`${name}: This field is required`)
  expect(document.querySelectorAll('.touchline-summary li')).toHaveLength(6)
  expect(page.shop.arrivals(REGISTER)).toEqual([])
})

test('a short form asks for four things, once each, and sends them', async () => {
  page.show(registerForm, { isShort: true })
  const asked = [...document.querySelectorAll('input:not([type="checkbox"])')].map((input) => input.getAttribute('name'))
  expect(asked).toEqual(['firstname', 'lastname', 'email', 'password'])
  const few = { 'First name': 'Anna', 'Last name': 'Smit', 'E-mail address': 'anna@example.test', Password: 'Correct-Horse-9' }
  for (const [name, text] of Object.entries(few)) type(name, text)
  page.shop.once(REGISTER, json(login))
  await press('Create an account')
  await soon(() => page.shop.arrivals(REGISTER).length === 1)
  const password = 'Correct-Horse-9'
  expect(page.shop.arrivals(REGISTER)[0]?.body).toMatchObject({ email: 'anna@example.test', password, password_confirmation: password })
})

test('a short form asks for the date of birth where the host needs it', async () => {
  configurePage({ ...$page.get(), limits: { birthDate: 'required' } })
  page.show(registerForm, { isShort: true })
  expect(document.querySelector('[autocomplete="bday-day"]')).not.toBeNull()
})

const limitBirthDate = (birthDate: string) => configurePage({ ...$page.get(), limits: { birthDate } })

test('the date of birth is required unless the host says otherwise', async () => {
  configurePage({ ...$page.get(), limits: {} })
  page.show(registerForm)
  fill()
  await press('Create an account')
  for (const name of ['Day of birth', 'Month of birth', 'Year of birth']) await shown(`${name}: This field is required`)
  expect([...document.querySelectorAll('legend')].map(words)).toContain('Date of birth')
  expect(page.shop.arrivals(REGISTER)).toEqual([])
})

test('a host that does not ask for the date of birth gets none', async () => {
  limitBirthDate('absent')
  page.show(registerForm)
  expect(document.querySelector('[autocomplete="bday-day"]')).toBeNull()
  fill()
  page.shop.once(REGISTER, json(login))
  await press('Create an account')
  await soon(() => page.shop.arrivals(REGISTER).length === 1)
})

test.each([
  [{ 'Repeat e-mail address': 'anna@example.tes' }, 'E-mail addresses do not match.'],
  [{ 'Confirm password': 'Correct-Horse-8' }, 'Passwords do not match.'],
  [{ Password: 'abcdefgh', 'Confirm password': 'abcdefgh' }, 'Password: Use at least 3 of these'],
  [{ Day: '31', Month: '4', Year: '1999' }, 'Day of birth: The value is incorrect'],
  [{ Day: '1', Month: '1', Year: '99' }, 'Year of birth: Min length is 4'],
  [{ Day: '1', Month: '1', Year: '2999' }, 'Year of birth: The value is incorrect'],
])('%j is not sent', async (change, sentence) => {
  page.show(registerForm)
  fill(change)
  await press('Create an account')
  await shown(sentence)
  expect(page.shop.arrivals(REGISTER)).toEqual([])
})

test('the password’s checklist is ticked off while typing, and announced once when complete', async () => {
  page.show(registerForm)
  const met = () => document.querySelectorAll('.touchline-check[data-met]').length
  type('Password', 'abcdefgh')
  await soon(() => met() === 1)
  type('Password', 'Abcdefg1')
  await soon(() => met() === 2)
  await shown('The password meets the requirements.')
})

test('a mistyped address gets a suggestion after a pause', async () => {
  page.show(registerForm)
  fill({ 'E-mail address': 'anna@example.tst', 'Repeat e-mail address': 'anna@example.tst' })
  page.browser.pass(750)
  await press('Did you mean anna@example.test?')
  const values = [...document.querySelectorAll<HTMLInputElement>('[type="email"]')].map(({ value }) => value)
  expect(values).toEqual(['anna@example.test', 'anna@example.test'])
})

test('two presses create one account, which is logged in and redirected', async () => {
  page.shop.always(REGISTER, json(login))
  page.show(registerForm, { back: '/nl/wishlist' })
  fill({ Password: ' Correct-Horse-9 ' })
  await press('Create an account')
  await press('Create an account')
  await soon(() => page.tab.left.length > 0)
  expect(page.tab.left).toEqual(['https://shop.test/nl/wishlist'])
  expect(page.events.map(({ name }) => name)).toContain('customer:logged-in')
  expect(page.shop.arrivals(REGISTER).map(({ body }) => body)).toMatchObject([{ password: 'Correct-Horse-9', newsletter: false }])
})

test('after a lost answer the session shows that the account exists', async () => {
  page.shop.once(REGISTER, json({}, 502))
  page.shop.always('GET api/session', json(sessionAnswer({ customer: customerAnswer() })))
  page.browser.cookies.set('touchline-session', '1795000000000')
  page.show(registerForm)
  fill()
  await press('Create an account')
  await soon(() => page.tab.left.length > 0)
})

test('a known address is reported beside its field', async () => {
  page.shop.once(REGISTER, json({ message: 'Please check the fields.', errors: { email: ['There is already an account.'] } }, 422))
  page.show(registerForm)
  fill()
  await press('Create an account')
  await shown('E-mail address: There is already an account.')
})
