// Tests pickup points: the carriers' answers, and orders that go to a point or are refused.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startHost, type StartedHost } from '#tests/support/host.ts'
import { addresses, addToCart, chooseShipping, placeOrder, stockUp } from '#tests/support/purchase.ts'
import { Shopper } from '#tests/support/shopper.ts'

let shop: StartedHost
beforeAll(async () => {
  shop = await startHost()
})
afterAll(() => shop.close())

const DHL = 'checkout/dhl/pickup-points/nearest/'

describe('the points', () => {
  test('of PostNL are found by postcode, nearest first', async () => {
    const { body } = await new Shopper(shop.url, 'nl').get('checkout/postnl/pickup-points/nearest/1015CN/NL')
    expect(body[0]).toMatchObject({ Address: { City: 'Amsterdam', Countrycode: 'NL' } })
    expect(body[0].Distance).toBeLessThan(body.at(-1).Distance)
  })

  test('of DHL are found by address, or by postcode alone', async () => {
    const shopper = new Shopper(shop.url, 'de')
    const whole = { postalCode: '10115', city: 'Berlin', street: 'Große Straße', houseNumber: '7', showUnavailable: 'false' }
    const { body } = await shopper.send('POST', `${DHL}DE`, { address: whole })
    expect(body[0]).toMatchObject({ address: { city: 'Berlin', countryCode: 'DE' } })
    const alone = await shopper.send('POST', `${DHL}DE`, { postalCode: '10115', showUnavailable: 'false' })
    expect(alone.body).toEqual(body)
    expect((await shopper.send('POST', `${DHL}DE`, { address: { ...whole, showUnavailable: false } })).status).toBe(400)
  })

  test('are empty where the carrier has none, and for hostile postcodes', async () => {
    const shopper = new Shopper(shop.url, 'en')
    expect((await shopper.get('checkout/postnl/pickup-points/nearest/10115/DE')).body).toEqual([])
    expect((await shopper.get(`checkout/postnl/pickup-points/nearest/${encodeURIComponent("'; drop table--")}/NL`)).body).toEqual([])
    expect((await shopper.get('checkout/postnl/pickup-points/nearest/1015CN/__proto__')).body).toEqual([])
  })

  test('a postcode has a position in the store’s country, or none', async () => {
    expect((await new Shopper(shop.url, 'nl').get('postcode/lookup/9711AB')).body).toMatchObject({ latitude: 53.2194, longitude: 6.5665 })
    expect((await new Shopper(shop.url, 'se').get('postcode/lookup/11122')).status).toBe(404)
  })
})

describe('an order', () => {
  const toPoint = async (point: string | null, country: 'nl' | 'be' = 'nl') => {
    const shopper = new Shopper(shop.url, 'nl')
    const piece = await stockUp(shop.db)
    await addToCart(shopper, { sku: piece.sku, qty: 1 })
    const saved = await chooseShipping(shopper, {
      shippingAddress: { ...addresses[country], email: 'sanne@example.com' },
      shippingCarrierCode: 'postnl',
      shippingMethodCode: 'pickup',
      extensionAttributes: { requested_delivery_date: null, postnl_pickup_point: point },
    })
    return { shopper, saved }
  }
  const nearest = async () => (await new Shopper(shop.url, 'nl').get('checkout/postnl/pickup-points/nearest/1015CN/NL')).body[0]

  test('goes to the point, which is shown in the order, the confirmation, the mail and the tracking', async () => {
    const { LocationCode: code, Name: name } = await nearest()
    const { shopper, saved } = await toPoint(code)
    expect(saved.status).toBe(200)
    const { body: methods } = await shopper.get('checkout/cart/shipping-methods')
    const { promise } = methods.find((one: { carrier_code: string }) => one.carrier_code === 'postnl').extension_attributes
    const { body: placed } = await placeOrder(shopper)
    const order = await shop.db.selectFrom('shop_order').selectAll().where('number', '=', placed.order_number).executeTakeFirstOrThrow()
    expect(order.pickup_point).toMatchObject({ carrier: 'postnl', location_code: code, name })
    expect((await shopper.get('checkout/cart/last-order')).body.pickup_point).toMatchObject({ location_code: code })
    const { body: last } = await shopper.get('checkout/cart/last-order')
    expect(last.pickup_point.expected_on).toMatch(/^\d{4}-\d\d-\d\d$/)
    // The day that the shipping step promised, and a link that opens the order without typing.
    const day = new Intl.DateTimeFormat('nl-NL', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
    expect(promise).toBe(
      `Je haalt je pakket vanaf ${day.format(new Date(last.pickup_point.expected_on))} op bij een afhaalpunt in de buurt.`,
    )
    expect(last.track_url).toMatch(/^\/nl\/orders\/track#order=\d/)
    expect((await shopper.get('/outbox')).body.mails[0].body).toContain(`Afhaalpunt\n${name}`)
    const { body: track } = await shopper.send('POST', 'api/orders/track', {
      email: 'sanne@example.com',
      order_number: placed.order_number,
    })
    expect(track.pickup_point).toMatchObject({ name })
  })

  test.each<[string, string | null]>([
    ['without a point', null],
    ['to one nobody has', '0'],
  ])('%s is refused', async (_case, point) => {
    const { shopper, saved } = await toPoint(point)
    expect([saved.status, saved.body.code, saved.body.message]).toEqual([400, 'point', 'Kies een afhaalpunt.'])
    expect((await placeOrder(shopper)).status).toBe(400)
  })

  test('to a point of another country is refused', async () => {
    const { saved } = await toPoint((await nearest()).LocationCode, 'be')
    expect(saved.body.code).toBe('point')
  })

  test('has a total before the point is chosen, but cannot be placed without it', async () => {
    const { shopper } = await toPoint(null)
    await chooseShipping(shopper)
    const { status } = await shopper.send('PUT', 'checkout/cart/totals-information', {
      addressInformation: { address: addresses.nl, shipping_method_code: 'pickup', shipping_carrier_code: 'postnl' },
    })
    expect(status).toBe(200)
    const refused = await placeOrder(shopper)
    expect([refused.status, refused.body.code]).toEqual([400, 'point'])
  })
})
