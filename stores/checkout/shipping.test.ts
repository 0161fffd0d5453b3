// Shipping methods: the one in use, and the request that saves it.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { shippingMethodAnswer } from '#tests/support/answers.ts'
import { html, json } from '#tests/support/fault-server.ts'
import { valueOf } from '#stores/kit/loadable.ts'
import { CHECKOUT, fillCart, home } from '#stores/testing/till.ts'
import { startVisit, type Tab, until, type Visit } from '#stores/testing/visit.ts'

const SHIPPING = 'POST checkout/cart/shipping-information'
const TOTALS = 'PUT checkout/cart/totals-information'

let visit: Visit
let tab: Tab

beforeEach(async () => {
  visit = await startVisit()
  fillCart(visit)
  tab = await visit.open(CHECKOUT)
})
afterEach(() => visit.end())

const sent = (call: string) => visit.shop.arrivals(call).map(({ body }) => body)

describe('shipping', () => {
  it.each<[string, () => unknown]>([
    ['method', () => tab.shipping.chooseShippingMethod('postnl_evening')],
    ['delivery slot', () => tab.shipping.chooseDeliverySlot('s2')],
    ['pickup point', () => tab.shipping.changeExtensionAttribute('postnl_pickup_point', '1234')],
  ])('has to be saved again before the payment once another %s is chosen', async (_name, change) => {
    await tab.shipping.estimateShipping()
    for (const step of [2, 3, 2]) tab.checkout.goToStep(step)
    expect(tab.checkout.$reachedStep.get()).toBe(3)
    change()
    expect(tab.checkout.$reachedStep.get()).toBe(2)
  })

  const unreadable = [
    ['is missing', json({ message: 'The route could not be found.' }, 404)],
    ['fails', json({ message: 'Server Error' }, 500)],
    ['is a page', html()],
    ['cannot be read', json(null)],
  ] as const
  const LIST = 'GET checkout/cart/shipping-methods'
  const ESTIMATE = 'POST checkout/cart/estimate-shipping-methods'

  it.each(unreadable)('is estimated for the address if the list of methods %s', async (_name, answer) => {
    visit.shop.always(LIST, answer)
    tab.checkout.changeShippingAddress(home)
    expect(await tab.shipping.loadShippingMethods()).toMatchObject({ ok: true })
    expect(tab.shipping.$shippingCode.get()).toBe('postnl_standard')
    expect(visit.shop.arrivals(ESTIMATE)).toHaveLength(1)
  })

  it.each(unreadable)('uses the saved address if the estimate %s', async (_name, answer) => {
    await tab.shipping.estimateShipping()
    visit.shop.always(ESTIMATE, answer)
    visit.shop.always(LIST, json([shippingMethodAnswer({ method_code: 'abroad' })]))
    tab.checkout.changeShippingAddress(home)
    expect(await tab.shipping.estimateShipping()).toMatchObject({ ok: true })
    expect(tab.shipping.$shippingCode.get()).toBe('postnl_abroad')
    expect(tab.shipping.$isShippingOutdated.get()).toBe(false)
  })

  it('keeps the cost of the method that is shown while the totals of the host are what they were, and asks for nothing else', async () => {
    await tab.cart.loadTotals()
    await tab.shipping.estimateShipping()
    await tab.shipping.chooseShippingMethod('postnl_evening')
    const shown = tab.cart.$totals.get()
    const asked = sent(TOTALS).length
    await tab.cart.reloadCart()
    expect(tab.cart.$totals.get()).toBe(shown)
    // A write would tell other tabs of a change, and two of them each other for ever.
    expect(sent(TOTALS).length).toBe(asked)
    visit.shop.kept.lines = [{ id: 41, sku: 'SHIRT-RED-M', qty: 3 }]
    await tab.cart.reloadCart()
    expect(tab.cart.$totals.get()).not.toBe(shown)
  })

  it('is loading from the start; then the first available method counts', async () => {
    expect(tab.shipping.$shippingMethods.get()).toEqual({ state: 'loading' })
    await tab.shipping.loadShippingMethods()
    expect(tab.shipping.$shippingCode.get()).toBe('postnl_standard')
    expect(tab.shipping.$deliverySlot.get()).toMatchObject({ id: 's1' })
  })

  it('ends loading if it fails, and can be retried', async () => {
    visit.shop.once('GET checkout/cart/shipping-methods', json({}, 400))
    expect(await tab.shipping.loadShippingMethods()).toMatchObject({ ok: false, error: { code: 'shipping.load-failed' } })
    expect(tab.shipping.$shippingMethods.get()).toMatchObject({ state: 'failed' })
    expect(await tab.shipping.loadShippingMethods()).toMatchObject({ ok: true })
  })

  it('is estimated for an address, and the totals follow with both codes', async () => {
    tab.checkout.changeShippingAddress(home)
    await tab.shipping.estimateShipping()
    expect(sent(TOTALS)).toMatchObject([
      { addressInformation: { address: home, shipping_method_code: 'standard', shipping_carrier_code: 'postnl' } },
    ])
    expect(tab.cart.$totals.get()).toMatchObject({ state: 'ready', value: { grandTotal: 50 } })
  })

  it('can be paid by a gift card too, and the card’s own row shows it', async () => {
    visit.shop.kept.giftCards = [{ code: '•••• CCCC', amount: 45 }]
    await tab.cart.loadCart()
    visit.shop.kept.giftCards = [{ code: '•••• CCCC', amount: 50 }]
    await tab.shipping.estimateShipping()
    await until(() => valueOf(tab.cart.$cart.get())?.giftCards[0]?.amount === 50)
  })

  it('keeps the shopper’s own choice if the new list has it, else uses the first', async () => {
    await tab.shipping.estimateShipping()
    await tab.shipping.chooseShippingMethod('postnl_evening')
    await tab.shipping.estimateShipping()
    expect(tab.shipping.$shippingCode.get()).toBe('postnl_evening')
    visit.shop.once('POST checkout/cart/estimate-shipping-methods', json([shippingMethodAnswer({ method_code: 'abroad' })]))
    await tab.shipping.estimateShipping()
    expect(tab.shipping.$shippingCode.get()).toBe('postnl_abroad')
  })

  it('keeps the last good list if an estimate fails, and marks it as outdated', async () => {
    await tab.shipping.estimateShipping()
    visit.shop.once('POST checkout/cart/estimate-shipping-methods', json({}, 400))
    await tab.shipping.estimateShipping()
    expect(tab.shipping.$shippingMethods.get()).toMatchObject({ state: 'ready' })
    expect(tab.shipping.$isShippingOutdated.get()).toBe(true)
    expect(tab.shipping.$isEstimating.get()).toBe(false)
  })

  it('emits the choice, and ignores unavailable methods', async () => {
    await tab.shipping.loadShippingMethods()
    expect(await tab.shipping.chooseShippingMethod('postnl_express')).toMatchObject({
      ok: false,
      error: { code: 'shipping.method-missing' },
    })
    await tab.shipping.chooseShippingMethod('postnl_evening')
    expect(tab.events).toMatchObject([{ name: 'checkout:shipping-chosen', detail: { code: 'postnl_evening', title: 'At home' } }])
  })

  it('sends only the first and the last of fast choices, and shows the totals of the last', async () => {
    await tab.shipping.loadShippingMethods()
    const release = visit.shop.hold(TOTALS)
    const first = tab.shipping.chooseShippingMethod('postnl_evening')
    await until(() => sent(TOTALS).length === 1)
    const rest = ['postnl_standard', 'postnl_evening', 'postnl_standard'].map((code) => tab.shipping.chooseShippingMethod(code))
    release()
    await Promise.all([first, ...rest])
    expect(sent(TOTALS)).toMatchObject([
      { addressInformation: { shipping_method_code: 'evening' } },
      { addressInformation: { shipping_method_code: 'standard' } },
    ])
  })

  it('saves addresses, codes and the slot as text, and brings totals and payment methods', async () => {
    tab.checkout.changeShippingAddress({ ...home, id: 4 })
    tab.checkout.changeEmail('anna@example.test')
    await tab.shipping.loadShippingMethods()
    expect(await tab.shipping.saveShipping()).toEqual({ ok: true, value: null })
    const slot = shippingMethodAnswer().extension_attributes.delivery_slots[0]
    expect(sent(SHIPPING)).toMatchObject([
      {
        addressInformation: {
          shippingAddress: { ...home, email: 'anna@example.test' },
          billingAddress: { ...home, email: 'anna@example.test' },
          shippingMethodCode: 'standard',
          shippingCarrierCode: 'postnl',
          extensionAttributes: { requested_delivery_date: JSON.stringify(slot) },
        },
      },
    ])
    expect(JSON.stringify(sent(SHIPPING))).not.toContain('"id":4')
    expect(tab.payment.$paymentMethods.get()).toMatchObject({ state: 'ready', value: [{ code: 'ideal' }, { code: 'creditcard' }] })
    expect(tab.cart.$hasTotals.get()).toBe(true)
  })

  it('sends null for a method without slots, and its attributes', async () => {
    await tab.shipping.loadShippingMethods()
    await tab.shipping.chooseShippingMethod('postnl_evening')
    tab.shipping.changeExtensionAttribute('postnl_pickup_point', 'P1')
    tab.shipping.changeExtensionAttribute('dhl_pickup_point', 'D1')
    tab.shipping.changeExtensionAttribute('dhl_pickup_point', null)
    await tab.shipping.saveShipping()
    expect(sent(SHIPPING)).toMatchObject([
      { addressInformation: { extensionAttributes: { requested_delivery_date: null, postnl_pickup_point: 'P1' } } },
    ])
    expect(JSON.stringify(sent(SHIPPING))).not.toContain('dhl')
  })

  it('keeps everything if saving fails', async () => {
    await tab.shipping.loadShippingMethods()
    visit.shop.once(SHIPPING, json({}, 503))
    expect(await tab.shipping.saveShipping()).toMatchObject({ ok: false, error: { code: 'shipping.save-failed' } })
    expect(tab.shipping.$isSavingShipping.get()).toBe(false)
    expect(tab.shipping.$shippingCode.get()).toBe('postnl_standard')
  })
})
