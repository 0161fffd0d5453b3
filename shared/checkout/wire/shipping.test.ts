// Tests the schemas of shipping and payment: what is offered, and which claims and addresses are rejected.
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import * as answers from '#tests/support/answers.ts'
import { PaymentMethod, PaymentStatus, PlacedOrder } from './payment.ts'
import { ShippingMethods } from './shipping.ts'

describe('shipping methods', () => {
  it('drop invalid entries and keep the rest', () => {
    const methods = v.parse(ShippingMethods, [null, answers.shippingMethodAnswer(), { carrier_code: 'x', method_code: null }, 3])
    expect(methods.map(({ carrierCode }) => carrierCode)).toEqual(['postnl'])
  })

  it('are available unless the host explicitly says no', () => {
    const available = (value: unknown) => v.parse(ShippingMethods, [answers.shippingMethodAnswer({ available: value })])[0]?.isAvailable
    expect([true, undefined, null, 'yes', false].map(available)).toEqual([true, true, true, true, false])
  })

  it('know two kinds of pickup', () => {
    const pickup = (value: unknown) =>
      v.parse(ShippingMethods, [answers.shippingMethodAnswer({ extension_attributes: { pickup: value } })])[0]?.pickup
    expect(['postnl', 'dhl', 'ups', null].map(pickup)).toEqual(['postnl', 'dhl', null, null])
  })

  it('need no extension attributes', () => {
    expect(v.parse(ShippingMethods, [answers.shippingMethodAnswer({ extension_attributes: null })])[0]).toMatchObject({
      slots: [],
      pickup: null,
      promise: null,
    })
  })
})

describe('payment', () => {
  it('treats an unknown variant as the default one', () => {
    for (const variant of ['klarna', null, undefined, 7]) {
      expect(v.parse(PaymentMethod, answers.paymentMethodAnswer({ code: 'invoice', extension_attributes: { variant } })).variant).toBe(
        'default',
      )
    }
  })

  it('accepts no provider address that a browser would execute', () => {
    expect(v.safeParse(PlacedOrder, answers.placedOrderAnswer({ redirect_url: 'javascript:alert(1)' })).success).toBe(false)
    expect(v.parse(PlacedOrder, answers.placedOrderAnswer({ redirect_url: null, order_number: 100 }))).toMatchObject({
      number: '100',
      redirectUrl: null,
    })
  })

  it('treats an unknown status as unknown', () => {
    for (const status of ['PAID', 'done', '', null, true]) expect(v.safeParse(PaymentStatus, { status }).success).toBe(false)
    expect(v.parse(PaymentStatus, { status: 'none' })).toEqual({ status: 'none', orderNumber: null, redirectUrl: null })
  })
})
