// Tests what a host offers for a return, from the shopper's point of view: ways with their price, another size, and each failure.
// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { returnChoicesAnswer } from '#shared/orders/exchanges/examples.ts'
import { returnOrderAnswer } from '#tests/support/answers.ts'
import { json } from '#tests/support/fault-server.ts'
import { control, press, shown, soon, useWidgetPage, words } from '#tests/support/widget-page.ts'
import returnsForm from './returns-form.tsx'

const page = useWidgetPage('https://shop.test/nl/returns')
const FETCH = 'POST returns/fetch/order'
const CHOICES = 'POST returns/fetch/choices'
const SEND = 'POST returns/post/choices'
const known = { action: '/nl/returns', email: 'anna@example.test', orderNumber: '100000077' }

const choose = async (label: string, value: string) => {
  const select = [...document.querySelectorAll('select')].find(({ labels }) => labels?.[0]?.textContent === label)
  if (!select) throw new Error(`There is no ${label}.`)
  select.value = value
  select.dispatchEvent(new Event('change', { bubbles: true }))
  await soon(() => select.value === value)
}
const radio = (text: string) => [...document.querySelectorAll('input')].find((input) => words(input.closest('label')).startsWith(text))
async function pick(text: string): Promise<void> {
  await soon(() => radio(text) !== undefined)
  radio(text)?.click()
  await soon(() => radio(text)?.checked === true)
}
const isOff = () => control('Submit return')?.hasAttribute('disabled') === true

async function findOrder(choices = json(returnChoicesAnswer())): Promise<void> {
  page.shop.once(FETCH, json({ success: 1, error: null, order: returnOrderAnswer() }))
  page.shop.once(CHOICES, choices)
  page.show(returnsForm, known)
  await press('Find order')
  await shown('Order 100000077')
}

async function chooseLine(reason = 'other'): Promise<void> {
  await choose('Quantity', '1')
  await choose('Reason', reason)
}

test('each way says its price, its place and what it needs, and the confirmation says what to do', async () => {
  await findOrder()
  await shown('How do you send it back?')
  await shown('Any drop-off point of PostNL. You need a printer.')
  expect(radio('With a label')?.checked).toBe(true)
  await chooseLine()
  expect(words(radio('Picked up')?.closest('label') ?? null)).toContain('4.95')
  await choose('Reason', 'too-small')
  await pick('Picked up at your door')
  const way = { title: 'Picked up', next: 'The driver brings the label.', drop_off_code: 'K7QF-3HXA', has_label: false }
  page.shop.once(SEND, json({ success: 1, reference: 'R-1001', way }))
  await press('Submit return')
  await shown('The driver brings the label.')
  await shown('Your code: K7QF-3HXA')
  expect(document.body.textContent).not.toContain('Download return label')
  expect(page.shop.arrivals(SEND)[0]?.body).toMatchObject({ way: 'pickup' })
})

test('another size is chosen among those in stock, and what is kept is said', async () => {
  await findOrder()
  await chooseLine()
  await pick('Another size')
  await shown('Choose what you want in exchange.')
  expect(isOff()).toBe(true)
  expect(radio('5')?.disabled).toBe(true)
  await pick('3')
  await shown('We keep it for you for 14 days, while your parcel travels. It costs you nothing more.')
  await soon(() => !isOff())
  const exchange = {
    name: 'Match ball',
    qty: 1,
    options: [{ label: 'Size', value: '3' }],
    state: 'reserved',
    state_label: 'kept for you until Monday',
  }
  page.shop.once(SEND, json({ success: 1, reference: 'R-1001', way: null, exchanges: [exchange] }))
  await press('Submit return')
  await shown('You get in exchange:')
  await shown('1 × Match ball, 3: kept for you until Monday')
  expect(page.shop.arrivals(SEND)[0]?.body).toMatchObject({ items: [{ exchange: { sku: 'BALL-3', wait: false } }, { exchange: null }] })
})

test('a sold-out size is waited for, or given up for money', async () => {
  await findOrder()
  await chooseLine()
  await pick('Another size')
  await pick('4')
  await shown('This is sold out. Wait for it, choose another one, or your money back.')
  expect(isOff()).toBe(true)
  await pick('Wait until it is back in stock')
  await shown('At most 21 days; after that you get your money back.')
  await soon(() => !isOff())
  await pick('Money back')
  expect(document.body.textContent).not.toContain('sold out')
  await soon(() => !isOff())
})

test('a piece that somebody else bought meanwhile is said, and money or another one can be chosen', async () => {
  await findOrder()
  await chooseLine()
  await pick('Another size')
  await pick('3')
  const [offer] = returnChoicesAnswer().exchanges
  const gone = { ...offer, virtual_products: offer?.virtual_products.map((piece) => ({ ...piece, stock: 0 })) }
  page.shop.once(SEND, json({ message: 'It has just sold out.', code: 'sold-out' }, 409))
  page.shop.once(CHOICES, json(returnChoicesAnswer({ exchanges: [gone] })))
  await press('Submit return')
  await shown('It has just sold out.')
  await shown('This is sold out.')
  expect(document.body.textContent).not.toContain('An error occurred')
  await pick('Money back')
  page.shop.once(SEND, json({ success: 1, reference: 'R-1001' }))
  await press('Submit return')
  await shown('R-1001')
})

test('ways that cannot be loaded leave the form as it is, and are loaded on the next press', async () => {
  await findOrder(json({ message: 'No' }, 500))
  await shown('The other ways to send it back could not be loaded. You can still send it with a label.')
  await chooseLine()
  page.shop.once(CHOICES, json(returnChoicesAnswer()))
  await press('Try again')
  await shown('How do you send it back?')
  expect([...document.querySelectorAll('select')].map(({ value }) => value)).toEqual(['1', 'other'])
})

test('a failure of the sending shows the specification’s sentence, and everything stays chosen', async () => {
  await findOrder()
  await chooseLine()
  await pick('Another size')
  await pick('3')
  page.shop.once(SEND, json({ message: 'No' }, 500))
  await press('Submit return')
  await shown('An error occurred while submitting the order. Please try again later.')
  expect([radio('3')?.checked, radio('With a label')?.checked]).toEqual([true, true])
})

test('a plain page shows every choice, under the names that the host reads', async () => {
  const offered = returnChoicesAnswer()
  page.show(returnsForm, {
    ...known,
    order: returnOrderAnswer(),
    offered,
    quantities: { 1: 1 },
    reasons: { 1: 'other' },
    exchanges: { 1: { sku: 'BALL-3', wait: false } },
    way: 'pickup',
  })
  await shown('Order 100000077')
  const names = new Set([...document.querySelectorAll('input')].map(({ name }) => name))
  expect([...names]).toEqual(expect.arrayContaining(['way', 'back[1]', 'option[1][size]']))
  // All of it is exchanged, so there is no refund that could pay for a pick-up.
  expect([radio('3')?.checked, radio('With a label')?.checked, radio('Picked up')?.disabled]).toEqual([true, true, true])
})
