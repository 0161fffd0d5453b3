// A withdrawal as a shopper sees it: two steps, nothing sent before the second, and the receipt.
// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { returnOrderAnswer } from '#tests/support/answers.ts'
import { json } from '#tests/support/fault-server.ts'
import { press, shown, useWidgetPage, words } from '#tests/support/widget-page.ts'
import withdrawalForm from './withdrawal-form.tsx'

const page = useWidgetPage('https://shop.test/nl/withdrawal')
const FETCH = 'POST returns/fetch/order'
const SEND = 'POST returns/post/withdrawal'
const known = { action: '/nl/withdrawal', email: 'anna@example.test', orderNumber: '100000077' }

const sent = () => page.shop.arrivals(SEND).map(({ body }) => body)

async function toConfirmation(): Promise<void> {
  page.shop.once(FETCH, json({ success: 1, error: null, order: returnOrderAnswer() }))
  page.show(withdrawalForm, known)
  await press('Find order')
  await shown('Made to your order.')
  const name = document.querySelector<HTMLInputElement>('input[name="name"]')
  if (!name) throw new Error('There is no field for the name.')
  name.value = 'Anna'
  name.dispatchEvent(new Event('input', { bubbles: true }))
  await press('Continue')
  await shown('I, Anna, withdraw from the contract')
}

test('the statement asks for no reason, and nothing is sent before it is confirmed', async () => {
  await toConfirmation()
  expect(sent()).toEqual([])
  expect(words(document.body)).not.toContain('Reason')
  page.shop.once(SEND, json({ reference: 'W-1001', received_at: '2026-11-22T10:00:00.000Z' }, 201))
  await press('Confirm withdrawal')
  await shown('We have received your withdrawal')
  await shown('W-1001')
  expect(sent()).toMatchObject([
    {
      email: 'anna@example.test',
      order_number: '100000077',
      name: 'Anna',
      receipt_email: 'anna@example.test',
      items: [
        { item_id: 1, quantity: 1 },
        { item_id: 2, quantity: 0 },
      ],
    },
  ])
})

test('a name is asked for', async () => {
  page.shop.once(FETCH, json({ success: 1, error: null, order: returnOrderAnswer() }))
  page.show(withdrawalForm, known)
  await press('Find order')
  await shown('Made to your order.')
  await press('Continue')
  await shown('Your name: This field is required')
})

test('what could not be sent is said, and sent again it is the same withdrawal', async () => {
  await toConfirmation()
  page.shop.once(SEND, json({ message: 'No' }, 503))
  await press('Confirm withdrawal')
  await shown('Your withdrawal could not be sent. Please try again.')
  page.shop.once(SEND, json({ reference: 'W-1001', received_at: '2026-11-22T10:00:00.000Z' }, 201))
  await press('Confirm withdrawal')
  await shown('We have received your withdrawal')
  const keys = page.shop.arrivals(SEND).map(({ headers }) => headers['idempotency-key'])
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
})
