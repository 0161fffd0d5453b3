// What may be promised of the whole cart: one parcel, which comes when the last of its goods can.
import { deliveryPromise, inOneParcel, type DeliveryPromise } from '#shared/domain/delivery.ts'
import { isDeliveryKnown } from '#shared/domain/totals.ts'
import { derived } from '#shared/state/derived.ts'
import { $deliveryMoment, goodsOf } from '../delivery.ts'
import { $page } from '../page.ts'
import { $lines } from './lines.ts'
import { $sums } from './state.ts'

/** The promise; null for an empty cart, one with a line that cannot be had, and where the page says nothing of delivery. */
export const $cartPromise = derived(
  [$lines, $sums, $page, $deliveryMoment],
  (lines, sums, { delivery: rules }, now): DeliveryPromise | null => {
    const wanted = lines.filter(({ quantity }) => quantity > 0)
    if (!rules || wanted.length === 0 || wanted.some(({ stock }) => stock !== 'enough')) return null
    const totals = sums.state === 'ready' ? sums.value : null
    const goods = wanted.map(({ item: { delivery } }) => (delivery ? goodsOf(delivery, null) : unknown))
    const promise = deliveryPromise(rules, inOneParcel(goods, totals && totals.subtotal), now)
    // Once a method is chosen the host has said what it costs, maybe to another country.
    return totals && isDeliveryKnown(totals) ? { ...promise, fee: totals.shipping, freeFrom: null } : promise
  },
)

const unknown = { days: null, isMade: false, date: null, price: null }
