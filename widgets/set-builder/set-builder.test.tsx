// Tests of a set: its markup, the effect of a quantity, and the request that adds it to the cart.
// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { configureProductLinks } from '#shared/state/product-route.ts'
import { buy } from '#stores/cart/buying.ts'
import { configurePage } from '#stores/page/page.ts'
import { productStore } from '#stores/product/product.ts'
import { changeMember } from '#stores/product/set.ts'
import { control, field, shown, soon, type, useWidgetPage, words } from '#tests/support/widget-page.ts'
import setBuilder from './set-builder.tsx'
import { wireSet } from './set-builder.fixture.ts'

const page = useWidgetPage('https://shop.test/en/product/coach-set')
const show = (part: object = {}) => page.show(setBuilder, { productId: 90003, product: { ...wireSet, ...part } })
const price = () => words(document.querySelector('.set-builder-price'))
const store = () => productStore(90003)

test('starts with the suggested quantities, without sold-out products', () => {
  show()
  expect(field('Quantity, Ball').value).toBe('2')
  expect(field('Quantity, Pump')).toMatchObject({ disabled: true, value: '0' })
  expect(price()).toBe('€48.00')
  expect(page.shop.calls()).toEqual([])
})

test('shows the saving of the next tier, and applies it once it is reached', async () => {
  show()
  await shown('Add 3 more and save €2.00 each')
  changeMember(90003, 32, 5)
  await soon(() => price() === '€98.00')
  expect(document.body.textContent).not.toContain('more and save')
})

test('a typed 0 leaves a product out, and an invalid quantity does not add the previous one', async () => {
  show()
  type('Quantity, Ball', '0')
  await soon(
    () =>
      !store()
        .$newLines.get()
        .some(({ sku }) => sku === 'MEMBER-32'),
  )
  type('Quantity, Ball', '1.5')
  await shown('Please enter a valid quantity.')
  expect(store().$isSaleable.get()).toBe(false)
  type('Quantity, Ball', '2')
  await soon(() => store().$isSaleable.get())
})

test('adds one line per chosen product', () => {
  show()
  changeMember(90003, 31, 0)
  expect(store().$newLines.get()).toEqual([{ sku: 'MEMBER-32', quantity: 2 }])
})

test('an empty set is reported after the press', async () => {
  show()
  changeMember(90003, 31, 0)
  changeMember(90003, 32, 0)
  expect(store().$isSaleable.get()).toBe(false)
  store().ask()
  await shown('Choose how many you want of at least one product.')
})

test('more than the stock is reported at once, the server’s message too', async () => {
  show()
  changeMember(90003, 31, 41)
  await shown('The quantity exceeds what we have in stock.')
  changeMember(90003, 31, 1)
  store().refuse({ kind: 'rejected', code: null, message: 'No', status: 400, fields: { 'items.1.qty': ['Only one ball'] } })
  await soon(() => words(document.querySelector('[data-field="set.32"]')).includes('Only one ball'))
})

test('a set without products is rendered and cannot be bought', () => {
  show({ child_products: [] })
  expect(store().$isSaleable.get()).toBe(false)
})

test('a product that is sold by measure has the price of one unit', () => {
  const [pump, ball] = wireSet.child_products
  show({ child_products: [pump, { ...ball, tier_prices: [], final_price_incl_tax: 24, measure: { amount: 3, unit: 'per piece' } }] })
  expect([...document.querySelectorAll('.set-builder-unit')].map(words)).toEqual(['€8.00 per piece'])
})

test('its products link to the host’s own pages', () => {
  configureProductLinks('/p/{id}?sku={sku}')
  show()
  expect(control('Ball')?.getAttribute('href')).toBe('/p/32?sku=MEMBER-32')
})

test('its products are added as those of this set, by its sku', async () => {
  show()
  expect(await buy(90003)).toMatchObject({ ok: true })
  const added = page.events.find(({ name }) => name === 'cart:added')?.detail
  expect(added).toMatchObject({ set: 'COACH' })
})

test('says below its price that tax is included and delivery is not, as the law wants', () => {
  configurePage({ apiUrl: page.shop.url, baseUrl: 'https://shop.test/en', routes: { delivery: '/en/pages/delivery' } })
  show()
  expect(words(document.querySelector('.set-builder-vat'))).toBe('incl. VAT, plus delivery')
  expect(document.querySelector('.set-builder-vat a')?.getAttribute('href')).toBe('https://shop.test/en/pages/delivery')
})
