// Tests of the checkout around its steps: opening, leaving, the order of the steps, and the summary. Long because each step is left and entered.
// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest'
import { loadTotals } from '#stores/cart/cart.ts'
import { $checkoutError, $currentStep, changeShippingAddress, goToStep } from '#stores/checkout/checkout.ts'
import { loadShippingMethods, saveShipping } from '#stores/checkout/shipping.ts'
import { environment } from '#shared/environment.ts'
import { addressAnswer, quoteAnswer, totalsAnswer } from '#tests/support/answers.ts'
import { json } from '#tests/support/fault-server.ts'
import { useBelowWindow } from '#tests/support/below-window.ts'
import { control, press, shown, soon, useWidgetPage, words } from '#tests/support/widget-page.ts'
import checkout from './checkout.tsx'

const page = useWidgetPage('https://shop.test/nl/checkout')
const QUOTE = 'GET checkout/cart/quote'
const heading = () => words(document.querySelector('.checkout-heading'))
const states = () => [...document.querySelectorAll('.checkout-progress-step')].map((step) => step.getAttribute('data-state'))
const segment = (code: string, title: string, value: number | null) => ({ code, title, value, area: null, extension_attributes: {} })

beforeEach(() => {
  page.shop.kept.lines = [{ id: 41, sku: 'SHIRT-RED-M', qty: 2 }]
})

describe('the bar for phones', () => {
  const bar = () => document.querySelector('.checkout-bar')

  test('names the sum to pay as the summary does, opens it, and is gone once the summary is reached', async () => {
    const scroll = useBelowWindow()
    page.show(checkout)
    await shown('Show your order')
    await soon(() => words(bar()) === 'Grand total€50.00Show your order')
    await press('Show your order')
    const fold = document.querySelector('.checkout-summary-fold')
    expect(document.activeElement).toBe(fold)
    await soon(() => fold?.getAttribute('aria-expanded') === 'true')
    scroll()
    await soon(() => bar() === null)
  })

  test('leads to the review at the last step, and never orders', async () => {
    useBelowWindow()
    page.show(checkout)
    await soon(() => heading() !== '')
    await loadShippingMethods()
    await saveShipping()
    goToStep(2)
    goToStep(3)
    const review = await soon(() => document.querySelector('.checkout-check-title'))
    await soon(() => words(bar()).endsWith('Check your order'))
    bar()?.querySelector('button')?.click()
    expect(document.activeElement).toBe(review)
    expect(page.shop.kept.orders.size).toBe(0)
  })

  test('is not read out and takes no focus, since the page has everything itself', async () => {
    useBelowWindow()
    page.show(checkout)
    await soon(() => bar()?.getAttribute('aria-hidden') === 'true')
    expect(bar()?.querySelector('button')?.tabIndex).toBe(-1)
  })
})

describe('opening', () => {
  test('announces that it loads, then shows the address step', async () => {
    const release = page.shop.hold(QUOTE)
    const mount = page.show(checkout)
    expect(mount.querySelector('[role="status"]')?.getAttribute('aria-label')).toBe('Loading the checkout')
    release()
    await soon(() => heading() === 'Where should we deliver?')
    await soon(() => page.events.filter(({ name }) => name === 'checkout:started').length === 1)
  })

  test('a checkout that could not be loaded can be loaded again', async () => {
    page.shop.once(QUOTE, json({}, 400))
    page.show(checkout)
    await shown('The checkout could not be loaded')
    await press('Try again')
    await soon(() => heading() === 'Where should we deliver?')
  })

  test('with a product out of stock it leads to the cart with the reason', async () => {
    page.shop.kept.stock = 1
    page.show(checkout)
    await soon(() => page.tab.left.includes('/nl/checkout/cart?reason=stock'))
    expect(heading()).toBe('')
  })

  test('with an empty cart it leads to the cart', async () => {
    page.shop.kept.lines = []
    page.show(checkout)
    await soon(() => page.tab.left.includes('/nl/checkout/cart'))
  })

  test('among other content it stays on the page, and says that the cart is empty', async () => {
    page.shop.kept.lines = []
    page.show(checkout, { leavesEmpty: false })
    await shown('Your cart is empty')
    expect(control('Continue shopping')?.getAttribute('href')).toBe('/nl/')
    expect(page.tab.left).toEqual([])
  })
})

test('a customer is never shown the fields of a guest', async () => {
  page.shop.kept.isLoggedIn = true
  page.browser.cookies.set('touchline-session', '1000')
  const release = page.shop.hold('GET api/session')
  page.show(checkout)
  await soon(() => document.querySelector('[role="status"]'))
  expect(document.querySelector('input[type="email"]')).toBeNull()
  release()
  await soon(() => heading() === 'Where should we deliver?')
  expect(words(document.body)).toContain('You are ordering as')
  expect(document.querySelector('input[type="email"]')).toBeNull()
})

