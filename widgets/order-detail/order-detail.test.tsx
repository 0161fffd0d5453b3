// Tests of an order from the customer's point of view: ordering again with and without a review, and cancelling.
// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { configureProductLinks } from '#shared/state/product-route.ts'
import { json } from '#tests/support/fault-server.ts'
import { control, press, shown, soon, useWidgetPage, words } from '#tests/support/widget-page.ts'
import { myOrderAnswer, reorderAnswer, returnsAnswer } from '#tests/support/answers.ts'
import { $isOpen } from '#stores/cart/cart.ts'
import orderDetail from './order-detail.tsx'

const page = useWidgetPage('https://shop.test/nl/account/orders/100000077')
const ORDER = 'GET api/customer/orders/100000077'
const REORDER = 'POST api/customer/orders/100000077/reorder'
const CANCEL = 'POST api/customer/orders/100000077/cancel'
const bodies = () => page.shop.arrivals(REORDER).map(({ body }) => body)
const keys = () => page.shop.arrivals(REORDER).map(({ headers }) => headers['idempotency-key'])

async function open(part: object = {}): Promise<void> {
  page.shop.once(ORDER, json(myOrderAnswer(part)))
  page.show(orderDetail, { number: '100000077' })
  await shown('Payment expected')
}

test('available products at unchanged prices are added to the cart at once, and the popup opens', async () => {
  await open()
  page.shop.once(REORDER, json(reorderAnswer()))
  page.shop.once(REORDER, json(reorderAnswer()))
  await press('Reorder')
  await soon(() => $isOpen.get())
  const lines = [
    { item_id: 1, price: 20 },
    { item_id: 2, price: 25 },
  ]
  expect(bodies()).toEqual([{ items: null, is_preview: true }, { items: lines }])
})

test('changed prices and unavailable products are shown before anything is added', async () => {
  await open()
  const gone = { item_id: 2, name: 'Home shirt', qty: 1, reason: 'Out of stock.', alternative_url: '/nl/search?query=shirt' }
  const ball = { item_id: 1, name: 'Match ball', qty: 2, price: 22, price_before: 20 }
  page.shop.once(REORDER, json({ added: [ball], unavailable: [gone] }))
  await press('Reorder')
  await shown('Now €22.00 each, was €20.00')
  await shown('Out of stock.')
  expect($isOpen.get()).toBe(false)
  expect(control('Find something similar')?.getAttribute('href')).toBe('/nl/search?query=shirt')
  page.shop.once(REORDER, json({ added: [ball], unavailable: [] }))
  await press('Add to cart')
  await shown('In your cart: 2 × Match ball')
  expect(bodies().at(-1)).toEqual({ items: [{ item_id: 1, price: 22 }] })
})

test('what came in exchange has no price', async () => {
  const [ball] = myOrderAnswer().items
  await open({ items: [ball, { ...ball, item_id: 9, name: 'Smaller ball', price_incl_tax: 0, row_total_incl_tax: 0, is_exchange: true }] })
  const line = [...document.querySelectorAll('.order-detail-line')].find((one) => words(one).includes('Smaller ball'))
  expect(words(line ?? null)).toContain('In exchange')
  expect(words(line ?? null)).not.toContain('€0')
})

test('some lines can be left out', async () => {
  await open()
  page.shop.once(REORDER, json(reorderAnswer()))
  await press('Order some items again')
  const shirt = await soon(() => document.querySelector<HTMLInputElement>('input[value="2"][type="checkbox"]'))
  shirt?.click()
  page.shop.once(REORDER, json(reorderAnswer({ added: [reorderAnswer().added[0]] })))
  await press('Add to cart')
  await soon(() => $isOpen.get())
  expect(bodies().at(-1)).toEqual({ items: [{ item_id: 1, price: 20 }] })
})

