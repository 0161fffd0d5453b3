// Pick-up points: the carrier and postcode of the search, the points found, and the chosen one.
import { addressValue, COUNTRY } from '#shared/address/rules/address-fields.ts'
import { bare } from '#shared/address/rules/postcode.ts'
import { metresBetween } from '#shared/checkout/rules/distance.ts'
import type { DhlQuestion, PickupCarrier, PickupPoint, Spot } from '#shared/checkout/wire/pickup-points.ts'
import type { Result } from '#shared/domain/failure.ts'
import { derived } from '#shared/state/derived.ts'
import { latestRequest } from '#stores/kit/latest-request.ts'
import { type Loadable, valueOf } from '#stores/kit/loadable.ts'
import { writable } from '#stores/kit/reset.ts'
import { $page } from '#stores/page/page.ts'
import { onLeave } from '#stores/session/leaving.ts'
import { $shippingAddress } from './addresses.ts'
import { pointKey } from './chosen-point.ts'
import { changeExtensionAttribute } from './shipping-methods.ts'
import { $extensionAttributes, $point } from './state.ts'

export { $chosenPoint } from './chosen-point.ts'

/** The place of the search. */
export interface PointSearch {
  carrier: PickupCarrier
  country: string
  postcode: string
}

const api = () => import('#shared/checkout/pickup/calls.ts')

/** The carrier and postcode of the search. */
export const $pointSearch = writable<PointSearch | null>(null)
/** The points, nearest first; loading from the start. */
export const $pickupPoints = writable<Loadable<PickupPoint[]>>({ state: 'loading' })
/** The position of the postcode, once the host returns it; for carriers that send no distance. */
export const $customerLocation = writable<(Spot & { zipcode: string }) | null>(null)

/** The code of the chosen point of the carrier in view. */
export const $pointCode = derived([$pointSearch, $extensionAttributes], (search, extras) =>
  search === null ? null : (extras[pointKey(search.carrier)] ?? null),
)

const nearest = latestRequest(
  async (signal, search: PointSearch) => {
    const calls = await api()
    const [points, spot] = await Promise.all([
      search.carrier === 'postnl'
        ? calls.getPostnlPoints(bare(search.postcode), search.country, signal)
        : calls.findDhlPoints(search.country, dhlQuestion(search), signal),
      // Only distances depend on it: the list is shown without it too.
      // The call looks postcodes up in the page's own country only.
      search.country === $page.get().country ? calls.lookUpPostcode(bare(search.postcode), signal).catch(() => null) : null,
    ])
    return { points, spot, zipcode: bare(search.postcode) }
  },
  (result) => {
    if (!result.ok) {
      if (result.error.kind !== 'aborted') $pickupPoints.set({ state: 'failed', error: result.error })
      return
    }
    const { points, spot, zipcode } = result.value
    $customerLocation.set(spot && { ...spot, zipcode })
    $pickupPoints.set({ state: 'ready', value: points.map((point) => withDistance(point, spot)).toSorted(byDistance) })
  },
  'pickup.load-failed',
)

onLeave((leaving) => leaving !== 'expired' && resetPoints())

/** Opens a carrier's points near the shipping address, unless they are open. */
export async function openPoints(carrier: PickupCarrier): Promise<void> {
  const { postcode } = $shippingAddress.get()
  const country = addressValue($shippingAddress.get(), COUNTRY)
  const search = $pointSearch.get()
  // A postcode that she searched for stays; with another carrier or country the search starts again.
  if (search && search.carrier === carrier && search.country === country && $pickupPoints.get().state === 'ready') return
  resetPoints()
  await find({ carrier, country, postcode: postcode ?? '' })
}

/** Searches near another postcode. The chosen point stays chosen until another is. */
export async function searchPoints(postcode: string): Promise<void> {
  const search = $pointSearch.get()
  if (search) await find({ ...search, postcode: postcode.trim() })
}

/** Searches again after a failure. */
export async function reloadPoints(): Promise<void> {
  const search = $pointSearch.get()
  if (search) await find(search)
}

/** Chooses a point: its location code is sent with the order. */
export function choosePoint(code: string): Result {
  const carrier = $pointSearch.get()?.carrier
  const point = (valueOf($pickupPoints.get()) ?? []).find((one) => one.code === code)
  if (!carrier || !point) return { ok: false, error: { kind: 'rejected', code: 'pickup.point-missing', message: null, status: null } }
  const { name, street, postcode, city } = point
  $point.set({ carrier, code, name, street, postcode, city })
  changeExtensionAttribute(pointKey(carrier), code)
  return { ok: true, value: undefined }
}

/** Clears the chosen point. */
export function removePoint(): void {
  const carrier = $pointSearch.get()?.carrier
  if (!carrier) return
  $point.set(null)
  changeExtensionAttribute(pointKey(carrier), null)
}

/** Empties the list, which counts as loading until the next search. Pending answers are ignored. */
export function resetPoints(): void {
  nearest.abort()
  $pointSearch.set(null)
  $pickupPoints.set({ state: 'loading' })
  $customerLocation.set(null)
}

async function find(search: PointSearch): Promise<void> {
  $pointSearch.set(search)
  $pickupPoints.set({ state: 'loading' })
  await nearest.send(search)
}

/** Near the shipping address the whole address is sent, elsewhere the postcode alone. */
function dhlQuestion({ postcode }: PointSearch): DhlQuestion {
  const { postcode: home, street, city } = $shippingAddress.get()
  const alone: DhlQuestion = { postalCode: bare(postcode), showUnavailable: 'false' }
  const [name, number] = street
  if (bare(home ?? '') !== alone.postalCode || !name || !number || !city) return alone
  return { ...alone, city, street: name, houseNumber: number }
}

function withDistance(point: PickupPoint, from: Spot | null): PickupPoint {
  if (point.distance !== null || !from || !point.spot) return point
  return { ...point, distance: metresBetween(from, point.spot) }
}

/** Sorts by distance; points without one come last, in the carrier's order. */
function byDistance(one: PickupPoint, other: PickupPoint): number {
  return (one.distance ?? Infinity) === (other.distance ?? Infinity) ? 0 : (one.distance ?? Infinity) - (other.distance ?? Infinity)
}
