// Tests printed mounts: the contract's attributes, valid JSON, and the host's HTML if the suite cannot render.
import { expect, test } from 'vitest'
import { storeByCode } from '../host/store-view.ts'
import { html, textOf } from './markup.ts'
import { mount } from './mount.ts'
import { createPage, type Page } from './page.ts'
import type { Suite } from './suite.ts'

const bare: Suite = { manifest: null, base: '/touchline/', draw: () => null }
const drawing: Suite = {
  ...bare,
  draw: (name, _options, _state, _config, { id, at }) => ({ html: `<b>${name}</b>`, state: `{"at":${at}}`, ssr: `preact.abc.f00.${id}` }),
}

const page = (suite: Suite): Page =>
  createPage({
    store: storeByCode('en'),
    origin: 'https://shop.example',
    paymentOrigins: [],
    isCounting: false,
    extensions: null,
    path: '',
    now: 1,
    departments: [],
    suite,
  })
const fallback = html`<a href="/en/checkout/cart">Cart</a>`

test('scalars become attributes in kebab case and lists a JSON child that cannot end its script', () => {
  const text = textOf(
    mount(page(bare), 'minicart', {
      attributes: { freeShippingFrom: 50, isBig: true, none: null },
      options: { list: ['</script>'] },
      fallback,
    }),
  )
  expect(text).toBe(
    '<div id="minicart-1" data-touchline="minicart" data-free-shipping-from="50" data-is-big="true"><a href="/en/checkout/cart">Cart</a>' +
      '<script type="application/json" data-touchline-options>{"list":["\\u003c/script>"]}</script></div>',
  )
})

test('the server-rendered widget replaces the fallback, with its state after it', () => {
  const text = textOf(mount(page(drawing), 'minicart', { fallback }))
  expect(text).toBe(
    '<div id="minicart-1" data-touchline="minicart" data-touchline-ssr="preact.abc.f00.minicart-1"><b>minicart</b><script type="application/json" data-touchline-state>{"at":8640000000000000}</script></div>',
  )
})

test('an expensive fallback is rendered only if it is shown', () => {
  let made = 0
  const dear = () => {
    made += 1
    return fallback
  }
  expect(textOf(mount(page(drawing), 'minicart', { fallback: dear }))).not.toContain('<a href')
  expect(made).toBe(0)
  expect(textOf(mount(page(bare), 'minicart', { fallback: dear }))).toContain('<a href="/en/checkout/cart">Cart</a>')
  expect(made).toBe(1)
})

test('with isDrawn false the fallback stays; the state is printed for a fresh render', () => {
  const text = textOf(mount(page(drawing), 'cart', { fallback, isDrawn: false, answers: { 'checkout/cart/quote': {} } }))
  expect(text).toContain('data-touchline-ssr="preact.abc.fallback.cart-1"><a href="/en/checkout/cart">Cart</a>')
  expect(text).toContain('data-touchline-state>{"at":1}')
  expect(textOf(mount(page(drawing), 'header-search', { fallback, isDrawn: false }))).not.toContain('data-touchline-ssr')
})

test('two mounts of one widget have two ids, and the page records the widget once', () => {
  const own = page(bare)
  const texts = [mount(own, 'wishlist-toggle', { fallback }), mount(own, 'wishlist-toggle', { fallback })].map(textOf)
  expect(texts.map((text) => /id="([^"]+)"/.exec(text)?.[1])).toEqual(['wishlist-toggle-1', 'wishlist-toggle-2'])
  expect([...own.widgets]).toEqual(['wishlist-toggle'])
})
