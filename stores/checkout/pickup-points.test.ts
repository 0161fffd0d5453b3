// Pick-up points: the two carriers, the postcode, the choice, and what clears it.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { dhlPointAnswer, postnlPointAnswer, shippingMethodAnswer } from '#tests/support/answers.ts'
import { json } from '#tests/support/fault-server.ts'
import { CHECKOUT, fillCart, home } from '#stores/testing/till.ts'
import { startVisit, type Tab, until, type Visit } from '#stores/testing/visit.ts'

const POSTNL = 'GET checkout/postnl/pickup-points/nearest/1012AB/NL'
const DHL = 'POST checkout/dhl/pickup-points/nearest/NL'
const LOOKUP = 'GET postcode/lookup/1012AB'
const pickup = (carrier: string) =>
  shippingMethodAnswer({
    carrier_code: carrier,
    method_code: 'pickup',
    extension_attributes: { delivery_slots: [], pickup: carrier, promise: null },
  })

let visit: Visit
let tab: Tab
let points: typeof import('./pickup-points.ts')

beforeEach(async () => {
  visit = await startVisit()
  fillCart(visit)
  tab = await visit.open(CHECKOUT)
  points = tab.points
  const offered = json([shippingMethodAnswer(), pickup('postnl'), pickup('dhl')])
  visit.shop.always('POST checkout/cart/estimate-shipping-methods', offered)
  visit.shop.always(POSTNL, json([postnlPointAnswer(), postnlPointAnswer({ LocationCode: '171002', Distance: 90 })]))
  visit.shop.always(DHL, json([dhlPointAnswer(), dhlPointAnswer({ id: 'near', geoLocation: { latitude: 52.37, longitude: 4.89 } })]))
  visit.shop.always(LOOKUP, json({ latitude: '52.37', longitude: '4.89' }))
  tab.checkout.changeShippingAddress({ ...home, postcode: '1012 AB', country: 'NL' })
  await tab.shipping.estimateShipping()
})
afterEach(() => visit.end())

const codes = () => {
  const list = points.$pickupPoints.get()
  return list.state === 'ready' ? list.value.map(({ code }) => code) : list.state
}
const extras = () => tab.shipping.$extensionAttributes.get()

describe('the list', () => {
  it('is loading from the start, then contains the points near the address, nearest first', async () => {
    expect(codes()).toBe('loading')
    await points.openPoints('postnl')
    expect(codes()).toEqual(['171002', '171001'])
    expect(points.$customerLocation.get()).toEqual({ zipcode: '1012AB', latitude: 52.37, longitude: 4.89 })
  })

  it('of DHL is requested with the address, elsewhere with the postcode alone; we calculate its distances', async () => {
    await points.openPoints('dhl')
    expect(codes()).toEqual(['near', '8004-NL-1'])
    await points.searchPoints('3511 LX')
    const [line, number] = home.street ?? []
    expect(visit.shop.arrivals(DHL).map(({ body }) => body)).toMatchObject([
      { address: { postalCode: '1012AB', city: home.city, street: line, houseNumber: number, showUnavailable: 'false' } },
      { address: { postalCode: '3511LX', showUnavailable: 'false' } },
    ])
  })

  it('shows the answer to the last request only', async () => {
    const release = visit.shop.hold(POSTNL)
    const first = points.openPoints('postnl')
    await until(() => visit.shop.arrivals(POSTNL).length === 1)
    await points.openPoints('dhl')
    release()
    await first
    expect(codes()).toEqual(['near', '8004-NL-1'])
  })

  it('that fails can be retried; without a location it is shown nevertheless', async () => {
    visit.shop.once(POSTNL, json({}, 400))
    visit.shop.always(LOOKUP, json({}, 404))
    await points.openPoints('postnl')
    expect(codes()).toBe('failed')
    await points.reloadPoints()
    expect(codes()).toEqual(['171002', '171001'])
  })
})

describe('the choice', () => {
  const choose = async () => {
    await tab.shipping.chooseShippingMethod('postnl_pickup')
    await points.openPoints('postnl')
    points.choosePoint('171001')
  }

  it('of the method alone saves nothing and orders nothing', async () => {
    await tab.shipping.chooseShippingMethod('postnl_pickup')
    expect(tab.shipping.$shownMethod.get()).toMatchObject({ methodCode: 'pickup' })
    expect(tab.shipping.$shippingMethod.get()).toBeNull()
    expect(await tab.shipping.saveShipping()).toMatchObject({ ok: false, error: { code: 'pickup.point-missing' } })
    expect(visit.shop.arrivals('POST checkout/cart/shipping-information')).toEqual([])
  })

  it('is sent as an extension attribute', async () => {
    await choose()
    await tab.shipping.saveShipping()
    expect(visit.shop.arrivals('POST checkout/cart/shipping-information')[0]?.body).toMatchObject({
      addressInformation: {
        shippingCarrierCode: 'postnl',
        shippingMethodCode: 'pickup',
        extensionAttributes: { postnl_pickup_point: '171001', requested_delivery_date: null },
      },
    })
  })

  it.each<[string, () => unknown]>([
    ['another method', () => tab.shipping.chooseShippingMethod('postnl_standard')],
    ['another carrier', () => tab.shipping.chooseShippingMethod('dhl_pickup')],
    ['another country', () => tab.checkout.changeShippingAddress({ country: 'BE' })],
    ['another postcode', () => tab.checkout.changeShippingAddress({ postcode: '3511 LX' })],
    ['taking it back', () => points.removePoint()],
  ])('goes with %s', async (_name, change) => {
    await choose()
    await change()
    expect(extras()).toEqual({})
    expect(points.$chosenPoint.get()).toBeNull()
  })

  it('stays if other parts of the address change, and after a reload', async () => {
    await tab.checkout.openCheckout()
    await choose()
    tab.checkout.changeShippingAddress({ city: 'Elsewhere', postcode: '1012ab' })
    expect(extras()).toEqual({ postnl_pickup_point: '171001' })
    const again = await visit.follow(tab, CHECKOUT)
    await again.checkout.openCheckout()
    expect(again.points.$chosenPoint.get()).toMatchObject({ code: '171001', name: 'Corner shop' })
  })
})
