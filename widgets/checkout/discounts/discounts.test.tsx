// Tests of coupon and gift card in the checkout: one press, the server's totals, and the matching payment methods.
// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { changeEmail, goToStep } from '#stores/checkout/checkout.ts'
import { loadShippingMethods, saveShipping } from '#stores/checkout/shipping.ts'
import { paymentMethodAnswer, totalsAnswer } from '#tests/support/answers.ts'
import { json, reset } from '#tests/support/fault-server.ts'
import { control, press, said, shown, soon, type, useWidgetPage, words } from '#tests/support/widget-page.ts'
import { configureExtensions } from '#shared/state/extensions.ts'
import checkout from '../checkout.tsx'

const page = useWidgetPage('https://shop.test/nl/checkout')
const TOTALS = 'GET checkout/cart/totals-information'
const COUPON = 'POST checkout/cart/coupons'
const CARD = 'POST checkout/cart/giftcards'
const cardForm = () => document.querySelector('form[aria-label="Gift card"]')

beforeEach(() => {
  page.shop.kept.lines = [{ id: 41, sku: 'SHIRT', qty: 2 }]
})

async function open(): Promise<void> {
  page.show(checkout)
  const details = await soon(() => document.querySelector<HTMLDetailsElement>('.touchline-codes details'))
  if (details) details.open = true
  details?.dispatchEvent(new Event('toggle'))
  await soon(() => cardForm())
}

test('a coupon is applied beside the order, and the totals are the server’s', async () => {
  await open()
  type('Coupon code', 'WELCOME10')
  page.shop.always(TOTALS, json(totalsAnswer({ coupon_code: 'WELCOME10', grand_total: 40.5 })))
  await press('Apply')
  await said('Coupon WELCOME10 is applied.')
  await soon(() => words(document.querySelector('.checkout-summary-total')) === '€40.50')
  await soon(() => words(document.querySelector('.touchline-code')) === 'WELCOME10')
  await soon(() => document.activeElement === control('Add a code'))
})

test('without a connection the code stays and is not blamed', async () => {
  await open()
  type('Gift card code', 'TOUCH-9900')
  page.shop.once(CARD, reset)
  await press('Apply', cardForm() ?? undefined)
  await shown('The shop cannot be reached. Check your connection and try again.')
  expect(document.querySelector<HTMLInputElement>('input[name="code"]')?.value).toBe('TOUCH-9900')
})

test('a gift card that pays everything leaves one payment method; without it the others are back', async () => {
  await open()
  changeEmail('anna@example.com')
  await loadShippingMethods()
  await saveShipping()
  goToStep(2)
  goToStep(3)
  await shown('Credit card')
  const free = paymentMethodAnswer({ code: 'free', title: 'Nothing left to pay', extension_attributes: null })
  page.shop.always('GET checkout/cart/payment-methods', json([free]))
  page.shop.always(TOTALS, json(totalsAnswer({ grand_total: 0 })))
  type('Gift card code', 'TOUCH-9900')
  await press('Apply', cardForm() ?? undefined)
  await shown('Nothing left to pay')
  expect(words(document.body)).not.toContain('Credit card')
  expect(page.shop.arrivals(COUPON)).toEqual([])
})

test('a shop without gift cards has no field for one', async () => {
  configureExtensions(['session'])
  page.show(checkout)
  const details = await soon(() => document.querySelector<HTMLDetailsElement>('.touchline-codes details'))
  if (details) details.open = true
  details?.dispatchEvent(new Event('toggle'))
  await soon(() => control('Apply'))
  expect(document.querySelector('input[name="code"]')).toBeNull()
})

test('a removal removes its button: the focus moves to the disclosure, and the removal is announced', async () => {
  page.shop.always(TOTALS, json(totalsAnswer({ coupon_code: 'WELCOME10' })))
  page.show(checkout)
  const button = await soon(() => control('Remove coupon WELCOME10') ?? null)
  button?.focus()
  page.shop.once('DELETE checkout/cart/coupons', json(true))
  page.shop.always(TOTALS, json(totalsAnswer({ coupon_code: null })))
  button?.click()
  await soon(() => button?.isConnected === false)
  await soon(() => document.activeElement === control('Add a code'))
  await said('Coupon WELCOME10 was removed.')
})
