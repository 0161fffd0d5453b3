// Pick-up and payment on a platform whose answers contain only codes.
import { afterEach, expect, it } from 'vitest'
import { json } from '#tests/support/fault-server.ts'
import * as answers from '#tests/support/answers.ts'
import { CHECKOUT, fillCart, home, SHIPPING } from '#stores/testing/till.ts'
import { startVisit, type Tab, type Visit } from '#stores/testing/visit.ts'

const pickup = { carrier_code: 'postnl', method_code: 'pickup', carrier_title: 'PostNL', method_title: 'Pick up', amount: 3 }

let visit: Visit
afterEach(() => visit.end())

async function open(settings: object, method: object = pickup): Promise<Tab> {
  visit = await startVisit({ extensions: [], ...settings })
  fillCart(visit)
  visit.shop.always('GET checkout/cart/shipping-methods', json([method]))
  const answer = {
    totals: answers.totalsAnswer(),
    payment_methods: [
      { code: 'adyen_ideal', title: 'iDEAL' },
      { code: 'psp_17', title: 'Card' },
    ],
  }
  visit.shop.always(SHIPPING, json(answer))
  const tab = await visit.open(CHECKOUT)
  await tab.checkout.openCheckout()
  tab.checkout.changeEmail('anna@example.test')
  tab.checkout.changeShippingAddress(home)
  await tab.shipping.loadShippingMethods()
  return tab
}

it('no pick-up is saved without a point, although only its code identifies it', async () => {
  const tab = await open({})
  await tab.shipping.chooseShippingMethod('postnl_pickup')
  expect(await tab.shipping.saveShipping()).toMatchObject({ ok: false, error: { code: 'pickup.point-missing' } })
  expect(visit.shop.arrivals(SHIPPING)).toEqual([])
  tab.shipping.changeExtensionAttribute('postnl_pickup_point', 'P1')
  expect(await tab.shipping.saveShipping()).toEqual({ ok: true, value: null })
})

it('the terms of a payment method are those of the answer, or of the setting', async () => {
  const tab = await open(
    { paymentTerms: { psp_17: 'https://pay.example/terms', constructor: 'javascript:1' } },
    { ...pickup, method_code: 'home' },
  )
  await tab.shipping.saveShipping()
  expect(tab.payment.$paymentMethods.get()).toMatchObject({ value: [{ termsUrl: null }, { termsUrl: 'https://pay.example/terms' }] })
})

it('a method that is credit has lender, due day, cost and warning of the setting, unless the answer says them', async () => {
  const later = { lender: 'Later BV', dueDays: '14', cost: '€7.50', warning: '', url: 'https://later.example/terms' }
  const tab = await open({ paymentTerms: { psp_17: later, adyen_ideal: 7 } }, { ...pickup, method_code: 'home' })
  await tab.shipping.saveShipping()
  expect(tab.payment.$paymentMethods.get()).toMatchObject({
    value: [
      { credit: null, termsUrl: null },
      { credit: { lender: 'Later BV', dueDays: 14, cost: '€7.50', warning: null }, termsUrl: 'https://later.example/terms' },
    ],
  })
})

it('the setting assigns a code that cannot be recognised', async () => {
  const tab = await open(
    { pickup: { dhl: ['tig_pg'] }, payment: { creditcard: ['psp_17'] } },
    { ...pickup, carrier_code: 'tig', method_code: 'pg' },
  )
  await tab.shipping.chooseShippingMethod('tig_pg')
  expect(tab.shipping.$shownMethod.get()).toMatchObject({ pickup: 'dhl' })
  tab.shipping.changeExtensionAttribute('dhl_pickup_point', 'P1')
  await tab.shipping.saveShipping()
  expect(tab.payment.$paymentMethods.get()).toMatchObject({ value: [{ variant: 'ideal' }, { variant: 'creditcard' }] })
})
