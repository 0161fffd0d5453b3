// Shipping methods, the one that counts, and what the server makes of it.
import type { ReadableAtom } from 'nanostores'
import { withoutIds } from '#shared/domain/address.ts'
import type { Result } from '#shared/domain/failure.ts'
import { methodAskedFor, methodThatCounts, shippingCode, slotThatCounts } from '#shared/domain/shipping-code.ts'
import { emit } from '#shared/events/bus.ts'
import type { ShippingInformation, ShippingMethod } from '#shared/schemas/shipping.ts'
import { writeJson } from '#shared/schemas/json.ts'
import type { Totals } from '#shared/schemas/totals.ts'
import { derived } from '#shared/state/derived.ts'
import { defineSeed } from '#shared/state/seed.ts'
import { currentBasket } from '../cart/basket.ts'
import { takeTotals, withLoadingTotals } from '../cart/read.ts'
import { type Loadable, valueOf } from '../loadable.ts'
import { writable } from '../reset.ts'
import { attempt } from '../work/attempt.ts'
import { question } from '../work/question.ts'
import { turns } from '../work/turns.ts'
import { whileCounting } from '../work/while-counting.ts'
import { wishes } from '../work/wishes.ts'
import { $billingAddress, $shippingAddress, addressToSend } from './addresses.ts'
import { forgetPoints } from './chosen-point.ts'
import { mindOrder } from './order-meanwhile.ts'
import { noteSaved } from './saved-last.ts'
import { $choice, $extension, $offered } from './state.ts'
import { reachNoFurther } from './steps.ts'

const api = () => import('#shared/api/shipping.ts')

const $methods = writable<Loadable<ShippingMethod[]>>({ state: 'loading' })
const $saves = writable(0)
const $estimates = writable(0)
const $isOld = writable(false)

const methodMissing: Result<never> = {
  ok: false,
  error: { kind: 'rejected', code: 'shipping.method-missing', message: null, status: null },
}

const pointMissing: Result<never> = { ok: false, error: { ...methodMissing.error, code: 'pickup.point-missing' } }

/** The methods on offer; loading from the start. */
export const $shippingMethods: ReadableAtom<Loadable<ShippingMethod[]>> = $methods
/** The shopper's own choice while it is offered, else the first available; a pick-up without a point is not. */
export const $shippingMethod = derived([$methods, $choice, $extension], (methods, choice, extras) =>
  methodThatCounts(valueOf(methods) ?? [], choice.methodCode, extras),
)
/** The method of which the shopper sees that it is chosen: the one that counts, or a pick-up whose point is still to be chosen. */
export const $shownMethod = derived(
  [$methods, $choice, $shippingMethod],
  (methods, choice, method) => method ?? methodAskedFor(valueOf(methods) ?? [], choice.methodCode),
)
/** Carrier and method joined by an underscore. */
export const $shippingCode = derived([$shippingMethod], (method) => (method ? shippingCode(method) : null))
/** The chosen slot, else the first of the method; null where the method has none. */
export const $deliverySlot = derived([$shippingMethod, $choice], (method, choice) => slotThatCounts(method, choice.slotId))
/** What goes along with the method by key, e.g. a pickup point's location code. */
export const $extensionAttributes: ReadableAtom<Readonly<Record<string, string>>> = $extension
/** A new list is on its way; the old one stays meanwhile. */
export const $isEstimating = derived([$estimates], (estimates) => estimates > 0)
/** The last reload failed: offer "try again", no error text. */
export const $isShippingOutdated: ReadableAtom<boolean> = $isOld
/** Shipping is being saved. */
export const $isSavingShipping = derived([$saves], (saves) => saves > 0)

const offers = question(
  async (signal, isEstimate: boolean) => {
    const calls = await api()
    return isEstimate
      ? calls.estimateShippingMethods(withoutIds(addressToSend($shippingAddress.get())), signal)
      : calls.getShippingMethods(signal)
  },
  (result) => {
    const hasList = $methods.get().state === 'ready'
    $isOld.set(!result.ok && hasList)
    if (result.ok) $methods.set({ state: 'ready', value: result.value })
    else if (!hasList) $methods.set({ state: 'failed', error: result.error })
  },
  'shipping.load-failed',
)

