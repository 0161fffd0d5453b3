// Tests the sheet that brings missing options from the bar: the page's own mounts, in a form of its own, above a button that adds.
// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { $isOpen } from '#stores/cart/cart.ts'
import { productStore } from '#stores/product/product.ts'
import { productAnswer } from '#tests/support/answers.ts'
import { soon, useWidgetPage } from '#tests/support/widget-page.ts'
import addToCart from './add-to-cart.tsx'

const page = useWidgetPage('https://shop.test/nl/product/home-shirt')

/** A phone, on which the page's button is out of view. */
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #tell: (entries: object[]) => void
      constructor(tell: (entries: object[]) => void) {
        this.#tell = tell
      }
      observe(target: Element) {
        this.#tell([{ target, isIntersecting: false }])
      }
      disconnect() {}
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

const ofPage = (html: string) => {
  const form = document.createElement('form')
  form.innerHTML = html
  document.body.append(form)
  return form
}
const bar = () => soon(() => document.querySelector<HTMLElement>('.add-to-cart-bar button'))
/** Chooses the first available option of each attribute. */
function chooseAll(): void {
  const { $attributes, choose } = productStore(12)
  for (const { code } of $attributes.get()) {
    const option = $attributes
      .get()
      .find((attribute) => attribute.code === code)
      ?.options.find(({ availability }) => availability === 'available')
    if (option) choose(code, option.id)
  }
}
const sheet = () => document.querySelector('dialog[open]')
const mounts = () =>
  [...(sheet()?.querySelectorAll<HTMLElement>('[data-touchline]') ?? [])].map(({ dataset }) => Object.fromEntries(Object.entries(dataset)))

test('has the options and the size help of this product, as the page mounts them', async () => {
  const form = ofPage(`<div data-touchline="product-options" data-product-id="12" data-touchline-status="ready" id="own"></div>
    <div data-touchline="size-advice" data-product-id="12" data-asks="foot" data-when="visible"></div>
    <div data-touchline="size-chart" data-product-id="13"></div>`)
  page.show(addToCart, { productId: 12, product: productAnswer() }, { within: form })
  ;(await bar())?.click()
  await soon(() => sheet())
  expect(mounts()).toEqual([
    { touchline: 'product-options', productId: '12', when: 'load', followsAddress: 'false' },
    { touchline: 'size-advice', productId: '12', asks: 'foot', when: 'load' },
  ])
  // Its radio buttons have the names of the page's, and would be one group with them.
  expect(
    sheet()
      ?.querySelector('form')
      ?.contains(sheet()?.querySelector('[data-touchline]') ?? null),
  ).toBe(true)
})

test('says what is missing and stays; with the choices made, its button adds and it closes', async () => {
  const form = ofPage('<div data-touchline="product-options" data-product-id="12"></div>')
  page.show(addToCart, { productId: 12, product: productAnswer() }, { within: form })
  ;(await bar())?.click()
  const add = await soon(() => sheet()?.querySelector<HTMLElement>('.add-to-cart-sheet-button'))
  add?.click()
  await soon(() => productStore(12).$faults.get()['options.colour'])
  expect(sheet()).not.toBeNull()
  expect(page.shop.arrivals('POST checkout/cart/items')).toHaveLength(0)
  chooseAll()
  add?.click()
  await soon(() => $isOpen.get())
  await soon(() => sheet() === null)
  expect(page.shop.arrivals('POST checkout/cart/items')).toHaveLength(1)
})

test('is not there where the page has no options: the bar says what is missing as the button does', async () => {
  const form = ofPage('')
  page.show(addToCart, { productId: 12, product: productAnswer() }, { within: form })
  ;(await bar())?.click()
  await soon(() => document.querySelector('[role="alert"]')?.textContent.includes('Choose an option: Colour'))
  expect(sheet()).toBeNull()
})

test('closes before a press that leads to a field of the page, which an open dialog makes inert', async () => {
  const form = ofPage('<div data-touchline="product-options" data-product-id="12"></div>')
  page.show(addToCart, { productId: 12, product: productAnswer() }, { within: form })
  ;(await bar())?.click()
  const add = await soon(() => sheet()?.querySelector<HTMLElement>('.add-to-cart-sheet-button'))
  chooseAll()
  productStore(12).changeQuantity(9999)
  add?.click()
  await soon(() => sheet() === null)
  await soon(() => document.activeElement === document.querySelector('.add-to-cart-parts [name="qty"]'))
})

test('is not sent by a form within it, such as the one of the size advice, nor by Enter in its fields', async () => {
  const form = ofPage('<div data-touchline="product-options" data-product-id="12"></div>')
  page.show(addToCart, { productId: 12, product: productAnswer() }, { within: form })
  ;(await bar())?.click()
  const parts = await soon(() => sheet()?.querySelector<HTMLElement>('form'))
  chooseAll()
  const other = document.createElement('form')
  const input = document.createElement('input')
  other.append(input)
  parts?.append(other)
  const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
  input.dispatchEvent(enter)
  expect(enter.defaultPrevented).toBe(false)
  other.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  await new Promise((done) => setTimeout(done))
  expect(sheet()?.querySelector('[aria-busy]')).toBeNull()
  expect(page.shop.arrivals('POST checkout/cart/items')).toHaveLength(0)
})
