// The delivery promise of the cart and its lines: one parcel, sent when its slowest item is ready.
import { deliveryPromise, inOneParcel, type DeliveryPromise } from '#shared/product/rules/delivery.ts'
import { derived } from '#shared/state/derived.ts'
import { $page } from '#stores/page/page.ts'
import { $deliveryMoment, $promising, deliveryItemOf } from '#stores/product/delivery.ts'
import { $lines, type LineState } from './lines.ts'
import { $isDeliveryKnown, $sums } from './sums.ts'
import { $totals } from './state.ts'

/** The promise; null for an empty cart, for a cart with an unavailable line, and if the page configures no delivery. */
export const $cartPromise = derived(
  [$lines, $totals, $isDeliveryKnown, $sums, $page, $deliveryMoment],
  (lines, known, isKnown, sums, { delivery: rules }, now): DeliveryPromise | null => {
    const wanted = lines.filter(({ quantity }) => quantity > 0)
    if (!rules || wanted.length === 0 || wanted.some(({ stock }) => stock !== 'enough')) return null
    const totals = known.state === 'ready' ? known.value : null
    const items = wanted.map(({ item: { delivery } }) => (delivery ? deliveryItemOf(delivery, null) : unknown))
    const promise = deliveryPromise(rules, inOneParcel(items, totals && totals.subtotal), now)
    // Once a method is chosen, the totals contain its cost, which may be for another country.
    if (totals && isKnown) return { ...promise, fee: totals.shipping, freeFrom: null }
    // The store's own fee is for its own country.
    return sums?.isAtHome === false ? { ...promise, fee: null, freeFrom: null } : promise
  },
)

/** The parcel of the available lines whose delivery days are known. */
const parcelOf = (lines: readonly LineState[]) =>
  inOneParcel(
    lines.flatMap(({ item: { delivery }, quantity, stock }) =>
      quantity > 0 && stock === 'enough' && delivery && delivery.days !== null ? deliveryItemOf(delivery, null) : [],
    ),
    null,
  )
// A separate atom, so that a line is recalculated only when another line's days change.
const $parcelDays = derived([$lines], (lines) => parcelOf(lines).days)
const $parcelDate = derived([$lines], (lines) => parcelOf(lines).date)

/** Calculates the promise of a line, which waits for the slowest of the others. The function is a new one whenever its results change. */
export const $promisingLine = derived([$promising, $parcelDays, $parcelDate], (promising, days, date) => {
  return ({ item: { delivery }, stock }: LineState): DeliveryPromise | null => {
    if (stock !== 'enough' || !delivery) return null
    return promising(delivery.days === null ? delivery : { ...delivery, days, date }, null)
  }
})

const unknown = { days: null, isMade: false, date: null, price: null }
