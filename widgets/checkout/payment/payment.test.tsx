// Tests of the payment step: methods and banks, one order per press, and every outcome of a payment; long because all start at the same step.
// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest'
import { loadTotals } from '#stores/cart/cart.ts'
import { $currentStep, changeEmail, changeShippingAddress, goToStep } from '#stores/checkout/checkout.ts'
import { loadPaymentStatus } from '#stores/checkout/payment.ts'
import { loadShippingMethods, saveShipping } from '#stores/checkout/shipping.ts'
import { home } from '#stores/testing/till.ts'
import { paymentMethodAnswer, totalsAnswer } from '#tests/support/answers.ts'
import { json } from '#tests/support/fault-server.ts'
import { control, field, press, shown, soon, type, useWidgetPage, words } from '#tests/support/widget-page.ts'
import checkout from '../checkout.tsx'

const page = useWidgetPage('https://shop.test/nl/checkout')
const DRAFT = 'POST checkout/cart/set-payment-information'
const ORDER = 'POST checkout/cart/payment-information'
const STATUS = 'GET checkout/cart/payment-status'
const alert = () => words(document.querySelector('.checkout-error'))
const goTo = async (step: number) => {
  goToStep(step)
  await soon(() => $currentStep.get() === step)
}

/** Opens the checkout at the payment step. */
async function open(): Promise<void> {
  page.show(checkout)
  await soon(() => document.querySelector('.checkout-heading'))
  changeEmail('anna@example.com')
  changeShippingAddress(home)
  await loadShippingMethods()
  await saveShipping()
  await goTo(2)
  await goTo(3)
  await shown('How would you like to pay?')
}

/** Opens it there and chooses iDEAL. */
async function choose(): Promise<void> {
  await open()
  field('iDEAL').click()
  await soon(() => document.querySelector('.checkout-issuers'))
  type('Your bank', 'BANK1')
  await soon(() => field('Your bank').value === 'BANK1')
}

beforeEach(() => {
  page.shop.kept.lines = [{ id: 41, sku: 'SHIRT-RED-M', qty: 2 }]
})

describe('choosing', () => {
  test('no method is reported on Buy now, and nothing is ordered', async () => {
    await open()
    await press('Buy now')
    await shown('Please choose a payment method.')
    expect(page.shop.arrivals(ORDER)).toEqual([])
    field('Credit card').click()
    await soon(() => !words(document.body).includes('Please choose a payment method.'))
    await soon(() => page.shop.arrivals(DRAFT).length === 1)
  })

  test('methods carry marks; a brand that the title does not name is read', async () => {
    const methods = [
      paymentMethodAnswer({ code: 'ideal', title: 'Your own bank', extension_attributes: null }),
      paymentMethodAnswer({ code: 'paypal', title: 'PayPal', extension_attributes: null }),
      paymentMethodAnswer({ code: 'points', title: 'Club points', extension_attributes: null }),
    ]
    page.shop.always('POST checkout/cart/shipping-information', json({ totals: totalsAnswer(), payment_methods: methods }))
    await open()
    await shown('Club points')
    const marks = [...document.querySelectorAll('.checkout-payment')].map((method) => method.querySelector('svg'))
    expect(marks.map((mark) => mark?.getAttribute('aria-label'))).toEqual(['iDEAL', null, undefined])
    expect(marks[1]?.getAttribute('aria-hidden')).toBe('true')
  })

  test('a method is emitted as an event', async () => {
    await open()
    field('Credit card').click()
    await soon(() => page.events.some(({ name }) => name === 'checkout:payment-chosen'))
    expect(words(document.body)).toContain('You enter your card details on the page of the payment provider.')
    await soon(() => page.shop.arrivals(DRAFT).length === 1)
  })

  test('iDEAL requires the bank, which is sent', async () => {
    await open()
    field('iDEAL').click()
    await soon(() => document.querySelector('.checkout-issuers'))
    expect([...field('Your bank').querySelectorAll('option')].map(words)).toEqual(['Choose your bank', 'First bank'])
    await press('Buy now')
    await shown('Please choose your bank.')
    await soon(() => document.activeElement === field('Your bank'))
    expect(page.shop.arrivals(ORDER)).toEqual([])
    type('Your bank', 'BANK1')
    await soon(() => !words(document.body).includes('Please choose your bank.'))
    await press('Buy now')
    await soon(() => page.shop.arrivals(ORDER).length === 1)
    expect(JSON.stringify(page.shop.arrivals(ORDER)[0]?.body)).toContain('BANK1')
    await soon(() => page.tab.left.length > 0)
  })

  test('a card requires no bank', async () => {
    await choose()
    field('Credit card').click()
    await soon(() => document.querySelector('.checkout-issuers') === null)
    await soon(() => page.shop.arrivals(DRAFT).length === 2)
  })
})

