// What scripts of the page get to know of a cart: by events, by the store, and by the answers of functions.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { addressAnswer, itemAnswer, quoteAnswer } from '#tests/support/answers.ts'
import { json } from '#tests/support/fault-server.ts'
import { SHIRT } from '#stores/testing/known-cart.ts'
import { startVisit, type Tab, type Visit } from '#stores/testing/visit.ts'

const CART = 'GET checkout/cart/quote'
const print = { label: 'Name', value: 'JANSSON', price_incl_tax: 5 }
const kit = itemAnswer()
const item = {
  ...kit,
  product_option: { note: 'for Wilma' },
  extension_attributes: {
    ...kit.extension_attributes,
    prints: [print],
    parts: [{ sku: 'SHORTS', name: 'Shorts', option_title: 'Shorts', qty: 1, options: [], prints: [print] }],
    players: [{ player_id: '1', name: 'Wilma', number: '77', qty: 2, sizes: [{ name: 'Shirt', value: 'M' }] }],
    back: { name: 'JANSSON' },
    buy_request: { players: [{ name: 'Wilma' }] },
  },
}
const address = { ...addressAnswer(), firstname: 'Wilhelmina', street: ['Storgatan 5'] }
const quote = quoteAnswer({
  items: [item],
  billing_address: address,
  extension_attributes: { last_added_item: item, shipping_assignments: [{ shipping: { address, method: 'dhl_home' } }] },
})

let visit: Visit
let tab: Tab
let api: typeof import('./public-api.ts').publicApi
beforeEach(async () => {
  visit = await startVisit()
  tab = await visit.open()
  api = (await import('./public-api.ts')).publicApi
  visit.shop.always(CART, json(quote))
})
afterEach(() => visit.end())

const known = { quantity: 2, billingAddress: null, shipping: { address: null, method: 'dhl_home' } }

test('the store of the cart has its lines with prints and players, so that a theme can draw them, and no address', async () => {
  const seen: unknown[] = []
  const stop = api.stores.cart.subscribe((cart) => seen.push(cart))
  await tab.cart.loadCart()
  stop()
  const value = { ...known, lines: [{ prints: [{ value: 'JANSSON' }], players: [{ name: 'Wilma', number: '77' }] }] }
  expect(api.stores.cart.get()).toMatchObject({ state: 'ready', value })
  expect(JSON.stringify([seen, api.stores.cart.get()])).not.toMatch(/Wilhelmina|Storgatan/)
  expect(JSON.stringify(tab.cart.$cart.get())).toMatch(/Wilhelmina.*Storgatan/)
})

test('nor do the answers of functions', async () => {
  visit.shop.always('POST checkout/cart/merge', json(quote))
  const answers = [await api.cart.open(), await api.cart.reload(), await api.customer.mergeCarts('merge')]
  expect(answers).toMatchObject(answers.map(() => ({ ok: true, value: known })))
  expect(JSON.stringify(answers)).not.toMatch(/Wilhelmina|Storgatan/)
})

test('events, which tag managers pass on, have neither addresses nor what is printed and for whom', async () => {
  await api.cart.open()
  await api.cart.add([SHIRT])
  expect(tab.eventNames()).toEqual(expect.arrayContaining(['cart:changed', 'cart:added', 'cart:opened']))
  expect(tab.events.find(({ name }) => name === 'cart:changed')?.detail).toMatchObject({
    cart: { ...known, lines: [{ prints: [{ label: 'Name', value: '', price: 5 }], players: [{ quantity: 2, sizes: [{ value: 'M' }] }] }] },
  })
  expect(JSON.stringify(tab.events)).not.toMatch(/Wilhelmina|Storgatan|Wilma|JANSSON|77/)
})
