// Tests of quick-buy links, of presses left to the browser, and of error messages in the dialog. A real browser tests focus and Back.
// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { $quickBuy, closeQuickBuy, openQuickBuy } from '#stores/product/quick-buy.ts'
import { productAnswer } from '#tests/support/answers.ts'
import { json } from '#tests/support/fault-server.ts'
import { control, shown, soon, useWidgetPage, words } from '#tests/support/widget-page.ts'
import quickBuy from './quick-buy.ts'

const page = useWidgetPage()
const PRODUCT = 'GET catalog/product/12'
const link = () => document.querySelector('a[data-quick-buy]')
const dialog = () => document.querySelector('dialog')
const press = (init: MouseEventInit = {}) => {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
  link()?.dispatchEvent(click)
  return click
}

let goBack: ReturnType<typeof vi.spyOn>
const afterEffects = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
const arriveBack = () => window.dispatchEvent(new PopStateEvent('popstate'))
beforeEach(() => {
  // The document's history still has entries of earlier tests.
  arriveBack()
  goBack = vi.spyOn(history, 'back').mockImplementation(() => {})
  document.body.insertAdjacentHTML('afterbegin', '<p><a href="/nl/product/home-shirt" data-quick-buy="12">Quick buy</a></p>')
  page.show(quickBuy)
})

test('a press on a link opens its product with the page’s own options and button', async () => {
  expect(press().defaultPrevented).toBe(true)
  await shown('Home shirt')
  await soon(() => dialog()?.querySelector('[data-touchline="product-options"][data-product-id="12"][data-follows-address="false"]'))
  expect(dialog()?.querySelector('[data-touchline="add-to-cart"][data-product-id="12"]')).not.toBeNull()
  expect(control('All about this product')?.getAttribute('href')).toBe('/nl/product/home-shirt')
  expect(page.events).toContainEqual({ name: 'quick-buy:opened', detail: { productId: 12 } })
})

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])('a press with %j is left to the browser', (init) => {
  expect(press(init).defaultPrevented).toBe(false)
  expect($quickBuy.get().isOpen).toBe(false)
})

test('a link without a product is left to the browser', () => {
  link()?.setAttribute('data-quick-buy', 'shirt')
  expect(press().defaultPrevented).toBe(false)
})

test('a product that cannot be loaded leads to its page', async () => {
  page.shop.once(PRODUCT, json({}, 404))
  press()
  await shown('This product could not be loaded.')
  expect(control('To the product page')?.getAttribute('href')).toContain('/nl/product/home-shirt')
})

test('opened again before its history entry is left, it stays open, and Back closes it', async () => {
  press()
  await shown('Home shirt')
  await soon(() => history.state)
  closeQuickBuy()
  await soon(() => goBack.mock.calls.length === 1)
  press()
  await soon(() => dialog()?.open)
  await afterEffects()
  history.replaceState(null, '')
  arriveBack()
  expect($quickBuy.get().isOpen).toBe(true)
  await soon(() => history.state)
  arriveBack()
  expect($quickBuy.get().isOpen).toBe(false)
})

test('closing removes its content, and another product replaces it', async () => {
  press()
  await shown('Home shirt')
  closeQuickBuy()
  await soon(() => words(dialog()) === '')
  page.shop.once('GET catalog/product/15', json(productAnswer({ product_id: 15, name: 'Match ball' })))
  openQuickBuy(15)
  await shown('Match ball')
  expect(dialog()?.querySelector('[data-product-id="15"]')).not.toBeNull()
})