test('a price that changes after the review is shown again, and a retry after a lost answer has the same key', async () => {
  await open()
  page.shop.once(REORDER, json(reorderAnswer()))
  await press('Order some items again')
  page.shop.once(REORDER, json({ message: 'A price has changed meanwhile.', code: 'changed' }, 409))
  const [ball] = reorderAnswer().added
  page.shop.once(REORDER, json(reorderAnswer({ added: [{ ...ball, price: 21 }] })))
  await press('Add to cart')
  await shown('A price has changed meanwhile.')
  await shown('Now €21.00 each')
  page.shop.once(REORDER, json({}, 500))
  await press('Add to cart')
  await shown('Could not add product to cart')
  page.shop.once(REORDER, json(reorderAnswer({ added: [{ ...ball, price: 21 }] })))
  await press('Add to cart')
  await soon(() => $isOpen.get())
  expect(keys().at(-1)).toBe(keys().at(-2))
})

test('excluded lines stay excluded if a price has changed meanwhile', async () => {
  await open()
  page.shop.once(REORDER, json(reorderAnswer()))
  await press('Order some items again')
  const shirt = () => document.querySelector<HTMLInputElement>('input[value="2"][type="checkbox"]')
  ;(await soon(shirt))?.click()
  const [ball, other] = reorderAnswer().added
  page.shop.once(REORDER, json({ message: 'A price has changed meanwhile.', code: 'changed' }, 409))
  page.shop.once(REORDER, json(reorderAnswer({ added: [{ ...ball, price: 21 }, other] })))
  await press('Add to cart')
  await shown('Now €21.00 each')
  expect(shirt()?.checked).toBe(false)
})

test('an order is cancelled in two steps, and shows its new status', async () => {
  await open()
  page.shop.once(CANCEL, json({ message: 'This order can no longer be cancelled.' }, 409))
  await press('Yes, cancel this order')
  await shown('This order can no longer be cancelled.')
  page.shop.once(CANCEL, json(myOrderAnswer({ status: 'canceled', status_label: 'Cancelled', can_cancel: false })))
  const cancel = control('Yes, cancel this order')
  cancel?.focus()
  cancel?.click()
  await shown('Cancelled')
  // The question is removed with its button.
  await soon(() => document.activeElement === document.querySelector('[data-touchline="order-detail"]'))
  expect(control('Yes, cancel this order')).toBeUndefined()
})

test('the links to a return and a withdrawal have their last day', async () => {
  await open({ returns: { url: '/nl/returns', until: '2026-12-09' }, withdrawal: { url: '/nl/withdrawal', until: null } })
  expect([...document.querySelectorAll('.order-detail-rights li')].map(words)).toEqual([
    'Return itemsuntil 9 December 2026',
    'Withdraw from contract here',
  ])
})

test('a line links to the host’s own page of its product', async () => {
  configureProductLinks('/p/{id}-{slug}')
  const [line] = myOrderAnswer().items
  await open({ items: [{ ...line, product_id: 12, url: '/nl/product/match-ball' }] })
  expect(control('Match ball')?.getAttribute('href')).toBe('/p/12-match-ball')
})

test('a return shows on its order, with its status, its refund and its label', async () => {
  const [listed] = returnsAnswer().items
  const decided = {
    ...listed,
    reference: 'R-9',
    kind: 'withdrawal',
    status: 'approved',
    status_label: 'Refunded',
    refund: 20,
    label_url: null,
  }
  const waiting = {
    ...listed,
    reference: 'R-10',
    kind: 'return',
    status_label: 'Registered',
    refund: null,
    label_url: '/nl/account/returns/R-10/label',
  }
  await open({ return_cases: [waiting, decided] })
  const rows = [...(document.querySelector('section[aria-label="Returns"]')?.querySelectorAll('li') ?? [])]
  expect(words(rows[0])).toContain('Return R-10')
  expect(words(rows[0])).toContain('Registered')
  expect(words(rows[0])).not.toContain('Refunded')
  expect(control('Download return label')?.getAttribute('href')).toBe('/nl/account/returns/R-10/label')
  expect(words(rows[1])).toContain('Withdrawal R-9')
  expect(words(rows[1])).toContain('Refunded: €20.00')
})
