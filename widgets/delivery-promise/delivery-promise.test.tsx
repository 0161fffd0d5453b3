// Tests of the promise and the time left: by the host's clock, not announced, still with reduced motion, removed at the cut-off.
// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { personalisation } from '#stores/product/personalisation/model.ts'
import { personalisationStore } from '#stores/product/personalisation/personalisation.ts'
import { productStore } from '#stores/product/product.ts'
import { provideProduct } from '#stores/product/provide.ts'
import { stringingAnswer } from '#stores/testing/kinds.ts'
import { productAnswer } from '#tests/support/answers.ts'
import { json } from '#tests/support/fault-server.ts'
import { shown, soon, useWidgetPage, words } from '#tests/support/widget-page.ts'
import widget from './delivery-promise.tsx'

const page = useWidgetPage()
const CLOCK = 'GET api/clock'
const shelf = { days: 0, is_made: false, date: null }
const options = { productId: 12, delivery: shelf, price: 24.95 }
const at = (now: string) => page.shop.once(CLOCK, json({ now }))
const left = () => words(document.querySelector('.delivery-promise-left'))
const RULE = 'Order by 22:00 on delivery days (Mon – Sat)'
/** Its lines, as they stand below each other. */
const promised = () => [...document.querySelectorAll('.delivery-promise-line')].map(words)
const seen = () => words(document.querySelector('.delivery-promise-left [aria-hidden]'))

test('countdown and sentence follow the host’s clock, whatever the shopper’s own', async () => {
  // The shopper's clock is two days behind: a Saturday.
  at('2026-11-23T20:57:55Z')
  page.show(widget, options)
  await shown('Order within 1 h 3 min')
  expect(promised()).toEqual(['Tomorrow, Tuesday 24 November', 'Delivery: €4.50, free from €60.00'])
  page.browser.pass(60_000)
  await soon(() => seen() === 'Order within 1 h 2 min')
})

test('the time left is not announced; the hour is, once', async () => {
  at('2026-11-23T21:57:55Z')
  page.show(widget, options)
  await shown('Order within')
  expect(words(document.querySelector('.delivery-promise-left .touchline-hidden'))).toBe('Order by 22:00')
  expect(document.querySelector('[aria-live], [role="timer"], [role="status"]')).toBeNull()
})

test('at the cut-off the rule follows, and the day changes', async () => {
  at('2026-11-23T21:59:59Z')
  page.show(widget, options)
  await shown('Order within 0 h 1 min')
  page.browser.pass(1500)
  await shown('Wednesday 25 November')
  expect(left()).toBe(RULE)
})

test('with reduced motion the hour is shown without a countdown', async () => {
  const motion = vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => Object.assign(new EventTarget(), { matches: true, media: query }) as MediaQueryList)
  at('2026-11-23T20:00:00Z')
  page.show(widget, options)
  await soon(() => left() === 'Order by 22:00')
  motion.mockRestore()
})

test('pauses while the page is edited', async () => {
  document.documentElement.setAttribute('data-touchline-editing', '')
  at('2026-11-23T20:00:00Z')
  page.show(widget, options)
  await soon(() => left() === 'Order by 22:00')
  document.documentElement.removeAttribute('data-touchline-editing')
  document.dispatchEvent(new Event('touchline:editing'))
  await soon(() => seen() === 'Order within 2 h 0 min')
})

test('without the server’s time the sentence and the rule are shown', async () => {
  page.shop.always(CLOCK, json({}, 400))
  page.show(widget, options)
  await shown('Monday 23 November')
  await soon(() => page.shop.calls().includes(CLOCK))
  expect(left()).toBe(RULE)
})

test('what is made or supplied is ordered on working days, and of unknown days nothing is said', async () => {
  page.shop.always(CLOCK, json({}, 400))
  page.show(widget, { ...options, delivery: { days: 2, is_made: true, date: null } })
  await soon(() => left() === 'Order by 22:00 on working days (Mon – Fri)')
  const unknown = page.show(widget, { ...options, delivery: { days: null, is_made: false, date: null } })
  await soon(() => words(unknown).includes('Delivery: €4.50'))
  expect(unknown.querySelector('.delivery-promise-left')).toBeNull()
})

test('follows the quantity, and loads the product if none is printed', async () => {
  page.shop.once(
    `GET catalog/product/12`,
    json(
      productAnswer({
        product_type: 'simple',
        configurable_data: { attributes: [] },
        virtual_products: [],
        tier_prices: [],
        delivery: shelf,
      }),
    ),
  )
  page.show(widget, { productId: 12, countsDown: false })
  await shown('€4.50, free from €60.00')
  productStore(12).changeQuantity(3)
  await shown('Delivery: free')
})

test('shows returns and the day for the choice: strung, unstrung, or neither yet', async () => {
  const returns = { now: 'unlessMade', always: '14 days', unlessMade: '14 days, unless strung', never: 'Made for you' }
  const racket = { product_type: 'simple', configurable_data: { attributes: [] }, virtual_products: [], delivery: shelf }
  provideProduct(productAnswer({ ...racket, personalisation: [stringingAnswer()] }), { personalisation })(null)
  page.show(widget, { ...options, returns, countsDown: false })
  await shown('14 days, unless strung')
  const { write } = personalisationStore(12)
  write(12, 301, '30102')
  await shown('Made for you, delivered on Friday 27 November')
  await soon(() => words(document.querySelector('.delivery-promise-returns')) === 'Made for you')
  write(12, 301, '30101')
  await shown('Monday 23 November')
  await soon(() => words(document.querySelector('.delivery-promise-returns')) === '14 days')
})

test('shows nothing for a sold-out product', async () => {
  page.shop.once(`GET catalog/product/12`, json(productAnswer({ in_stock: false, stock: 0, delivery: shelf })))
  const mount = page.show(widget, { productId: 12 })
  await soon(() => productStore(12).$product.get().state === 'ready')
  expect(words(mount)).toBe('')
})