describe('placing the order', () => {
  test('the button shows the amount as its description: its name is only the words that oblige to pay', async () => {
    await choose()
    const described = control('Buy now')?.getAttribute('aria-describedby') ?? ''
    expect(words(document.getElementById(described))).toBe('€50.00')
    page.shop.always('GET checkout/cart/totals-information', json(totalsAnswer({ grand_total: 45 })))
    await loadTotals()
    await soon(() => words(document.getElementById(described)) === '€45.00')
  })

  test('however often it is pressed there is one order, and the shopper goes to pay', async () => {
    await choose()
    const button = control('Buy now')
    button?.click()
    button?.click()
    await soon(() => button?.getAttribute('aria-busy') === 'true')
    button?.click()
    await soon(() => page.tab.left.includes('https://pay.example/attempt/1'))
    expect(page.shop.kept.orders.size).toBe(1)
    expect(page.shop.arrivals(ORDER)).toHaveLength(1)
  })

  test.each([
    ['the server’s own words', { message: 'Your bank says no' }, 'Your bank says no'],
    ['or the sentence of the shop', {}, 'Your order could not be placed, please try again.'],
  ])('that fails shows %s, and can be retried', async (_case, answer, sentence) => {
    await choose()
    page.shop.once(ORDER, json(answer, 400))
    await press('Buy now')
    await soon(() => alert() === sentence)
    expect(document.querySelector('.checkout-error [role="alert"]')).not.toBeNull()
    // On focus screen readers announce a separate name, so that the sentence is not repeated.
    expect(document.querySelector('.checkout-error')?.getAttribute('aria-label')).toBe('Error')
    await soon(() => document.activeElement === document.querySelector('.checkout-error'))
    await soon(() => !control('Buy now')?.hasAttribute('aria-busy'))
    await press('Buy now')
    await soon(() => page.tab.left.includes('https://pay.example/attempt/1'))
  })
})

describe('a cart that differs from the one shown above the button', () => {
  test('is shown with the old and the new total before she confirms again', async () => {
    await choose()
    page.shop.kept.price = 40
    page.shop.kept.lines.push({ id: 42, sku: 'SHIRT-BLUE-M', qty: 1 })
    await press('Buy now')
    await shown('Your cart has changed. Nothing has been ordered yet.')
    const box = document.querySelector('.checkout-changed')
    expect([...(box?.querySelectorAll('li') ?? [])].map(words)).toEqual([
      'Home shirt, Red now costs €40.00 instead of €25.00.',
      '1 × Home shirt, Red was added.',
    ])
    expect(words(box)).toContain('The total was €50.00 and is now €120.00.')
    expect(box?.querySelector('[role="alert"]')).not.toBeNull()
    await soon(() => document.activeElement === box)
    expect(words(document.querySelector('.checkout-summary-total'))).toBe('€120.00')
    expect(page.shop.kept.orders.size).toBe(0)
    await soon(() => !control('Buy now')?.hasAttribute('aria-busy'))
    await press('Buy now')
    await soon(() => page.tab.left.includes('https://pay.example/attempt/1'))
  })

  test('because of another tab is shown at once, and takes nobody away from what she is doing', async () => {
    await choose()
    const focused = document.activeElement
    page.shop.kept.price = 40
    page.browser.openTab().environment.channel?.('touchline:nl').post('changed')
    await shown('The total was €50.00 and is now €80.00.')
    await shown('Please check your order and place it if you agree.')
    expect(document.querySelector('.checkout-changed [role="alert"]')).not.toBeNull()
    expect(document.activeElement).toBe(focused)
    await press('Buy now')
    await soon(() => page.tab.left.includes('https://pay.example/attempt/1'))
  })

  test('and is empty leads back to the cart', async () => {
    await choose()
    page.shop.kept.lines = []
    await press('Buy now')
    await shown('Home shirt, Red is no longer in your cart.')
    expect(control('Back to the cart')?.getAttribute('href')).toBe('/nl/checkout/cart')
    expect(page.tab.left.filter((url) => url.includes('/cart'))).toEqual([])
  })
})

