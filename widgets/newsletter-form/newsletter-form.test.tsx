// Tests of the newsletter form: address and consent are required, it is sent once, and a failure keeps the input.
// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { json } from '#tests/support/fault-server.ts'
import { field, press, shown, type, useWidgetPage } from '#tests/support/widget-page.ts'
import newsletterForm from './newsletter-form.tsx'

const page = useWidgetPage()
const SEND = 'POST api/newsletter'
const consent = 'Yes, please'
const values = { email: 'anna@example.test', consent: true }

test('nothing is sent without an address and a consent', async () => {
  page.show(newsletterForm, { consent })
  await press('Subscribe')
  await shown('E-mail for the newsletter: This field is required')
  await shown('Yes, please:')
  expect(page.shop.arrivals(SEND)).toEqual([])
})

test('a failure keeps the input; after sending, the next step is shown', async () => {
  page.show(newsletterForm, { consent })
  type('E-mail for the newsletter', 'anna@example.test')
  document.querySelector<HTMLInputElement>('[name="consent"]')?.click()
  page.shop.once(SEND, json({ message: 'No' }, 503))
  await press('Subscribe')
  await shown('Something went wrong, please try again later')
  expect(field('E-mail for the newsletter').value).toBe('anna@example.test')
  page.shop.once(SEND, json({ state: 'asked' }, 201))
  await press('Subscribe')
  await shown('follow the link in it')
  expect(page.shop.arrivals(SEND).map(({ body }) => body)).toEqual([values, values])
})

test('without a consent sentence, sending is the consent', async () => {
  page.show(newsletterForm, {})
  type('E-mail for the newsletter', 'anna@example.test')
  page.shop.once(SEND, json({}, 201))
  await press('Subscribe')
  await shown('follow the link in it')
})
