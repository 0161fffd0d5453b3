// Pick-up points: of which carrier and near which postcode one looks, what there is, and the one that is chosen.
import type { ReadableAtom } from 'nanostores'
import { addressValue } from '#shared/domain/address-fields.ts'
import { metresBetween } from '#shared/domain/distance.ts'
import { bare } from '#shared/domain/postcode.ts'
import type { Result } from '#shared/domain/failure.ts'
import type { DhlQuestion, PickupCarrier, PickupPoint, Spot } from '#shared/schemas/pickup-points.ts'
import { derived } from '#shared/state/derived.ts'
import { $shippingAddress } from './checkout/addresses.ts'
import { pointKey } from './checkout/chosen-point.ts'
import { changeExtensionAttribute } from './checkout/shipping.ts'
import { $extension, $point } from './checkout/state.ts'
import { onLeave } from './leaving.ts'
import { type Loadable, valueOf } from './loadable.ts'
import { $page } from './page.ts'
import { writable } from './reset.ts'
import { question } from './work/question.ts'

export { $chosenPoint } from './checkout/chosen-point.ts'

/** Where points are looked for. */
export interface PointSearch {
  carrier: PickupCarrier
  country: string
  postcode: string
}

const api = () => import('#shared/api/pickup-points.ts')

const $search = writable<PointSearch | null>(null)
const $points = writable<Loadable<PickupPoint[]>>({ state: 'loading' })
const $location = writable<(Spot & { zipcode: string }) | null>(null)

/** Of which carrier and near which postcode one looks. */
export const $pointSearch: ReadableAtom<PointSearch | null> = $search
/** The points, nearest first; loading from the start. */
export const $pickupPoints: ReadableAtom<Loadable<PickupPoint[]>> = $points
/** Where the postcode is, once the host has said so: for carriers that tell no distance. */
export const $customerLocation: ReadableAtom<(Spot & { zipcode: string }) | null> = $location
/** The code of the chosen point of the carrier that is looked at. */
export const $pointCode = derived([$search, $extension], (search, extras) =>
  search === null ? null : (extras[pointKey(search.carrier)] ?? null),
)

const nearest = question(
  async (signal, search: PointSearch) => {
    const calls = await api()
    const [points, spot] = await Promise.all([
      search.carrier === 'postnl'
        ? calls.getPostnlPoints(bare(search.postcode), search.country, signal)
        : calls.findDhlPoints(search.country, dhlQuestion(search), signal),
      // Only distances depend on it: without it the list is shown all the same.
      // The call knows no country but the page's own.
      search.country === $page.get().country ? calls.lookUpPostcode(bare(search.postcode), signal).catch(() => null) : null,
    ])
    return { points, spot, zipcode: bare(search.postcode) }
  },
  (result) => {
    if (!result.ok) {
      if (result.error.kind !== 'aborted') $points.set({ state: 'failed', error: result.error })
      return
    }
    const { points, spot, zipcode } = result.value
    $location.set(spot && { ...spot, zipcode })
    $points.set({ state: 'ready', value: points.map((point) => withDistance(point, spot)).toSorted(byDistance) })
  },
  'pickup.load-failed',
)

onLeave((leaving) => leaving !== 'expired' && resetPoints())

/** Opens the points of a carrier near the shipping address, unless they are open. */
export async function openPoints(carrier: PickupCarrier): Promise<void> {
  const { postcode } = $shippingAddress.get()
  const country = addressValue($shippingAddress.get(), 'country_id')
  const search = $search.get()
  // Another postcode that she looked near stays; another carrier or country does not.
  if (search && search.carrier === carrier && search.country === country && $points.get().state === 'ready') return
  resetPoints()
  await find({ carrier, country, postcode: postcode ?? '' })
}

/** Looks near another postcode. What was chosen stays chosen until another is. */
export async function searchPoints(postcode: string): Promise<void> {
  const search = $search.get()
  if (search) await find({ ...search, postcode: postcode.trim() })
}

/** Asks once more after a failure. */
export async function reloadPoints(): Promise<void> {
  const search = $search.get()
  if (search) await find(search)
}

/** Chooses a point: its location code goes along with the order. */
export function choosePoint(code: string): Result {
  const carrier = $search.get()?.carrier
  const point = (valueOf($points.get()) ?? []).find((one) => one.code === code)
  if (!carrier || !point) return { ok: false, error: { kind: 'rejected', code: 'pickup.point-missing', message: null, status: null } }
  const { name, street, postcode, city } = point
  $point.set({ carrier, code, name, street, postcode, city })
  changeExtensionAttribute(pointKey(carrier), code)
  return { ok: true, value: undefined }
}

/** Takes the chosen point back. */
export function removePoint(): void {
  const carrier = $search.get()?.carrier
  if (!carrier) return
  $point.set(null)
  changeExtensionAttribute(pointKey(carrier), null)
}

/** Empties the list; it is loading until the next is asked for. An answer on its way is nobody's any more. */
export function resetPoints(): void {
  nearest.drop()
  $search.set(null)
  $points.set({ state: 'loading' })
  $location.set(null)
}

async function find(search: PointSearch): Promise<void> {
  $search.set(search)
  $points.set({ state: 'loading' })
  await nearest.ask(search)
}

/** With the whole address near home, with the postcode alone elsewhere. */
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

/** What has no distance keeps the carrier's order, after those that have one. */
function byDistance(one: PickupPoint, other: PickupPoint): number {
  return (one.distance ?? Infinity) === (other.distance ?? Infinity) ? 0 : (one.distance ?? Infinity) - (other.distance ?? Infinity)
}
