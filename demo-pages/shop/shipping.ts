// The ways an order can travel. Points of PostNL and DHL are listed and said to come later, until their widgets are there.
import type { StoreView } from '../server/store-view.ts'
import type { CartLine } from './cart-lines.ts'
import { listSlots } from './delivery-slots.ts'
import { findText } from './messages.ts'
import { taxWithin, toAmount } from './money.ts'
import type { DeliverySlot, ShippingMethod } from './shapes.ts'
import { feeFor } from './shipping-fee.ts'

const pickups = [
  { code: 'postnl', sentence: 'shipping.title-postnl', carrier: 'PostNL', countries: ['NL', 'BE'] },
  { code: 'dhl', sentence: 'shipping.title-dhl', carrier: 'DHL', countries: ['NL', 'DE'] },
] as const

/** The methods for these lines to this country; nothing for an empty cart or a country the store does not serve. */
export function listShippingMethods(store: StoreView, lines: readonly CartLine[], country: string | null, now: Date): ShippingMethod[] {
  const target = country ?? store.country
  if (!lines.length || !store.shipsTo.includes(target)) return []
  const fee = feeFor(store, lines, target)
  const isHome = target === store.country
  const method = (
    carrier_code: string,
    method_code: string,
  ): Pick<ShippingMethod, 'carrier_code' | 'method_code' | 'amount' | 'price_excl_tax' | 'price_incl_tax'> => {
    const excluding = toAmount(fee - taxWithin(fee, store.taxPercent))
    return { carrier_code, method_code, amount: excluding, price_excl_tax: excluding, price_incl_tax: toAmount(fee) }
  }
  return [
    {
      ...method('touchline', 'home'),
      carrier_title: findText('shipping.carrier-standard', store.language),
      method_title: findText('shipping.title-standard', store.language),
      available: true,
      error_message: null,
      extension_attributes: {
        delivery_slots: isHome ? listSlots(store, now) : [],
        pickup: null,
        promise: isHome ? findText(store.language === 'de' ? 'shipping.promise-de' : 'shipping.promise', store.language) : null,
      },
    },
    ...pickups
      .filter(({ countries }) => countries.some((served) => served === target))
      .map(({ code, sentence, carrier }) => ({
        ...method(code, 'pickup'),
        carrier_title: carrier,
        method_title: findText(sentence, store.language),
        available: false,
        error_message: findText('shipping.later', store.language),
        extension_attributes: { delivery_slots: [], pickup: code, promise: null },
      })),
  ]
}

/** The offered slot with this id, null when it is not offered any more. */
export function findSlot(method: ShippingMethod, id: string): DeliverySlot | null {
  return method.extension_attributes.delivery_slots.find((slot) => slot.id === id) ?? null
}
