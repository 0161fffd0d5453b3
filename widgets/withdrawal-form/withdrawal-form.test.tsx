// Tests of a withdrawal from the shopper's point of view: two steps, no request before the second, and the receipt.
// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { customerAnswer, returnOrderAnswer } from '#tests/support/answers.ts'
import { json } from '#tests/support/fault-server.ts'
import { field, press, shown, soon, type, useWidgetPage, words } from '#tests/support/widget-page.ts'
import { loadSession } from '#stores/session/session.ts'
import withdrawalForm from './withdrawal-form.tsx'

const page = useWidgetPage('https://shop.test/nl/withdrawal')
const FETCH = 'POST returns/fetch/order'
const SEND = 'POST returns/post/withdrawal'
const known = { action: '/nl/withdrawal', email: 'anna@example.test', orderNumber: '100000077' }

const sent = () => page.shop.arrivals(SEND).map(({ body }) => body)

async function toConfirmation(options: object = {}): Promise<void> {
  page.shop.once(FETCH, json({ success: 1, error: null, order: returnOrderAnswer() }))
  page.show(withdrawalForm, { ...known, ...options })
  await press('Find order')
  await shown('Made to your order.')
  const name = document.querySelector<HTMLInputElement>('input[name="name"]')
  if (!name) throw new Error('There is no field for the name.')
  name.value = 'Anna'
  name.dispatchEvent(new Event('input', { bubbles: true }))
  await press('Continue')
  await shown('I, Anna, withdraw from the contract')
}

test('the statement requires no reason, and nothing is sent before it is confirmed', async () => {
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

test('two sizes of one product are distinguished in each step, and delivered products have a label', async () => {
  const [ball] = returnOrderAnswer().items
  const items = ['4', '5'].map((value, id) => ({ ...ball, id, qty_returnable: 1, options: [{ label: 'Size', value }] }))
  page.shop.once(FETCH, json({ success: 1, error: null, order: returnOrderAnswer({ items }) }))
  page.show(withdrawalForm, { ...known, mailsLabel: true })
  await press('Find order')
  await soon(() => field('Match ball, 4'))
  type('Match ball, 5', '0')
  type('Your name', 'Anna')
  await press('Continue')
  await shown('1 × Match ball, 4')
  expect(words(document.body)).not.toContain('Match ball, 5')
  page.shop.once(SEND, json({ reference: 'W-1001', received_at: '2026-11-22T10:00:00.000Z' }, 201))
  await press('Confirm withdrawal')
  await shown('We have received your withdrawal')
  await shown('1 × Match ball, 4')
  await shown('You will find the return label in the e-mail.')
})

test.each([
  [{}, 'Return what you have already received within 14 days.', /free|label in the e-mail/],
  [{ isFree: true, mailsLabel: true }, 'within 14 days. Returns are free.', /undefined/],
])('with the options %j the receipt promises what the host says', async (options, sentence, unsaid) => {
  await toConfirmation(options)
  page.shop.once(SEND, json({ reference: 'W-1001', received_at: '2026-11-22T10:00:00.000Z' }, 201))
  await press('Confirm withdrawal')
  await shown(sentence)
  expect(words(document.body)).not.toMatch(unsaid)
})

test('a customer need not type her name', async () => {
  page.shop.kept.isLoggedIn = true
  page.browser.cookies.set('touchline-session', '1')
  page.shop.once(FETCH, json({ success: 1, error: null, order: returnOrderAnswer() }))
  page.show(withdrawalForm, known)
  await loadSession()
  await press('Find order')
  const { firstname, lastname } = customerAnswer()
  await soon(() => field('Your name').value === `${firstname} ${lastname}`)
})

test('a name is required', async () => {
  page.shop.once(FETCH, json({ success: 1, error: null, order: returnOrderAnswer() }))
  page.show(withdrawalForm, known)
  await press('Find order')
  await shown('Made to your order.')
  await press('Continue')
  await shown('Your name: This field is required')
})

test('a failed withdrawal is reported, and a retry is the same withdrawal', async () => {
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
