// Tests of the order number and the details around it, in every state.
// @vitest-environment happy-dom
import { describe, expect, test, vi } from 'vitest'
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
  test('announces that it loads, and then shows the number', async () => {
    const release = page.shop.hold(ORDER)
    const mount = page.show(orderConfirmation)
    expect(mount.querySelector('[role="status"]')?.getAttribute('aria-label')).toBe('Loading your order')
    release()
    await shown('Your order number: 100000077')
    expect(mount.querySelector('[data-order-number]')?.getAttribute('data-order-number')).toBe('100000077')
  })

  test('without a recent order it links back to the shop', async () => {
    page.shop.once(ORDER, json({ message: 'No order', code: 'order' }, 404))
    page.show(orderConfirmation)
    await shown('There is no recent order to show')
    expect(control('Continue shopping')?.getAttribute('href')).toBe('/nl/')
  })

  test('an order that could not be loaded is still placed, and can be loaded again', async () => {
    page.shop.once(ORDER, json({}, 400))
    page.show(orderConfirmation)
    await shown('It has been placed: please check your e-mail.')
    await press('Try again')
    await shown('Your order number: 100000077')
  })
})

describe('a guest', () => {
  const ACCOUNT = 'POST api/customer/orders/100000077/account'

  test('is offered an account if the host says so, and creates it with one password', async () => {
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

  test('whose address has an account meanwhile is told so, and one without the offer sees none', async () => {
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
  test('that is paid says so, and announces its e-mail', async () => {
    await show()
    await shown('Your payment has been received.')
    await shown('You will receive a confirmation at anna@example.test within 15 minutes.')
  })

  test('that is pending says so, and without an address promises no e-mail', async () => {
    await show({ status: 'pending', email: null })
    await shown('We are waiting for confirmation of your payment.')
    expect(words(document.body)).not.toContain('15 minutes')
  })

  test('that is unpaid says where and by when to pay', async () => {
    await show({ status: 'pending', payment: { instructions: 'Please transfer £31.50 by Sunday 29 November.\nTo: Touchline' } })
    await shown('Please transfer £31.50 by Sunday 29 November.')
    expect(words(document.body)).not.toContain('We are waiting for word')
  })

  test.each([
    ['open', 'Your order is waiting for payment.', 'Go to payment', '/nl/checkout'],
    ['canceled', 'The payment is canceled, the order is not paid', 'View cart', '/nl/checkout/cart'],
    ['expired', 'The time to pay has run out, the order is not paid. Please try again.', 'View cart', '/nl/checkout/cart'],
  ])('with a %s payment has no confirmation', async (status, sentence, way, href) => {
    page.shop.once(ORDER, json(lastOrderAnswer({ status })))
    page.show(orderConfirmation)
    await shown(sentence)
    expect(control(way)?.getAttribute('href')).toBe(href)
    expect(words(document.body)).not.toContain('has been placed')
    expect(page.events.filter(({ name }) => name === 'order:placed')).toEqual([])
  })

  test('has its lines, and its totals in the host’s order', async () => {
    const segment = (code: string, title: string, value: number | null) => ({ code, title, value, area: null, extension_attributes: {} })
    const total_segments = [segment('grand_total', 'Paid', 54.95), segment('subtotal', 'Products', 50)]
    await show({ totals: { total_segments, grand_total: 54.95, tax_amount: 9.54 } })
    expect(words(document.querySelector('.order-confirmation-line'))).toBe('Home shirt2 ×Colour: Red€50.00')
    expect([...document.querySelectorAll('.touchline-sums div')].map((row) => [...row.children].map(words))).toEqual([
      ['Paid', '€54.95'],
      ['Products', '€50.00'],
    ])
  })

  test('leaves out a total that the host does not send', async () => {
    const total_segments = [{ code: 'shipping', title: 'Shipping', value: null, area: null, extension_attributes: {} }]
    await show({ totals: { total_segments, grand_total: 54.95, tax_amount: 9.54 } })
    await soon(() => document.querySelector('.touchline-sums'))
    expect(words(document.body)).not.toContain('Not calculated yet')
  })

  test('shows address, delivery time and payment', async () => {
    await show()
    expect(rows()).toEqual([["Anna O'Neil", 'Damrak 1 bus 3', '1012 AB Amsterdam'], ['PostNL - At home', 'Monday evening'], ['iDEAL']])
  })

  test('shows a delivery slot without a label as its day and hours', async () => {
    const [slot] = shippingMethodAnswer().extension_attributes.delivery_slots
    await show({ delivery_slot: { ...slot, label: '' } })
    expect(rows()[1]?.[1]).toMatch(/^Monday.* 23 November, 18:00–22:00$/)
  })

  test('leaves out details that the host does not send', async () => {
    await show({ shipping_address: null, shipping_title: null, delivery_slot: null, payment_title: null })
    expect(rows()).toEqual([])
  })

  test('for pick-up shows the point instead of an address', async () => {
    await show({ pickup_point: { name: 'Corner shop', street: 'Damrak', number: '1', postcode: '1012AB', city: 'Amsterdam' } })
    expect(rows()[0]).toEqual(['Corner shop', 'Damrak 1', '1012AB Amsterdam'])
  })

  test('says what happens next: the e-mail, the day with its hours, and where to follow it', async () => {
    await show({ track_url: '/nl/orders/track#order=x' })
    const steps = [...document.querySelectorAll('.order-confirmation-next li')].map(words)
    expect(steps).toEqual([
      'You will receive a confirmation at anna@example.test within 15 minutes.',
      'We get your order ready.',
      expect.stringMatching(/^We expect to deliver it on Monday.* 23 November, 18:00–22:00\. ?Add to calendar$/),
      'Follow your order',
    ])
    expect(control('Follow your order')?.getAttribute('href')).toBe('/nl/orders/track#order=x')
  })

  test('that is not paid yet promises no day, and a host without a day or a tracking page gets neither', async () => {
    await show({ status: 'pending', email: null })
    expect([...document.querySelectorAll('.order-confirmation-next li')].map(words)).toEqual([
      'We get your order ready once your payment has arrived.',
    ])
  })

  test('for pick-up names the day from which it is there, and puts day and place into a calendar', async () => {
    const point = { name: 'Corner shop', street: 'Damrak', number: '1', postcode: '1012AB', city: 'Amsterdam', expected_on: '2026-11-24' }
    await show({ pickup_point: point, delivery_slot: null })
    await shown('You can collect it from Tuesday')
    const saved: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) saved.push(file)
      return 'blob:calendar'
    })
    await press('Add to calendar')
    const text = await saved[0]?.text()
    expect(text).toContain('DTSTART;VALUE=DATE:20261124')
    expect(text).toContain('LOCATION:Corner shop\\, Damrak 1\\, 1012AB Amsterdam')
    expect(saved[0]?.type).toBe('text/calendar')
    vi.restoreAllMocks()
  })

  test('has no heading of its own on a page whose heading says it', async () => {
    page.shop.once(ORDER, json(lastOrderAnswer()))
    page.show(orderConfirmation, { hasHeading: false })
    await shown('What happens next')
    expect([...document.querySelectorAll('h1, h2, h3')].map(words)).toEqual(['What happens next'])
  })

  test('is printed without the rest of the page', async () => {
    const banner = document.body.appendChild(document.createElement('header'))
    await show()
    const print = vi.fn()
    vi.stubGlobal('print', print)
    await press('Print this page')
    expect(print).toHaveBeenCalledOnce()
    expect(banner.hasAttribute('data-touchline-unprinted')).toBe(true)
    expect(document.querySelector('.order-confirmation-parts')?.closest('[data-touchline-unprinted]')).toBeNull()
    window.dispatchEvent(new Event('afterprint'))
    expect(document.querySelector('[data-touchline-unprinted]')).toBeNull()
    banner.remove()
    vi.unstubAllGlobals()
  })

  test('is printed with the host’s heading beside it', async () => {
    const main = document.body.appendChild(document.createElement('main'))
    const [heading, footer] = [main.appendChild(document.createElement('h1')), document.body.appendChild(document.createElement('footer'))]
    page.shop.once(ORDER, json(lastOrderAnswer()))
    page.show(orderConfirmation, { hasHeading: false }, { within: main })
    await shown('What happens next')
    vi.stubGlobal('print', vi.fn())
    await press('Print this page')
    expect([heading, footer].map((one) => one.hasAttribute('data-touchline-unprinted'))).toEqual([false, true])
    window.dispatchEvent(new Event('afterprint'))
    vi.unstubAllGlobals()
  })

  test('is emitted once, however often the page is opened', async () => {
    await show()
    await soon(() => page.events.some(({ name }) => name === 'order:placed'))
    page.show(orderConfirmation)
    await soon(() => document.querySelectorAll('.order-confirmation-number').length === 2)
    expect(page.events.filter(({ name }) => name === 'order:placed')).toHaveLength(1)
  })
})
