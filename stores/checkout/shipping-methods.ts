// The shipping methods, the one in use, and the server's answer to it.
import { withoutIds } from '#shared/address/rules/address.ts'
import type { ApiError } from '#shared/api/errors.ts'
import type { Totals } from '#shared/cart/wire/totals.ts'
import { requestedMethod, methodThatCounts, slotThatCounts } from '#shared/checkout/rules/shipping-code.ts'
import type { ShippingInformation, ShippingMethod } from '#shared/checkout/wire/shipping.ts'
import { pickupByCode } from '#shared/domain/by-code.ts'
import type { Failure, Result } from '#shared/domain/failure.ts'
import { emit } from '#shared/events/bus.ts'
import { derived } from '#shared/state/derived.ts'
import { defineSeed } from '#shared/state/seed.ts'
import { currentBasket } from '#stores/cart/basket.ts'
import { takeTotals, withLoadingTotals } from '#stores/cart/read.ts'
import { attempt } from '#stores/kit/attempt.ts'
import { latestRequest } from '#stores/kit/latest-request.ts'
import { type Loadable, valueOf } from '#stores/kit/loadable.ts'
import { optimisticUpdates } from '#stores/kit/optimistic-updates.ts'
import { writable } from '#stores/kit/reset.ts'
import { serialQueue } from '#stores/kit/serial-queue.ts'
import { whileCounting } from '#stores/kit/while-counting.ts'
import { $page } from '#stores/page/page.ts'
import { settleHint } from '#stores/session/hint.ts'
import { $billingAddress, $shippingAddress, addressToSend } from './addresses.ts'
import { forgetPoints } from './chosen-point.ts'
import { mindOrder } from './order-meanwhile.ts'
import { withSettings } from './payment-terms.ts'
import { noteSaved } from './saved-last.ts'
import { $choice, $extensionAttributes, $paymentMethods } from './state.ts'
import { reachNoFurther } from './steps.ts'
export { $extensionAttributes } from './state.ts'

const api = () => import('#shared/checkout/shipping/calls.ts')

/** The offered methods; loading from the start. */
export const $shippingMethods = writable<Loadable<ShippingMethod[]>>({ state: 'loading' })
const $saves = writable(0)
const $estimates = writable(0)
/** Whether the last reload failed. Show no error text: offer to try again. */
export const $isShippingOutdated = writable(false)

const methodMissing: Result<never> = {
  ok: false,
  error: { kind: 'rejected', code: 'shipping.method-missing', message: null, status: null },
}

const pointMissing: Result<never> = { ok: false, error: { ...methodMissing.error, code: 'pickup.point-missing' } }

/** The shopper's choice while it is offered, else the first available method; pick-up without a point is not available. */
export const $shippingMethod = derived([$shippingMethods, $choice, $extensionAttributes], (methods, choice, extras) =>
  methodThatCounts(valueOf(methods) ?? [], choice.methodCode, extras),
)
/** The method shown as chosen: the one in use, or a pick-up whose point is not chosen yet. */
export const $shownMethod = derived(
  [$shippingMethods, $choice, $shippingMethod],
  (methods, choice, method) => method ?? requestedMethod(valueOf(methods) ?? [], choice.methodCode),
)
/** Carrier and method joined by an underscore. */
export const $shippingCode = derived([$shippingMethod], (method) => method?.code ?? null)
/** The chosen slot, else the first slot of the method; null if the method has none. */
export const $deliverySlot = derived([$shippingMethod, $choice], (method, choice) => slotThatCounts(method, choice.slotId))
/** Whether a new list is being loaded; the old one stays until then. */
export const $isEstimating = derived([$estimates], (estimates) => estimates > 0)
/** Whether shipping is being saved. */
export const $isSavingShipping = derived([$saves], (saves) => saves > 0)

const offers = latestRequest(
  async (signal, isEstimate: boolean) => {
    const calls = await api()
    const estimate = () => calls.estimateShippingMethods(withoutIds(addressToSend($shippingAddress.get())), signal)
    const list = () => calls.getShippingMethods(signal)
    const [first, other] = isEstimate ? [estimate, list] : [list, estimate]
    // A platform may have only one of the two calls; the address is saved before the estimate.
    return first().catch((error: unknown) => (isRefusal(error) ? Promise.reject(error) : other()))
  },
  (result) => {
    const hasList = $shippingMethods.get().state === 'ready'
    $isShippingOutdated.set(!result.ok && hasList)
    if (result.ok) $shippingMethods.set({ state: 'ready', value: result.value.map(withPickup) })
    else if (!hasList) $shippingMethods.set({ state: 'failed', error: result.error })
  },
  'shipping.load-failed',
)