test('an order with an unknown outcome can be checked, and no second one placed meanwhile', async () => {
  await choose()
  page.shop.loseAnswer(ORDER)
  page.shop.once(STATUS, json({}, 400))
  await press('Buy now')
  await soon(() => alert().startsWith('We did not hear back from the server'))
  expect(control('Buy now')).toBeUndefined()
  await press('Check again')
  await soon(() => page.tab.left.includes('https://pay.example/attempt/1'))
})

describe('a payment after the return from the provider', () => {
  test('shows the payment step as loading until the methods are loaded', async () => {
    const release = page.shop.hold('POST checkout/cart/shipping-information')
    page.show(checkout)
    await soon(() => document.querySelector('.checkout-heading'))
    changeEmail('anna@example.com')
    await goTo(2)
    await goTo(3)
    await shown('How would you like to pay?')
    await soon(() => document.querySelector('.checkout-step [role="status"]'))
    expect(document.querySelector('.checkout-step [role="status"]')?.getAttribute('aria-label')).toBe('Loading the payment methods')
    expect([control('Buy now'), control('Back to shipping')]).toEqual([undefined, undefined])
    release()
    await soon(() => control('Buy now'))
    expect(document.querySelector('.checkout-step [role="status"]')).toBeNull()
  })

  test.each([
    ['canceled', 'The payment is canceled, the order is not paid'],
    ['rejected', 'The payment provider rejected the payment request, please use another payment method.'],
    ['failed', 'An error occurred during the payment process, please try again or use another payment method.'],
  ])('%s says so', async (status, sentence) => {
    await open()
    page.shop.once(STATUS, json({ status, order_number: '100000001', redirect_url: null }))
    await loadPaymentStatus()
    await soon(() => alert() === sentence)
  })

  test.each(['where the checkout opens', 'at the last step'])('is reported %s, and no longer once she continues', async (place) => {
    if (place === 'at the last step') await open()
    else page.show(checkout)
    await soon(() => document.querySelector('.checkout-heading'))
    page.shop.once(STATUS, json({ status: 'failed', order_number: '100000001', redirect_url: null }))
    await loadPaymentStatus()
    await soon(() => alert().startsWith('An error occurred during the payment process'))
    await soon(() => document.activeElement === document.querySelector('.checkout-error'))
    await goTo(2)
    await soon(() => alert() === '')
  })

  test('that is open without a cart shows no fields', async () => {
    page.shop.kept.lines = []
    page.shop.always(STATUS, json({ status: 'open', order_number: '100000001', redirect_url: 'https://pay.example/attempt/1' }))
    page.show(checkout)
    await loadPaymentStatus()
    await shown('Your order is waiting for payment.')
    expect(document.querySelector('.checkout-heading')).toBeNull()
  })

  test('that is open can be continued', async () => {
    await open()
    page.shop.once(STATUS, json({ status: 'open', order_number: '100000001', redirect_url: 'https://pay.example/attempt/1' }))
    await loadPaymentStatus()
    await shown('Your order is waiting for payment.')
    expect(control('Pay another way')).toBeDefined()
    page.shop.once(STATUS, json({ status: 'open', order_number: '100000001', redirect_url: 'https://pay.example/attempt/1' }))
    await press('Continue payment')
    await soon(() => page.tab.left.includes('https://pay.example/attempt/1'))
  })
})
