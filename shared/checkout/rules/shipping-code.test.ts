// Tests which shipping method and slot apply.
import { describe, expect, test } from 'vitest'
import type { ShippingMethod } from '#shared/checkout/wire/shipping.ts'
import { methodThatCounts, slotThatCounts } from './shipping-code.ts'

describe('shipping', () => {
  const method = (methodCode: string, isAvailable: boolean, slots: string[] = []): ShippingMethod => ({
    code: `postnl_${methodCode}`,
    carrierCode: 'postnl',
    methodCode,
    carrierTitle: '',
    title: '',
    amount: null,
    priceExclTax: null,
    price: null,
    isAvailable,
    reason: null,
    slots: slots.map((id) => ({ id, date: '2026-08-04', from: '', to: '', label: '' })),
    pickup: null,
    promise: null,
  })
  const methods = [method('away', false), method('home', true, ['a', 'b']), method('point', true)]

  test('the first available method counts until another is chosen', () => {
    expect(methodThatCounts(methods, null, {})?.methodCode).toBe('home')
    expect(methodThatCounts(methods, 'postnl_point', {})?.methodCode).toBe('point')
    expect(methodThatCounts(methods, 'postnl_away', {})?.methodCode).toBe('home')
    expect(methodThatCounts([], 'postnl_home', {})).toBeNull()
  })

  test('a pick-up counts only with a point of its carrier, whether chosen or first', () => {
    const pickup = method('pickup', true)
    pickup.pickup = 'postnl'
    expect(methodThatCounts([pickup], null, {})).toBeNull()
    expect(methodThatCounts([pickup], 'postnl_pickup', { dhl_pickup_point: '8004' })).toBeNull()
    expect(methodThatCounts([pickup, ...methods], 'postnl_pickup', {})).toBeNull()
    expect(methodThatCounts([pickup], null, { postnl_pickup_point: '171227' })).toBe(pickup)
  })

  test('the first slot counts until another is chosen', () => {
    const [, home, point] = methods
    expect(slotThatCounts(home ?? null, null)?.id).toBe('a')
    expect(slotThatCounts(home ?? null, 'b')?.id).toBe('b')
    expect(slotThatCounts(home ?? null, 'gone')?.id).toBe('a')
    expect(slotThatCounts(point ?? null, 'b')).toBeNull()
    expect(slotThatCounts(null, 'b')).toBeNull()
  })
})
