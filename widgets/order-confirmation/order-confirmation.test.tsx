// Tests of the order number and the details around it, in every state.
// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import { customerAnswer, lastOrderAnswer, shippingMethodAnswer } from '#tests/support/answers.ts'
import { json } from '#tests/support/fault-server.ts'
import { control, press, shown, soon, type, useWidgetPage, words } from '#tests/support/widget-page.ts'
import orderConfirmation from './order-confirmation.tsx'

const page = useWidgetPage('https://shop.test/nl/checkout/success')
const ORDER = 'GET checkout/cart/last-order'
const rows = () => [...document.querySelectorAll('.order-confirmation-facts dd')].map((fact) => [...fact.children].map(words))

/** Shows the confirmation of an order with other properties. */
async function show(part: object = {}): Promise<void> {
  page.shop.once(ORDER, json(lastOrderAnswer(part)))
  page.show(orderConfirmation, { shopUrl: '/nl/shop' })
  await shown('Your order has been placed')
}

describe('the states', () => {
  test('says that it loads, and then the number', async () => {
    const release = page.shop.hold(ORDER)
    const mount = page.show(orderConfirmation)
    expect(mount.querySelector('[role="status"]')?.getAttribute('aria-label')).toBe('Loading your order')
    release()
    await shown('Your order number: 100000077')
  })

  test('without a recent order it leads back to the shop', async () => {
    page.shop.once(ORDER, json({ message: 'No order', code: 'order' }, 404))
    page.show(orderConfirmation)
    await shown('There is no recent order to show')
    expect(control('Continue shopping')?.getAttribute('href')).toBe('/nl/')
  })

  test('an order that cannot be shown is placed all the same, and can be asked for again', async () => {
    page.shop.once(ORDER, json({}, 400))
    page.show(orderConfirmation)
    await shown('It has been placed: please check your e-mail.')
    await press('Try again')
    await shown('Your order number: 100000077')
  })
})

describe('a guest', () => {
  const ACCOUNT = 'POST api/customer/orders/100000077/account'

  test('is offered an account by the host’s word, and one password makes it', async () => {
    await show({ can_make_account: true })
    await shown('Choose a password for anna@example.test.')
    type('Password', 'Correct-Horse-9')
    type('Confirm password', 'Correct-Horse-8')
    await press('Create an account')
    await shown('Passwords do not match.')
    type('Confirm password', 'Correct-Horse-9')
    page.shop.kept.isLoggedIn = true
    page.browser.cookies.set('touchline-session', '5')
    page.shop.once(ACCOUNT, json({ customer: customerAnswer(), cart_conflict: false }))
    await press('Create an account')
    await shown('Your account is ready, and this order is in it.')
    expect(page.shop.arrivals(ACCOUNT).map(({ body }) => body)).toEqual([{ password: 'Correct-Horse-9' }])
    expect(control('To my account')?.getAttribute('href')).toBe('/nl/account')
  })

  test('whose address is known by now reads so, and one without the offer sees none', async () => {
    await show({ can_make_account: true })
    await shown('Create an account')
    type('Password', 'Correct-Horse-9')
    type('Confirm password', 'Correct-Horse-9')
    page.shop.once(ACCOUNT, json({ message: 'There is already an account.' }, 409))
    await press('Create an account')
    await shown('There is already an account.')
  })
})

describe('an order', () => {
  test('that is paid says so, and when its e-mail comes', async () => {
    await show()
    await shown('Your payment has been received.')
    await shown('You will receive a confirmation at anna@example.test within 15 minutes.')
  })

  test('that is pending waits for word, and without an address promises no e-mail', async () => {
    await show({ status: 'pending', email: null })
    await shown('We are waiting for confirmation of your payment.')
    expect(words(document.body)).not.toContain('15 minutes')
  })

  test('that is still to be paid says where and by when instead', async () => {
    await show({ status: 'pending', payment: { instructions: 'Please transfer £31.50 by Sunday 29 November.\nTo: Touchline' } })
    await shown('Please transfer £31.50 by Sunday 29 November.')
    expect(words(document.body)).not.toContain('We are waiting for word')
  })

  test.each([
    ['open', 'Your order is waiting for payment.', 'Go to payment', '/nl/checkout'],
    ['canceled', 'The payment is canceled, the order is not paid', 'View cart', '/nl/checkout/cart'],
    ['expired', 'The time to pay has run out, the order is not paid. Please try again.', 'View cart', '/nl/checkout/cart'],
  ])('whose payment is %s is not thanked for', async (status, sentence, way, href) => {
    page.shop.once(ORDER, json(lastOrderAnswer({ status })))
    page.show(orderConfirmation)
    await shown(sentence)
    expect(control(way)?.getAttribute('href')).toBe(href)
    expect(words(document.body)).not.toContain('has been placed')
    expect(page.events.filter(({ name }) => name === 'order:placed')).toEqual([])
  })

  test('has its lines, and its sums in the order of the host', async () => {
    const segment = (code: string, title: string, value: number | null) => ({ code, title, value, area: null, extension_attributes: {} })
    const total_segments = [segment('grand_total', 'Paid', 54.95), segment('subtotal', 'Products', 50)]
    await show({ totals: { total_segments, grand_total: 54.95, tax_amount: 9.54 } })
    expect(words(document.querySelector('.order-confirmation-line'))).toBe('Home shirt2 ×Colour: Red€50.00')
    expect([...document.querySelectorAll('.touchline-sums div')].map((row) => [...row.children].map(words))).toEqual([
      ['Paid', '€54.95'],
      ['Products', '€50.00'],
    ])
  })

  test('claims nothing of a sum that the host does not say', async () => {
    const total_segments = [{ code: 'shipping', title: 'Shipping', value: null, area: null, extension_attributes: {} }]
    await show({ totals: { total_segments, grand_total: 54.95, tax_amount: 9.54 } })
    await soon(() => document.querySelector('.touchline-sums'))
    expect(words(document.body)).not.toContain('Not calculated yet')
  })

  test('says where it goes, when, and how it is paid', async () => {
    await show()
    expect(rows()).toEqual([["Anna O'Neil", 'Damrak 1 bus 3', '1012 AB Amsterdam'], ['PostNL - At home', 'Monday evening'], ['iDEAL']])
  })

  test('writes a delivery slot without a label as its day and hours', async () => {
    const [slot] = shippingMethodAnswer().extension_attributes.delivery_slots
    await show({ delivery_slot: { ...slot, label: '' } })
    expect(rows()[1]?.[1]).toMatch(/^Monday.* 23 November, 18:00–22:00$/)
  })

  test('leaves out what the host does not say', async () => {
    await show({ shipping_address: null, shipping_title: null, delivery_slot: null, payment_title: null })
    expect(rows()).toEqual([])
  })

  test('that is picked up says where instead of an address', async () => {
    await show({ pickup_point: { name: 'Corner shop', street: 'Damrak', number: '1', postcode: '1012AB', city: 'Amsterdam' } })
    expect(rows()[0]).toEqual(['Corner shop', 'Damrak 1', '1012AB Amsterdam'])
  })

  test('is told once, however often the page is looked at', async () => {
    await show()
    await soon(() => page.events.some(({ name }) => name === 'order:placed'))
    page.show(orderConfirmation)
    await soon(() => document.querySelectorAll('.order-confirmation-number').length === 2)
    expect(page.events.filter(({ name }) => name === 'order:placed')).toHaveLength(1)
  })
})
