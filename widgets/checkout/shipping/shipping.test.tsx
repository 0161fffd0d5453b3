// Tests of the shipping step: the methods, the preselected one, and the data sent to the server.
// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest'
import { $currentStep, goToStep } from '#stores/checkout/checkout.ts'
import { shippingMethodAnswer } from '#tests/support/answers.ts'
import { json } from '#tests/support/fault-server.ts'
import { control, field, press, shown, soon, type, useWidgetPage, words } from '#tests/support/widget-page.ts'
import checkout from '../checkout.tsx'

const page = useWidgetPage('https://shop.test/nl/checkout')
const METHODS = 'GET checkout/cart/shipping-methods'
const SAVE = 'POST checkout/cart/shipping-information'
const radios = () => [...document.querySelectorAll<HTMLInputElement>('input[name="shipping_method"]')]
const chosen = () => radios().find(({ checked }) => checked)?.value

/** Opens the checkout at the shipping step. */
async function open(): Promise<void> {
  page.show(checkout)
  await soon(() => document.querySelector('.checkout-heading'))
  goToStep(2)
  await shown('Choose a delivery method')
}

beforeEach(() => {
  page.shop.kept.lines = [{ id: 41, sku: 'SHIRT-RED-M', qty: 2 }]
})

describe('the methods', () => {
  test('are announced as loading, and then the first available one is chosen', async () => {
    const release = page.shop.hold(METHODS)
    await open()
    expect(document.querySelector('.checkout-step [role="status"]')?.getAttribute('aria-label')).toBe('Loading the shipping methods')
    release()
    await soon(() => chosen() === 'postnl_standard')
    expect(radios().map(({ value, disabled }) => [value, disabled])).toEqual([
      ['postnl_express', true],
      ['postnl_standard', false],
      ['postnl_evening', false],
    ])
    expect(words(document.querySelectorAll('.touchline-choice')[1])).toBe('PostNL, At homeBefore 22:00, delivered tomorrow€4.95')
  })

  test('that could not be loaded can be loaded again', async () => {
    page.shop.once(METHODS, json({}, 400))
    await open()
    await press('Try again')
    await soon(() => radios().length === 3)
  })

  test('that cost nothing are free, and an unavailable one shows the reason', async () => {
    const free = shippingMethodAnswer({ method_code: 'free', amount: 0, price_incl_tax: 0 })
    page.shop.once(METHODS, json([free, shippingMethodAnswer({ available: false, error_message: 'Too heavy' })]))
    await open()
    await shown('Too heavy')
    expect(words(document.querySelector('.touchline-choice-aside'))).toBe('Free')
  })

  test('have a message if there is none, and no button to continue', async () => {
    page.shop.once(METHODS, json([]))
    await open()
    await shown('We do not deliver to this address. Please choose another one.')
    expect(control('Continue')).toHaveProperty('disabled', true)
  })
})

describe('a press', () => {
  test('chooses another method, and its totals are requested', async () => {
    await open()
    await soon(() => radios().length === 3)
    radios()[2]?.click()
    await soon(() => chosen() === 'postnl_evening')
    await soon(() => page.events.some(({ name }) => name === 'checkout:shipping-chosen'))
    await soon(() => page.shop.arrivals('PUT checkout/cart/totals-information').length > 0)
  })

  test('sends the method with its first delivery slot, and goes on to the payment', async () => {
    await open()
    await soon(() => chosen())
    expect(field('Delivery time').value).toBe('s1')
    await press('Continue')
    await soon(() => $currentStep.get() === 3)
    expect(page.shop.arrivals(SAVE)[0]?.body).toMatchObject({
      addressInformation: { shippingCarrierCode: 'postnl', shippingMethodCode: 'standard' },
    })
    expect(JSON.stringify(page.shop.arrivals(SAVE)[0]?.body)).toContain('s1')
  })

  test('another delivery slot is sent instead', async () => {
    const slots = ['s1', 's2'].map((id) => ({ id, date: '2026-11-23', from: '18:00', to: '22:00', label: '' }))
    page.shop.once(METHODS, json([shippingMethodAnswer({ extension_attributes: { delivery_slots: slots, pickup: null, promise: null } })]))
    await open()
    await soon(() => chosen())
    expect(words(field('Delivery time').querySelector('option'))).toMatch(/^Monday.* 23 November, 18:00–22:00$/)
    type('Delivery time', 's2')
    await press('Continue')
    await soon(() => page.shop.arrivals(SAVE).length === 1)
    expect(JSON.stringify(page.shop.arrivals(SAVE)[0]?.body)).toContain('s2')
  })

  test('that fails can be repeated, without a message', async () => {
    await open()
    await soon(() => chosen())
    page.shop.once(SAVE, json({ message: 'Down' }, 400))
    await press('Continue')
    await press('Try again')
    await soon(() => $currentStep.get() === 3)
    expect(words(document.body)).not.toContain('Down')
  })

  test('with a delivery time that has passed shows an error at the current ones, and continues with the next press', async () => {
    await open()
    await soon(() => chosen())
    const slots = [{ id: 's9', date: '2026-11-24', from: '18:00', to: '22:00', label: 'Tuesday evening' }]
    const offer = shippingMethodAnswer({ extension_attributes: { delivery_slots: slots, pickup: null, promise: null } })
    page.shop.once(SAVE, json({ message: 'This delivery time is no longer available.', code: 'slot' }, 400))
    page.shop.once('POST checkout/cart/estimate-shipping-methods', json([offer]))
    await press('Continue')
    await shown('This delivery time is no longer available.')
    expect(field('Delivery time').value).toBe('s9')
    await soon(() => document.activeElement === field('Delivery time'))
    await press('Try again')
    await soon(() => $currentStep.get() === 3)
  })

  test('with a method no longer offered shows an error at the current ones', async () => {
    await open()
    await soon(() => chosen())
    page.shop.once(SAVE, json({ message: 'The shipping method is not available.', code: 'shipping' }, 400))
    page.shop.once('POST checkout/cart/estimate-shipping-methods', json([shippingMethodAnswer({ method_code: 'abroad' })]))
    await press('Continue')
    await shown('The shipping method is not available.')
    expect(chosen()).toBe('postnl_abroad')
  })
})
