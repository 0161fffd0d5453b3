// Tests of gift cards: used, checked, removed, and refused beside the field.
// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { configureExtensions } from '#shared/state/extensions.ts'
import { quoteAnswer } from '#tests/support/answers.ts'
import { json, reset } from '#tests/support/fault-server.ts'
import { control, press, said, shown, soon, type, useWidgetPage } from '#tests/support/widget-page.ts'
import giftCard from './gift-card.tsx'

const page = useWidgetPage()
const QUOTE = 'GET checkout/cart/quote'
const USE = 'POST checkout/cart/giftcards'
const CHECK = 'POST api/giftcards/check'
const paying = () => {
  const quote = quoteAnswer()
  return json({
    ...quote,
    extension_attributes: { ...quote.extension_attributes, applied_gift_cards: [{ code: '•••• DDDD', amount: 25 }] },
  })
}

beforeEach(() => {
  page.shop.kept.lines = [{ id: 41, sku: 'SHIRT', qty: 2 }]
})

test('an applied card is listed with its amount, and its code is cleared from the field', async () => {
  page.show(giftCard)
  await soon(() => control('Use gift card'))
  type('Gift card code', 'TOUCH-9900-DDDD')
  page.shop.once(USE, json({}))
  page.shop.always(QUOTE, paying())
  await press('Use gift card')
  await soon(() => page.shop.arrivals(USE).length === 1)
  await shown('•••• DDDD: €25.00 used')
  expect(page.shop.arrivals(USE)[0]?.body).toEqual({ code: 'TOUCH-9900-DDDD' })
  await soon(() => document.querySelector('input')?.value === '')
})

test('the balance is shown without applying the card', async () => {
  page.show(giftCard)
  await soon(() => control('Check balance'))
  type('Gift card code', 'TOUCH-9900-DDDD')
  page.shop.once(CHECK, json({ code: '•••• DDDD', balance: 80.5, expires_at: '2030-01-01T00:00:00Z' }))
  await press('Check balance')
  await shown('•••• DDDD has a balance of €80.50, valid until')
  expect(page.shop.arrivals(USE)).toEqual([])
})

test('a refusal is shown beside the field, and the code stays', async () => {
  page.show(giftCard)
  await soon(() => control('Use gift card'))
  type('Gift card code', 'OLD')
  const sentence = 'This gift card has expired.'
  page.shop.once(USE, json({ message: sentence, errors: { code: [sentence] } }, 400))
  await press('Use gift card')
  await shown(sentence)
  expect(document.querySelector('input')?.getAttribute('aria-invalid')).toBe('true')
  expect(document.querySelector('input')?.value).toBe('OLD')
})

test('without a connection there is no message about the code, which stays', async () => {
  page.show(giftCard)
  await soon(() => control('Use gift card'))
  type('Gift card code', 'TOUCH-9900-DDDD')
  page.shop.once(USE, reset)
  await press('Use gift card')
  await shown('The shop cannot be reached. Check your connection and try again.')
  expect(document.querySelector('input')?.value).toBe('TOUCH-9900-DDDD')
})

test('a failed removal shows the reason', async () => {
  page.shop.always(QUOTE, paying())
  page.show(giftCard)
  await shown('•••• DDDD: €25.00 used')
  page.shop.once('POST checkout/cart/giftcards/remove', reset)
  await press('Remove gift card •••• DDDD')
  await shown('The shop cannot be reached. Check your connection and try again.')
})

test('a card is removed by the code that the cart shows', async () => {
  page.shop.once(QUOTE, paying())
  page.show(giftCard)
  await shown('•••• DDDD: €25.00 used')
  page.shop.once('POST checkout/cart/giftcards/remove', json({}))
  await press('Remove gift card •••• DDDD')
  await soon(() => !document.querySelector('.gift-card-list'))
  expect(page.shop.arrivals('POST checkout/cart/giftcards/remove')[0]?.body).toEqual({ code: '•••• DDDD' })
})

test('without a call for gift cards, the host’s own form stays', async () => {
  configureExtensions(['session'])
  const mount = page.show(giftCard, {}, { html: '<form><input name="card"></form>' })
  await new Promise((resolve) => setTimeout(resolve))
  expect(mount.querySelector('input')?.name).toBe('card')
})

test('without a call for gift cards, an empty mount gets no field', async () => {
  configureExtensions(['session'])
  const mount = page.show(giftCard)
  await new Promise((resolve) => setTimeout(resolve))
  expect(mount.querySelector('input')).toBeNull()
})

test('the button is removed with its card: the focus moves to the heading, and the removal is announced', async () => {
  page.shop.once(QUOTE, paying())
  page.show(giftCard)
  const button = await soon(() => control('Remove gift card •••• DDDD') ?? null)
  button?.focus()
  page.shop.once('POST checkout/cart/giftcards/remove', json(true))
  button?.click()
  await soon(() => button?.isConnected === false)
  await soon(() => document.activeElement === control('Gift card'))
  await said('Gift card •••• DDDD was removed.')
})
