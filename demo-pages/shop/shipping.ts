// The shipping methods of an order: home delivery, or a pick-up point of a carrier in the country.
import type { StoreView } from '../host/store-view.ts'
import type { CartLine } from './cart-lines.ts'
import { arrivalDay, passesCustoms } from './abroad.ts'
import { listSlots, writeDay } from './delivery-slots.ts'
import { fillText, findText } from './messages.ts'
import { taxWithin, toAmount } from './money.ts'
import type { DeliverySlot, PickupPoints, ShippingMethod } from './shapes.ts'
import { findPoint, pointCarriers, type Point } from './pickup/points.ts'
import { feeFor } from './shipping-fee.ts'

/** The methods for these lines to this country; nothing for an empty cart or a country the store does not serve. */
export function listShippingMethods(store: StoreView, lines: readonly CartLine[], country: string | null, now: Date): ShippingMethod[] {
  const target = country ?? store.country
  if (!lines.length || !store.shipsTo.includes(target)) return []
  const fee = feeFor(store, lines, target)
  const isHome = target === store.country
  const excluding = toAmount(fee - taxWithin(fee, store.taxPercent))
  const days = leadDays(lines)
  const day = arrivalDay(store, days, target, now)
  const customs = passesCustoms(store, target) ? [findText('shipping.customs', store.language)] : []
  /** A promise with the day, and what the customs mean for the shopper. */
  const promise = (id: 'shipping.abroad-day' | 'shipping.pickup-day') =>
    [fillText(id, store.language, writeDay(store, day)), ...customs].join(' ')
  const common = {
    amount: excluding,
    price_excl_tax: excluding,
    price_incl_tax: toAmount(fee),
    available: true,
    error_message: null,
  }
  return [
    {
      ...common,
      carrier_code: 'touchline',
      method_code: 'home',
      carrier_title: findText('shipping.carrier-standard', store.language),
      method_title: findText('shipping.title-standard', store.language),
      extension_attributes: {
        delivery_slots: isHome ? listSlots(store, days, now) : [],
        pickup: null,
        promise: isHome ? null : promise('shipping.abroad-day'),
      },
    },
    ...pointCarriers(target).map((carrier) => ({
      ...common,
      carrier_code: carrier,
      method_code: 'pickup',
      carrier_title: findText(`shipping.carrier-${carrier}`, store.language),
      method_title: findText('shipping.title-pickup', store.language),
      extension_attributes: { delivery_slots: [], pickup: carrier, promise: promise('shipping.pickup-day') },
    })),
  ]
}

/** The working days before an order can be sent: it is one parcel, sent when its slowest product is ready. */
export function leadDays(lines: readonly CartLine[]): number {
  return Math.max(...lines.map(({ lead }) => lead.days))
}

/** The chosen pickup point of a method; null if the carrier has no such point in this country. */
export function pointOf({ extension_attributes: { pickup } }: ShippingMethod, points: PickupPoints, country: string | null): Point | null {
  const code = pickup === null ? null : points[`${pickup}_pickup_point`]
  return pickup === null || !code ? null : findPoint(pickup, code, country)
}

/** The offered slot with this id; null if it is no longer offered. */
export function findSlot(method: ShippingMethod, id: string): DeliverySlot | null {
  return method.extension_attributes.delivery_slots.find((slot) => slot.id === id) ?? null
}