const sums = wishes<'totals', ShippingMethod, Totals>({
  line: turns(async () => {}),
  send: (_, method) =>
    attempt(async () => {
      const { saveTotalsInformation } = await import('#shared/api/cart.ts')
      return saveTotalsInformation({
        address: withoutIds(addressToSend($shippingAddress.get())),
        shipping_method_code: method.method_code,
        shipping_carrier_code: method.carrier_code,
      })
    }, 'cart.totals-failed'),
  settle: (_, __, result) => {
    if (result.ok) takeTotals(result.value)
  },
})

/** The methods for the cart as the server knows it, unless they are there. */
export async function loadShippingMethods(): Promise<Result<ShippingMethod[]>> {
  const current = $methods.get()
  if (current.state === 'ready') return { ok: true, value: current.value }
  $methods.set({ state: 'loading' })
  return mindOrder(await offers.join(false))
}

/** The methods for the shipping address; the list is replaced and the totals follow. */
export async function estimateShipping(): Promise<Result<ShippingMethod[]>> {
  if ($methods.get().state !== 'ready') $methods.set({ state: 'loading' })
  const result = await mindOrder(await whileCounting($estimates, () => offers.ask(true)))
  if (result.ok) await askTotals()
  return result
}

/** Chooses a method by its code and has the totals follow; a pick-up takes the place of another with its point. A method that is not on offer is not chosen. */
export async function chooseShippingMethod(code: string, origin?: object): Promise<Result<Totals | null>> {
  const method = methodAskedFor(valueOf($methods.get()) ?? [], code)
  if (!method) return methodMissing
  reachNoFurther(2)
  forgetPoints(method.extension_attributes.pickup)
  $choice.set({ ...$choice.get(), methodCode: code })
  emit('checkout:shipping-chosen', { code, title: method.method_title, ...currentBasket() }, origin)
  return askTotals()
}

/** Asks for a delivery slot of the chosen method. */
export function chooseDeliverySlot(id: string): void {
  reachNoFurther(2)
  $choice.set({ ...$choice.get(), slotId: id })
}

/** Sets or, with null, deletes something that goes along with the method. */
export function changeExtensionAttribute(key: string, value: string | null): void {
  reachNoFurther(2)
  const { [key]: _, ...rest } = $extension.get()
  $extension.set(value === null ? rest : { ...rest, [key]: value })
}

/** Tells the server addresses, method and slot; its answer brings totals and payment methods. */
export async function saveShipping(): Promise<Result<null>> {
  const method = $shippingMethod.get()
  if (!method) return $shownMethod.get() ? pointMissing : methodMissing
  const result = await whileCounting($saves, () =>
    withLoadingTotals(() =>
      attempt(async () => (await api()).saveShippingInformation(shippingInformation(method)), 'shipping.save-failed'),
    ),
  )
  if (!result.ok) return mindOrder(result)
  noteSaved()
  takeTotals(result.value.totals)
  $offered.set({ state: 'ready', value: result.value.payment_methods })
  return { ok: true, value: null }
}

/** Totals with the method that counts; a failure leaves them as they were. */
export async function askTotals(): Promise<Result<Totals | null>> {
  // What it costs is known before the point is.
  const method = $shownMethod.get()
  return method ? withLoadingTotals(() => sums.make('totals', method)) : { ok: true, value: null }
}

function shippingInformation(method: ShippingMethod): ShippingInformation {
  const slot = $deliverySlot.get()
  return {
    shippingAddress: addressToSend($shippingAddress.get()),
    billingAddress: withoutIds(addressToSend($billingAddress.get())),
    shippingMethodCode: method.method_code,
    shippingCarrierCode: method.carrier_code,
    extensionAttributes: { ...$extension.get(), requested_delivery_date: slot ? writeJson(slot) : null },
  }
}

/** What a server may print of the shipping methods. */
export const shippingSeed = defineSeed('shipping', { methods: $methods })
