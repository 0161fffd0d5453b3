// Tests of a coupon: entered, applied, rejected with the server's message, and removed.
// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { $couponStatus } from '#stores/cart/coupon.ts'
import { totalsAnswer } from '#tests/support/answers.ts'
import { html, json, reset, type Behaviour } from '#tests/support/fault-server.ts'
import { control, press, said, shown, soon, type, useWidgetPage, words } from '#tests/support/widget-page.ts'
import coupon from './coupon.tsx'

const page = useWidgetPage()
const TOTALS = 'GET checkout/cart/totals-information'
const LISTED = 'GET checkout/cart/coupons'
const APPLY = 'POST checkout/cart/coupons'
const REVOKE = 'DELETE checkout/cart/coupons'
const reduced = json(totalsAnswer({ coupon_code: 'WELCOME10' }))

beforeEach(() => {
  page.shop.kept.lines = [{ id: 41, sku: 'SHIRT', qty: 2 }]
  page.shop.always(LISTED, json([]))
})

test('an empty field sends nothing, and shows an error', async () => {
  page.show(coupon)
  await soon(() => control('Apply'))
  await press('Apply')
  await shown('Please enter a valid code')
  expect(page.shop.arrivals(APPLY)).toEqual([])
})

test('an applied code replaces the field, and takes the focus', async () => {
  page.show(coupon)
  await soon(() => control('Apply'))
  expect($couponStatus.get()).toBe(null)
  // Waits for the first totals request: sent after the code is there, it would apply the code before the press.
  await soon(() => page.shop.arrivals(TOTALS).length > 0)
  type('Code', ' WELCOME10 ')
  page.shop.once(APPLY, reduced)
  page.shop.always(TOTALS, reduced)
  await press('Apply')
  await shown('Coupon WELCOME10 is applied.')
  expect(page.shop.arrivals(APPLY)[0]?.body).toEqual({ coupon_code: 'WELCOME10' })
  await soon(() => document.activeElement?.className === 'coupon-applied')
  expect($couponStatus.get()).toBe(true)
})

test('with a code in use the sum to pay stands below it, by its name in the cart', async () => {
  const total_segments = [
    { code: 'subtotal', title: 'Subtotal', value: 50, area: null, extension_attributes: {} },
    { code: 'discount', title: 'Discount (WELCOME10)', value: -5, area: null, extension_attributes: {} },
  ]
  const before = { coupon_code: 'WELCOME10', grand_total: 45, shipping_amount: 0, shipping_incl_tax: 0, total_segments }
  page.shop.always(TOTALS, json(totalsAnswer(before)))
  page.show(coupon)
  await shown('Coupon WELCOME10 is applied.')
  expect(words(document.querySelector('.touchline-sums'))).toBe('Total€49.50')
})

test('a rejected code stays in the field, with the server’s message', async () => {
  page.show(coupon)
  await soon(() => control('Apply'))
  type('Code', 'NOPE')
  page.shop.once(APPLY, json({ message: "The coupon code isn't valid. Verify the code and try again." }, 400))
  await press('Apply')
  await shown("The coupon code isn't valid. Verify the code and try again.")
  expect(document.querySelector('input')?.value).toBe('NOPE')
  expect($couponStatus.get()).toBe(false)
})

const troubles: readonly [string, Behaviour, string][] = [
  ['a dead line', reset, 'The shop cannot be reached. Check your connection and try again.'],
  ['a server in trouble', json({ message: 'SQLSTATE' }, 503), 'Something went wrong, please try again later'],
  ['an answer nobody can read', html(200), 'Something went wrong, please try again later'],
]
test.each(troubles)('over %s there is no message about the code, which stays', async (_, behaviour, sentence) => {
  page.show(coupon)
  await soon(() => control('Apply'))
  type('Code', 'WELCOME10')
  page.shop.once(APPLY, behaviour)
  await press('Apply')
  await shown(sentence)
  expect(words(document.body)).not.toContain("isn't valid")
  expect(document.querySelector('input')?.value).toBe('WELCOME10')
  expect($couponStatus.get()).toBe(null)
})

test('the coupon is removed, and a failed removal has its own message', async () => {
  page.shop.always(TOTALS, reduced)
  page.shop.always(LISTED, json(['WELCOME10']))
  page.show(coupon)
  await shown('Coupon WELCOME10 is applied.')
  page.shop.once(REVOKE, json({ message: 'Down' }, 400))
  await press('Remove coupon')
  await shown('The coupon code could not be cancelled, please try again later.')
  expect(words(document.body)).not.toContain('Down')
  page.shop.once(REVOKE, json(totalsAnswer()))
  page.shop.always(TOTALS, json(totalsAnswer()))
  await press('Remove coupon')
  await soon(() => control('Apply'))
  expect($couponStatus.get()).toBe(null)
})

test('an empty cart has no coupon field', async () => {
  page.shop.kept.lines = []
  const mount = page.show(coupon)
  await soon(() => !mount.querySelector('details'))
})

test('the button is removed with its code: the focus moves to the heading, and the removal is announced', async () => {
  page.shop.always(TOTALS, reduced)
  page.show(coupon)
  const button = await soon(() => control('Remove coupon') ?? null)
  button?.focus()
  page.shop.once(REVOKE, json(true))
  page.shop.always(TOTALS, json(totalsAnswer({ coupon_code: null })))
  button?.click()
  await soon(() => button?.isConnected === false)
  await soon(() => document.activeElement === control('Coupon code'))
  await said('Coupon WELCOME10 was removed.')
})