describe('a page that is loaded again', () => {
  const address = addressAnswer()
  const keep = (method: string | null) =>
    page.shop.always(
      QUOTE,
      json(quoteAnswer({ billing_address: address, extension_attributes: { shipping_assignments: [{ shipping: { address, method } }] } })),
    )

  test.each([
    ['#payment', 'postnl_standard', 'How would you like to pay?', '#payment'],
    ['#shipping', 'postnl_standard', 'Choose a delivery method', '#shipping'],
    ['#payment', null, 'Choose a delivery method', '#shipping'],
    ['', 'postnl_standard', 'Where should we deliver?', ''],
  ])('at %j with the method %j opens at "%s"', async (hash, method, title, left) => {
    keep(method)
    page.tab.go(hash || '/nl/checkout')
    page.show(checkout)
    await soon(() => heading() === title)
    expect(environment.location.href).toBe(`https://shop.test/nl/checkout${left}`)
    expect(page.tab.history).toEqual([])
  })

  test('without data on the host opens at the first step, without a bare fragment', async () => {
    page.tab.go('#payment')
    page.show(checkout)
    await soon(() => heading() === 'Where should we deliver?')
    expect(environment.location.href).toBe('https://shop.test/nl/checkout')
  })
})

describe('the steps', () => {
  beforeEach(async () => {
    // The cookie hints at a session, so nothing is drawn before the checkout has opened.
    page.browser.cookies.set('touchline-session', '1000')
    page.show(checkout)
    await soon(() => document.querySelector('.checkout-coming'))
    await soon(() => heading() !== '')
  })

  test('start with the address, and later ones cannot be pressed', () => {
    expect(states()).toEqual(['current', 'coming', 'coming'])
    expect(document.querySelector('[aria-current="step"]')?.textContent).toContain('Address')
    expect(document.querySelectorAll('.checkout-progress button')).toHaveLength(0)
  })

  test('a step typed into the address clears the error of the last press, although it leads nowhere yet', async () => {
    $checkoutError.set({ kind: 'rejected', code: 'checkout.addresses-failed', message: null, status: 400 })
    page.tab.go('#payment')
    await soon(() => $checkoutError.get() === null)
    expect(states()).toEqual(['current', 'coming', 'coming'])
    expect(environment.location.hash).toBe('')
  })

  test('a jump of more than one ahead lands just before its target', async () => {
    goToStep(3)
    await soon(() => heading() === 'Choose a delivery method')
    expect([$currentStep.get(), states()]).toEqual([2, ['done', 'current', 'coming']])
  })

  test('each starts at its heading, which takes the focus', async () => {
    goToStep(2)
    await soon(() => document.activeElement === document.querySelector('.checkout-heading'))
    expect(words(document.activeElement)).toBe('Choose a delivery method')
  })

  test('each is an entry in the history, and Back leads to the one before', async () => {
    goToStep(2)
    expect(page.tab.history).toEqual(['https://shop.test/nl/checkout'])
    page.tab.back()
    await soon(() => heading() === 'Where should we deliver?')
  })

  test('each is in the address at once: written after rendering, it would undo a Back in between', () => {
    goToStep(2)
    expect(environment.location.href).toMatch(/\/nl\/checkout#shipping$/)
  })

  test('a completed one leads back, and forward again to the furthest one reached', async () => {
    goToStep(2)
    await press('Address (done)')
    await soon(() => $currentStep.get() === 1)
    await soon(() => states()[0] === 'current')
    expect(words(document.querySelector('[aria-current]'))).toContain('Address')
    await press('2Shipping')
    await soon(() => heading() === 'Choose a delivery method')
  })

  test('lead no further than a changed one: neither a link nor Forward passes it before it is saved', async () => {
    goToStep(2)
    await press('Address (done)')
    await soon(() => control('2Shipping'))
    changeShippingAddress({ city: 'Leeds' })
    await soon(() => control('2Shipping') === undefined)
    page.tab.go('#shipping')
    await soon(() => environment.location.href.endsWith('/nl/checkout'))
    expect(heading()).toBe('Where should we deliver?')
  })
})

describe('the summary', () => {
  test('has the lines, and the totals in the host’s order', async () => {
    const total_segments = [
      segment('grand_total', 'To pay', 50),
      segment('shipping', 'Shipping', null),
      segment('subtotal', 'Products', 50),
    ]
    page.shop.once('GET checkout/cart/totals-information', json(totalsAnswer({ total_segments, grand_total: 50 })))
    page.show(checkout)
    await shown('To pay')
    expect(words(document.querySelector('.checkout-line'))).toBe('Home shirt2 ×Colour: Red€50.00')
    expect([...document.querySelectorAll('.touchline-sums div')].map((row) => [...row.children].map(words))).toEqual([
      ['To pay', '€50.00'],
      ['Shipping', 'Not calculated yet'],
      ['Products', '€50.00'],
    ])
    expect(words(document.querySelector('.checkout-summary-name'))).toBe('Your order')
    expect(words(document.querySelector('.checkout-summary-fold'))).toBe('Your order 2 items€50.00')
    expect(control('Edit cart')?.getAttribute('href')).toBe('/nl/checkout/cart')
  })

  test('stays while newer totals are loading, marked as busy', async () => {
    page.show(checkout)
    await soon(() => document.querySelector('.touchline-sums'))
    const busy = () => document.querySelector('.checkout-summary')?.getAttribute('aria-busy') ?? null
    await soon(() => busy() === null)
    const release = page.shop.hold('GET checkout/cart/totals-information')
    void loadTotals()
    await soon(() => busy() === 'true')
    expect(words(document.querySelector('.checkout-summary-total'))).not.toBe('')
    release()
    await soon(() => busy() === null)
  })

  test('that could not be loaded can be loaded again', async () => {
    page.shop.once('GET checkout/cart/totals-information', json({}, 400))
    page.show(checkout)
    await press('Reload total')
    await soon(() => document.querySelector('.touchline-sums'))
    expect(control('Reload total')).toBeUndefined()
  })
})
