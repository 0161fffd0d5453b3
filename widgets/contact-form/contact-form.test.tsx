// A message to the shop: what is asked, what is sent, and that a try again is the same message.
// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { json } from '#tests/support/fault-server.ts'
import { press, shown, useWidgetPage } from '#tests/support/widget-page.ts'
import contactForm from './contact-form.tsx'

const page = useWidgetPage('https://shop.test/nl/contact')
const SEND = 'POST api/contact'

function type(name: string, text: string): void {
  const field = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`)
  if (!field) throw new Error(`There is no field ${name}.`)
  field.value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

test('every field but the order number is asked for', async () => {
  page.show(contactForm, { subject: '' })
  await press('Send')
  for (const field of ['Your name', 'E-mail address', 'Subject', 'Message']) await shown(`${field}: This field is required`)
})

test('text survives a failure, and sent again it is the same message', async () => {
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
