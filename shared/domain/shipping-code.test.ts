// The method and slot that count.
import { describe, expect, test } from 'vitest'
import type { ShippingMethod } from '#shared/schemas/shipping.ts'
import { methodThatCounts, shippingCode, slotThatCounts } from './shipping-code.ts'

describe('shipping', () => {
  const method = (method_code: string, available: boolean, slots: string[] = []): ShippingMethod => ({
    carrier_code: 'postnl',
    method_code,
    carrier_title: '',
    method_title: '',
    amount: null,
    price_excl_tax: null,
    price_incl_tax: null,
    available,
    error_message: null,
    extension_attributes: {
      delivery_slots: slots.map((id) => ({ id, date: '2026-08-04', from: '', to: '', label: '' })),
      pickup: null,
      promise: null,
    },
  })
  const methods = [method('away', false), method('home', true, ['a', 'b']), method('point', true)]

  test('the code is carrier and method joined by an underscore', () => {
    expect(shippingCode({ carrier_code: 'dhl', method_code: 'next_day' })).toBe('dhl_next_day')
  })

  test('the first available method counts until another is chosen', () => {
    expect(methodThatCounts(methods, null, {})?.method_code).toBe('home')
    expect(methodThatCounts(methods, 'postnl_point', {})?.method_code).toBe('point')
    expect(methodThatCounts(methods, 'postnl_away', {})?.method_code).toBe('home')
    expect(methodThatCounts([], 'postnl_home', {})).toBeNull()
  })

  test('a pick-up counts only with a point of its carrier, neither chosen nor first', () => {
    const pickup = method('pickup', true)
    pickup.extension_attributes.pickup = 'postnl'
    expect(methodThatCounts([pickup], null, {})).toBeNull()
    expect(methodThatCounts([pickup], 'postnl_pickup', { dhl_pickup_point: '8004' })).toBeNull()
    expect(methodThatCounts([pickup, ...methods], 'postnl_pickup', {})).toBeNull()
    expect(methodThatCounts([pickup], null, { postnl_pickup_point: '171227' })).toBe(pickup)
  })

  test('the first slot counts until another is asked for', () => {
    const [, home, point] = methods
    expect(slotThatCounts(home ?? null, null)?.id).toBe('a')
    expect(slotThatCounts(home ?? null, 'b')?.id).toBe('b')
    expect(slotThatCounts(home ?? null, 'gone')?.id).toBe('a')
    expect(slotThatCounts(point ?? null, 'b')).toBeNull()
    expect(slotThatCounts(null, 'b')).toBeNull()
  })
})
