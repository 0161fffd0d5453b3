// Tests of a message to the shop: the fields, the request, and a retry that sends the same message.
// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { loadSession, takeLogout } from '#stores/session/session.ts'
import { ordersAnswer } from '#tests/support/answers.ts'
import { json } from '#tests/support/fault-server.ts'
import { press, shown, soon, useWidgetPage } from '#tests/support/widget-page.ts'
import contactForm from './contact-form.tsx'

const page = useWidgetPage('https://shop.test/nl/contact')
const SEND = 'POST api/contact'

function type(name: string, text: string): void {
  const field = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`)
  if (!field) throw new Error(`There is no field ${name}.`)
  field.value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

test('every field except the order number is required', async () => {
  page.show(contactForm, { subject: '' })
  await press('Send')
  for (const field of ['Your name', 'E-mail address', 'Subject', 'Message']) await shown(`${field}: This field is required`)
})

test('the text survives a failure, and a retry is the same message', async () => {
  page.show(contactForm, { subject: 'Match ball' })
  type('name', 'Anna')
  type('email', 'anna@example.test')
  type('message', 'Is it round?')
  page.shop.once(SEND, json({ message: 'No' }, 503))
  await press('Send')
  await shown('Something went wrong, please try again later')
  page.shop.once(SEND, json({ reference: 'M-1001' }, 201))
  await press('Send')
  await shown('Reference: M-1001')
  const made = page.shop.arrivals(SEND)
  const body = { name: 'Anna', email: 'anna@example.test', subject: 'Match ball', order_number: '', message: 'Is it round?' }
  expect(made.map((call) => call.body)).toEqual([body, body])
  expect(new Set(made.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
})

test('text about one product does not appear for another', async () => {
  const message = () => document.querySelector('textarea')?.value
  page.show(contactForm, { subject: 'Match ball' })
  type('message', 'Is it round?')
  page.show(contactForm, { subject: 'Racket' }, { within: document.body })
  document.body.firstElementChild?.remove()
  expect(message()).toBe('')
  page.show(contactForm, { subject: 'Match ball' })
  document.body.firstElementChild?.remove()
  await expect.poll(message).toBe('Is it round?')
})

test('a customer selects her order, or types the number of another', async () => {
  page.shop.kept.isLoggedIn = true
  page.browser.cookies.set('touchline-session', '1001')
  const listed = ordersAnswer()
  const [order] = listed.items
  page.shop.always('GET api/customer/orders', json(listed))
  await loadSession()
  page.show(contactForm, { subject: 'Match ball' })
  await soon(() => document.querySelector('select'))
  const pick = document.querySelector('select') ?? document.createElement('select')
  const choose = (value: string) => {
    pick.value = value
    pick.dispatchEvent(new Event('change', { bubbles: true }))
  }
  expect([...pick.options].map(({ value }) => value)).toEqual(['', ...listed.items.map(({ number }) => number), 'other'])
  choose('other')
  await soon(() => document.querySelector('input[name="orderNumber"]'))
  type('orderNumber', '1234')
  choose(order?.number ?? '')
  await soon(() => document.querySelector('input[name="orderNumber"]') === null)
  type('message', 'Where is it?')
  page.shop.once(SEND, json({ reference: 'M-1' }, 201))
  await press('Send')
  await shown('Reference: M-1')
  expect(page.shop.arrivals(SEND)[0]?.body).toMatchObject({ order_number: order?.number, message: 'Where is it?' })
})

test('a customer’s name and address are filled in, and gone when she logs out', async () => {
  page.shop.kept.isLoggedIn = true
  page.browser.cookies.set('touchline-session', '1001')
  await loadSession()
  page.show(contactForm, { subject: 'Match ball' })
  const filled = () => ['name', 'email', 'message'].map((name) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value)
  await soon(() => filled()[1])
  type('message', 'Where is it?')
  takeLogout()
  await expect.poll(filled).toEqual(['', '', ''])
})
