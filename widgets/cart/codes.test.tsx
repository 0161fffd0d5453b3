// Tests of coupon and gift cards in the summary of the cart: added, refused, removed, and left to the page's own widgets.
// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { configureExtensions } from '#shared/state/extensions.ts'
import { quoteAnswer, totalsAnswer } from '#tests/support/answers.ts'
import { json, reset } from '#tests/support/fault-server.ts'
import { control, press, said, shown, soon, type, useWidgetPage, words } from '#tests/support/widget-page.ts'
import cart from './cart.tsx'

const page = useWidgetPage()
const QUOTE = 'GET checkout/cart/quote'
const TOTALS = 'GET checkout/cart/totals-information'
const COUPON = 'POST checkout/cart/coupons'
const REVOKE = 'DELETE checkout/cart/coupons'
const CARD = 'POST checkout/cart/giftcards'
const REMOVE_CARD = 'POST checkout/cart/giftcards/remove'
const reduced = json(totalsAnswer({ coupon_code: 'WELCOME10' }))
const cardForm = () => document.querySelector('form[aria-label="Gift card"]')
const chips = () => [...document.querySelectorAll('.touchline-code')].map(words)
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

/** Opens the cart page, and its disclosure. */
async function open(): Promise<void> {
  page.show(cart, { hasCodes: true })
  const details = await soon(() => document.querySelector<HTMLDetailsElement>('.touchline-codes details'))
  if (details) details.open = true
  details?.dispatchEvent(new Event('toggle'))
  await soon(() => control('Apply'))
}

test('a coupon becomes a chip, is announced, and the focus is at the disclosure, which closes', async () => {
  await open()
  type('Coupon code', ' WELCOME10 ')
  page.shop.once(COUPON, reduced)
  page.shop.always(TOTALS, reduced)
  await press('Apply')
  await said('Coupon WELCOME10 is applied.')
  expect(page.shop.arrivals(COUPON)[0]?.body).toEqual({ coupon_code: 'WELCOME10' })
  await soon(() => chips().join() === 'WELCOME10')
  await soon(() => document.activeElement === control('Add a code'))
  await soon(() => document.querySelector<HTMLDetailsElement>('.touchline-codes details')?.open === false)
})

test('a refused code stays in its field with the server’s message, and the gift card’s field is beside it', async () => {
  await open()
  type('Coupon code', 'NOPE')
  page.shop.once(COUPON, json({ message: "The coupon code isn't valid. Verify the code and try again." }, 400))
  await press('Apply')
  await shown("The coupon code isn't valid. Verify the code and try again.")
  expect(document.querySelector<HTMLInputElement>('input[name="coupon_code"]')?.value).toBe('NOPE')
  expect(cardForm()).not.toBeNull()
})

test('a gift card becomes a chip, and its code does not stay in the field', async () => {
  await open()
  type('Gift card code', 'TOUCH-9900-DDDD')
  page.shop.once(CARD, json({}))
  page.shop.always(QUOTE, paying())
  await press('Apply', cardForm() ?? undefined)
  await soon(() => chips().join() === '•••• DDDD')
  expect(page.shop.arrivals(CARD)[0]?.body).toEqual({ code: 'TOUCH-9900-DDDD' })
  await said('Your gift card is applied.')
  await soon(() => document.querySelector<HTMLInputElement>('input[name="code"]')?.value === '')
})

test('chips are removed by their own buttons, and each removal is announced', async () => {
  page.shop.once(QUOTE, paying())
  page.shop.always(TOTALS, reduced)
  page.show(cart, { hasCodes: true })
  await soon(() => chips().join() === 'WELCOME10,•••• DDDD')
  page.shop.once(REMOVE_CARD, json({}))
  await press('Remove gift card •••• DDDD')
  await said('Gift card •••• DDDD was removed.')
  expect(page.shop.arrivals(REMOVE_CARD)[0]?.body).toEqual({ code: '•••• DDDD' })
  page.shop.once(REVOKE, json(true))
  page.shop.always(TOTALS, json(totalsAnswer({ coupon_code: null })))
  await press('Remove coupon WELCOME10')
  await said('Coupon WELCOME10 was removed.')
  await soon(() => chips().length === 0)
  expect(document.activeElement).toBe(control('Add a code'))
})

test('two presses remove a code once', async () => {
  page.shop.always(TOTALS, reduced)
  page.show(cart, { hasCodes: true })
  const release = page.shop.hold(REVOKE)
  await press('Remove coupon WELCOME10')
  await soon(() => control('Remove coupon WELCOME10')?.getAttribute('aria-disabled') === 'true')
  await press('Remove coupon WELCOME10')
  page.shop.always(TOTALS, json(totalsAnswer({ coupon_code: null })))
  release()
  await soon(() => chips().length === 0)
  expect(page.shop.arrivals(REVOKE)).toHaveLength(1)
})

test.each([
  ['a coupon', 'Remove coupon WELCOME10', REVOKE, 'The coupon code could not be cancelled, please try again later.'],
  ['a gift card', 'Remove gift card •••• DDDD', REMOVE_CARD, 'The shop cannot be reached. Check your connection and try again.'],
])('a failed removal of %s says so, and the chip stays', async (_, name, call, sentence) => {
  page.shop.always(QUOTE, paying())
  page.shop.always(TOTALS, reduced)
  page.show(cart, { hasCodes: true })
  page.shop.once(call, reset)
  await press(name)
  await shown(sentence)
  expect(chips()).toEqual(['WELCOME10', '•••• DDDD'])
})

test('a shop without gift cards takes one coupon: with it in use there is nothing to add, and its card is not ours to remove', async () => {
  configureExtensions(['session'])
  page.shop.once(QUOTE, paying())
  page.shop.always(TOTALS, reduced)
  page.show(cart, { hasCodes: true })
  await soon(() => chips().join() === 'WELCOME10')
  expect(control('Add a code')).toBeUndefined()
  page.shop.once(REVOKE, json(true))
  page.shop.always(TOTALS, json(totalsAnswer({ coupon_code: null })))
  await press('Remove coupon WELCOME10')
  await soon(() => control('Add a code'))
  expect(document.activeElement?.className).toBe('touchline-codes')
})

test('a page with the widgets for codes has none in the summary', async () => {
  page.shop.always(TOTALS, reduced)
  page.show(cart)
  await shown('Grand total')
  expect(document.querySelector('.touchline-codes')).toBeNull()
})
