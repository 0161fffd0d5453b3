// Tests the pickup points that an order can go to.
import { expect, test } from 'vitest'
import type { PickupPoints, ShippingMethod } from './shapes.ts'
import { nearestPoints, pointCarriers } from './pickup/points.ts'
import { pointOf } from './shipping.ts'

const method = (pickup: 'postnl' | 'dhl' | null): ShippingMethod => ({
  carrier_code: pickup ?? 'touchline',
  method_code: 'home',
  carrier_title: '',
  method_title: '',
  amount: 0,
  price_excl_tax: 0,
  price_incl_tax: 0,
  available: true,
  error_message: null,
  extension_attributes: { delivery_slots: [], pickup, promise: null },
})
const near = nearestPoints('postnl', 'NL', '1015 CN')[0]?.code ?? ''

test.each<[string, ShippingMethod, PickupPoints, string | null]>([
  ['home leads to none', method(null), { postnl_pickup_point: near }, null],
  ['a pick-up without a point leads to none', method('postnl'), { postnl_pickup_point: null }, null],
  ['nor with the point of another carrier', method('postnl'), { dhl_pickup_point: near }, null],
  ['nor with one nobody has', method('postnl'), { postnl_pickup_point: '1' }, null],
  ['with its own it does', method('postnl'), { postnl_pickup_point: near }, near],
])('%s', (_case, way, points, expected) => {
  expect(pointOf(way, points, 'NL')?.code ?? null).toBe(expected)
})

test('a point of another country is not found', () => {
  expect(pointOf(method('postnl'), { postnl_pickup_point: near }, 'BE')).toBeNull()
})

test('the nearest points come first, and only for countries in which a carrier has some', () => {
  const points = nearestPoints('dhl', 'DE', '10115')
  expect(points[0]?.city).toBe('Berlin')
  expect(points.map(({ distance }) => distance)).toEqual(points.map(({ distance }) => distance).toSorted((one, other) => one - other))
  expect(nearestPoints('postnl', 'DE', '10115')).toEqual([])
  expect(nearestPoints('dhl', 'GB', 'SW1A 1AA')).toEqual([])
  expect(['NL', 'BE', 'DE', 'SE'].map(pointCarriers)).toEqual([['postnl', 'dhl'], ['postnl', 'dhl'], ['dhl'], []])
})
