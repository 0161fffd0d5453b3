// Tests of the free gift: the missing amount, the choice, and the message if it fails.
// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { loadGifts } from '#stores/cart/free-gift.ts'
import { after, json, reset } from '#tests/support/fault-server.ts'
import { said, shown, soon, useWidgetPage, words } from '#tests/support/widget-page.ts'
import freeGift from './free-gift.tsx'

const page = useWidgetPage()
const GIFTS = 'GET checkout/cart/gifts'
const ADD = 'POST checkout/cart/gifts/add'
const gift = (sku: string) => ({ sku, product_id: 7, name: `Bottle ${sku}`, image: null, url: '/nl/product/bottle', in_stock: true })
const offer = { id: 1, threshold: 75, missing: 0, chosen: null, items: [gift('A'), gift('B')] }
const radios = () => [...document.querySelectorAll<HTMLInputElement>('input[name="gift"]')]

beforeEach(() => {
  page.shop.kept.lines = [{ id: 41, sku: 'SHIRT', qty: 2 }]
})

test('a cart below the amount shows how much is missing', async () => {
  page.shop.always(GIFTS, json([{ ...offer, missing: 12.5 }]))
  page.show(freeGift)
  await shown('Spend €12.50 more and choose a free gift.')
})

test('a gift is chosen, and the cart is reloaded', async () => {
  page.shop.always(GIFTS, json([offer, { ...offer, id: 2, items: [gift('C')] }]))
  page.show(freeGift)
  await soon(() => radios().length === 2)
  page.shop.once(ADD, json({ status: 'success' }))
  page.shop.always(GIFTS, json([{ ...offer, chosen: 'B' }]))
  radios()[1]?.click()
  await soon(() => page.shop.arrivals(ADD).length === 1)
  await soon(() => !words(document.body).includes('Adding your gift'))
  expect(radios()[1]?.checked).toBe(true)
  expect(page.shop.arrivals(GIFTS), 'once for the cart as it was, once for the cart with the gift').toHaveLength(2)
  expect(page.shop.arrivals(ADD)[0]?.body).toEqual({ giftItem: { sku: 'B' } })
})

test('a choice is shown at once as pending', async () => {
  page.shop.always(GIFTS, json([offer]))
  page.show(freeGift)
  await soon(() => radios().length === 2)
  const moment = Promise.withResolvers<void>()
  page.shop.once(ADD, after(moment.promise, json({ status: 'success' })))
  radios()[1]?.click()
  await soon(() => radios()[1]?.checked)
  await shown('Adding your gift')
  expect(document.querySelector('.free-gift-box')?.getAttribute('aria-busy')).toBe('true')
  page.shop.always(GIFTS, json([{ ...offer, chosen: 'B' }]))
  moment.resolve()
  await soon(() => document.querySelector('.free-gift-box')?.getAttribute('aria-busy') !== 'true')
  expect(radios()[1]?.checked).toBe(true)
})

test('without a connection the choice is rolled back, and the connection is reported', async () => {
  page.shop.always(GIFTS, json([{ ...offer, chosen: 'A' }]))
  page.show(freeGift)
  await soon(() => radios()[0]?.checked)
  page.shop.once(ADD, reset)
  radios()[1]?.click()
  await shown('The shop cannot be reached. Check your connection and try again.')
  expect(radios().map(({ checked }) => checked)).toEqual([true, false])
})

test.each([
  [json({ status: 'failed', message: 'Just gone.' }), 'Just gone.'],
  [json({ status: 'failed' }), 'Something went wrong, please try again later'],
  [json({}, 400), 'Something went wrong, please try again later'],
])('a failed choice is reported', async (answer, sentence) => {
  page.shop.always(GIFTS, json([offer]))
  page.show(freeGift)
  await soon(() => radios().length === 2)
  page.shop.once(ADD, answer)
  radios()[0]?.click()
  await shown(sentence)
  expect(radios()[0]?.checked).toBe(false)
})

test('an empty cart requests none', async () => {
  page.shop.kept.lines = []
  page.show(freeGift)
  await soon(() => page.shop.arrivals('GET checkout/cart/quote').length > 0)
  expect(page.shop.arrivals(GIFTS)).toEqual([])
})

test('available and chosen gifts are announced', async () => {
  page.shop.always(GIFTS, json([{ ...offer, missing: 12.5 }]))
  page.show(freeGift)
  await shown('Spend €12.50 more and choose a free gift.')
  page.shop.always(GIFTS, json([offer]))
  await loadGifts()
  await said('Choose your free gift')
  page.shop.once(ADD, json({ status: 'success' }))
  page.shop.always(GIFTS, json([{ ...offer, chosen: 'B' }]))
  radios()[1]?.click()
  await said('Your free gift: Bottle B')
})