const sums = optimisticUpdates<'totals', ShippingMethod, Totals>({
  queue: serialQueue(async () => settleHint()),
  send: (_, method) =>
    attempt(
      async () => (await api()).saveTotalsInformation({ address: withoutIds(addressToSend($shippingAddress.get())), method }),
      'cart.totals-failed',
    ),
  settle: (_, __, result) => {
    if (result.ok) takeTotals(result.value, 'shown')
  },
})

/** Loads the methods for the server's cart, unless they are loaded. */
export async function loadShippingMethods(): Promise<Result<ShippingMethod[]>> {
  const current = $shippingMethods.get()
  if (current.state === 'ready') return { ok: true, value: current.value }
  $shippingMethods.set({ state: 'loading' })
  return mindOrder(await offers.join(false))
}

/** Loads the methods for the shipping address; replaces the list and updates the totals. */
export async function estimateShipping(): Promise<Result<ShippingMethod[]>> {
  if ($shippingMethods.get().state !== 'ready') $shippingMethods.set({ state: 'loading' })
  const result = await mindOrder(await whileCounting($estimates, () => offers.send(true)))
  if (result.ok) await readTotals()
  return result
}

/** Chooses a method by its code and updates the totals; a pick-up replaces another with its point. Ignores a method that is not offered. */
export async function chooseShippingMethod(code: string, origin?: object): Promise<Result<Totals | null>> {
  const method = requestedMethod(valueOf($shippingMethods.get()) ?? [], code)
  if (!method) return methodMissing
  reachNoFurther(2)
  forgetPoints(method.pickup)
  $choice.set({ ...$choice.get(), methodCode: code })
  emit('checkout:shipping-chosen', { code, title: method.title, ...currentBasket() }, origin)
  return readTotals()
}

/** Chooses a delivery slot of the chosen method. */
export function chooseDeliverySlot(id: string): void {
  reachNoFurther(2)
  $choice.set({ ...$choice.get(), slotId: id })
}

/** Sets or, with null, deletes an attribute that is sent with the method. */
export function changeExtensionAttribute(key: string, value: string | null): void {
  reachNoFurther(2)
  const { [key]: _, ...rest } = $extensionAttributes.get()
  $extensionAttributes.set(value === null ? rest : { ...rest, [key]: value })
}

/** Saves addresses, method and slot on the server; the answer brings totals and payment methods. */
export async function saveShipping(): Promise<Result<null>> {
  const method = $shippingMethod.get()
  if (!method) return $shownMethod.get() ? pointMissing : methodMissing
  const result = await whileCounting($saves, () =>
    withLoadingTotals(() =>
      attempt(async () => (await api()).saveShippingInformation(shippingInformation(method)), 'shipping.save-failed'),
    ),
  )
  if (!result.ok) {
    if (isShippingGone(result.error)) await estimateShipping()
    return mindOrder(result)
  }
  settleHint()
  noteSaved()
  takeTotals(result.value.totals, 'saved')
  $paymentMethods.set({ state: 'ready', value: result.value.paymentMethods.map(withSettings) })
  return { ok: true, value: null }
}

/** Whether the host no longer offers the method, its slot or its point: the cut-off may have passed while she completed the other steps. */
export function isShippingGone({ reason = '' }: Failure): boolean {
  return ['shipping', 'slot', 'point'].includes(reason)
}

/** Requests totals with the method in use; a failure keeps the old ones. */
export async function readTotals(): Promise<Result<Totals | null>> {
  // The cost is known before the point is chosen.
  const method = $shownMethod.get()
  return method ? withLoadingTotals(() => sums.request('totals', method)) : { ok: true, value: null }
}

/** Whether the server has refused, or the request was aborted: another call would add nothing. */
function isRefusal(error: unknown): boolean {
  const { kind, status }: Partial<ApiError> = Object(error)
  return kind === 'aborted' || (kind === 'rejected' && status !== 404)
}

/** If the answer does not name the pick-up carrier, the method's code does. */
function withPickup(method: ShippingMethod): ShippingMethod {
  return { ...method, pickup: method.pickup ?? pickupByCode(method.carrierCode, method.methodCode, $page.get().pickup) }
}

function shippingInformation(method: ShippingMethod): ShippingInformation {
  return {
    shippingAddress: addressToSend($shippingAddress.get()),
    billingAddress: withoutIds(addressToSend($billingAddress.get())),
    method,
    extras: $extensionAttributes.get(),
    slot: $deliverySlot.get(),
  }
}

/** The state that a server may print for the shipping methods. */
export const shippingSeed = defineSeed('shipping', { methods: $shippingMethods })
