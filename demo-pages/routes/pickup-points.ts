// The pickup points of an order, in the form of PostNL's and DHL's answers, and the position of a postcode.
import type { Hono } from 'hono'
import * as v from 'valibot'
import { readJson } from '../server/body.ts'
import type { HostEnv } from '../host/context.ts'
import { apiGuard, withSession } from '../server/guards.ts'
import { parse } from '../shop/cart-request.ts'
import { locate, nearestPoints, type NearPoint } from '../shop/pickup/points.ts'
import { ShopError } from '../shop/shop-error.ts'

const Text = v.pipe(v.string(), v.trim(), v.maxLength(255))
/** Both payloads of DHL: with an address, or with only a postcode. `showUnavailable` is the text "false". */
const Place = v.object({
  postalCode: v.pipe(Text, v.maxLength(12)),
  city: v.nullish(Text),
  street: v.nullish(Text),
  houseNumber: v.nullish(Text),
  showUnavailable: v.literal('false'),
})
const Question = v.union([
  v.object({ address: Place }),
  v.pipe(
    Place,
    v.transform((address) => ({ address })),
  ),
])

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** Registers the calls. */
export function registerPickupPoints(store: Hono<HostEnv>): void {
  store.get('/checkout/postnl/pickup-points/nearest/:postcode/:country', (c) =>
    c.json(nearestPoints('postnl', c.req.param('country').toUpperCase(), c.req.param('postcode')).map(toPostnl)),
  )
  store.post('/checkout/dhl/pickup-points/nearest/:country', withSession, apiGuard, async (c) => {
    const { address } = parse(Question, await readJson(c))
    return c.json(nearestPoints('dhl', c.req.param('country').toUpperCase(), address.postalCode).map(toDhl))
  })
  store.get('/postcode/lookup/:zipcode', (c) => {
    const spot = locate(c.req.param('zipcode'), c.get('store').country)
    if (!spot) throw new ShopError(404, 'error.not-found', { code: 'postcode' })
    return c.json(spot)
  })
}

function toPostnl(point: NearPoint): object {
  return {
    LocationCode: point.code,
    Name: point.name,
    Distance: point.distance,
    Latitude: point.latitude,
    Longitude: point.longitude,
    Address: {
      Street: point.street,
      HouseNr: point.number,
      HouseNrExt: '',
      Zipcode: point.postcode,
      City: point.city,
      Countrycode: point.country,
    },
    OpeningHours: Object.fromEntries(Object.entries(point.hours).map(([day, hours]) => [days[Number(day) - 1], { string: hours }])),
  }
}

function toDhl(point: NearPoint): object {
  return {
    id: point.code,
    name: point.name,
    shopType: 'parcelShop',
    address: {
      street: point.street,
      number: point.number,
      zipCode: point.postcode,
      city: point.city,
      countryCode: point.country,
    },
    geoLocation: { latitude: point.latitude, longitude: point.longitude },
    openingTimes: Object.entries(point.hours).flatMap(([day, hours]) =>
      hours.map((stretch) => ({ weekDay: Number(day), timeFrom: stretch.split('-')[0], timeTo: stretch.split('-')[1] })),
    ),
  }
}
