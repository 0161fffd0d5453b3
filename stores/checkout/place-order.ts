// Turns the cart into an order exactly once, however often and from however many tabs it is requested.
import type { ShownCart } from '#shared/checkout/calls.ts'
import type { PaymentMethod, PlacedOrder } from '#shared/checkout/wire/payment.ts'
import type { Failure, Result } from '#shared/domain/failure.ts'
import { environment } from '#shared/environment.ts'
import { isOffered } from '#shared/state/extensions.ts'
import { loadCart, reloadCart } from '#stores/cart/read.ts'
import { $cart } from '#stores/cart/state.ts'
import { attempt, isAnswerLost } from '#stores/kit/attempt.ts'
import { valueOf } from '#stores/kit/loadable.ts'
import { currentEra, onReset } from '#stores/kit/reset.ts'
import { $page } from '#stores/page/page.ts'
import { noteOwnWrite } from '#stores/session/session.ts'
import { hasAddresses } from './addresses.ts'
import { type Attempt, attemptFor, endAttempt, keepAttempt } from './attempt-key.ts'
import { $cartChange, forgetChange, showChange } from './changed-cart.ts'
import { mindLogin } from './login-meanwhile.ts'
import { readPaymentStatus, leaveToConfirmation, leaveToPay, leaveWith, lossOf } from './outcome.ts'
import { isLackingDetails } from './payment-details.ts'
import { $issuer, $paymentMethod, paymentInformation, paymentLine } from './payment-methods.ts'
import { hostRefusal } from './placing.ts'
import { dropPurchase, keepPurchase, namePurchase } from './purchase.ts'
import { isSavedElsewhere } from './saved-last.ts'
import { seenCart } from './seen.ts'
import { estimateShipping, isShippingGone, saveShipping } from './shipping-methods.ts'
import { $exit, $paymentError, $isPlacing } from './state.ts'
import { goToStep, reachNoFurther } from './steps.ts'
import { $hasLooked, lostOrder, remainUnsure } from './unsure.ts'

let placing: Promise<Result<null>> | null = null
onReset(() => {
  placing = null
})

/**
 * Places the order and sets `$mustLeave` to where it continues. Calls while one is running share it.
 * It stays "placing" after success until the page is left, so that the button cannot be pressed again.
 */
export function placeOrder(origin?: object): Promise<Result<null>> {
  placing ??= place(origin).finally(() => {
    placing = null
  })
  return placing
}

async function place(origin: object | undefined): Promise<Result<null>> {
  if ($exit.get()) return done
  const method = $paymentMethod.get()
  const missing = missingFor(method)
  if (!method || missing) {
    // A copy, so that a repeated failure notifies listeners again and the view moves the focus to it.
    $paymentError.set(missing && { ...missing })
    return { ok: false, error: missing ?? methodMissing }
  }
  const refusal = hostRefusal(method, origin)
  if (refusal) {
    $paymentError.set(refusal)
    return { ok: false, error: refusal }
  }
  const era = currentEra()
  $isPlacing.set(true)
  $paymentError.set(null)
  forgetChange()
  const result = await mindLogin(await placeAsSeen(method))
  if (era !== currentEra() || result.ok) return result
  if (isShippingGone(result.error)) {
    await chooseShippingAgain(origin)
    if (era !== currentEra()) return result
  }
  if (result.error.code === lostOrder()) remainUnsure(lostOrder())
  else if ($cartChange.get() === null) $paymentError.set(withOwnWords(result.error))
  // Stock may be the reason for the refusal; the cart then asks the shopper to correct it.
  if (!isAnswerLost(result.error) && $cartChange.get() === null) await reloadCart()
  // Not earlier: until then, another press would join this one.
  if (era === currentEra()) $isPlacing.set(false)
  return result
}

/** Returns to the shipping step with the methods offered now: the order would be refused with the old one. */
async function chooseShippingAgain(origin: object | undefined): Promise<void> {
  goToStep(2, origin)
  reachNoFurther(2)
  await estimateShipping()
}

/** Orders the cart on the screen. A difference is shown to the shopper instead, unless only the host's version number changed. */
async function placeAsSeen(method: PaymentMethod): Promise<Result<null>> {
  const seen = seenCart()
  const result = await placeInTurn(method, seen)
  if (result.ok || (result.error.reason !== 'changed' && result.error.reason !== 'empty')) return result
  const era = currentEra()
  const read = await reloadCart()
  if (!read.ok || era !== currentEra()) return result
  return showChange(seen, true) ? result : placeInTurn(method, seenCart())
}

async function placeInTurn(method: PaymentMethod, seen: ShownCart): Promise<Result<null>> {
  const cart = await loadCart()
  if (!cart.ok) return cart
  const work = () => paymentLine.run(() => placeCart(String(cart.value.id), method, seen))
  return environment.withLock(`touchline:${$page.get().store.code}:order`, work)
}

async function placeCart(cart: string, method: PaymentMethod, seen: ShownCart): Promise<Result<null>> {
  let current = attemptFor(cart)
  let isRepeat = current.state === 'sent'
  if (current.state !== 'new') {
    // An order was sent before, here or in another tab: ask the server first.
    const status = await readPaymentStatus()
    // If no call can answer, the shopper has checked for herself: the key is the same, so the order is too.
    if (!status.ok && !(isRepeat && $hasLooked.get())) return isRepeat ? unheard(status.error, status.error) : status
    if (status.ok && (await leaveWith(status.value))) return done
    if (current.state === 'answered' && status.ok && (lossOf(status.value) || !isOffered('orders'))) {
      endAttempt()
      current = attemptFor(cart)
    }
  }
  // Another tab has saved another address or method since: save those shown here again before ordering.
  if (isSavedElsewhere()) {
    const saved = await saveShipping()
    if (!saved.ok) return { ok: false, error: { ...saved.error, code: 'payment.place-failed' } }
  }
  let placed = await send(current, method, seen)
  if (!placed.ok && placed.error.reason === 'canceled') {
    // The order with this key failed: this is another attempt, with a key of its own.
    endAttempt()
    current = attemptFor(cart)
    isRepeat = false
    placed = await send(current, method, seen)
  }
  if (placed.ok && !(isRepeat && isOffered('orders'))) {
    const { number, redirectUrl } = placed.value
    keepAttempt({ ...current, state: 'answered' })
    noteOwnWrite()
    namePurchase(number)
    const hasLeft = await (redirectUrl === null ? leaveToConfirmation() : leaveToPay(redirectUrl))
    return hasLeft ? done : { ok: false, error: unpayable }
  }
  if (!placed.ok && placed.error.kind === 'aborted') return placed
  if (!placed.ok && !isLost(placed.error) && !isOffered('orders')) {
    // An empty cart would prove nothing here: the refusal may be that of an expired session.
    endAttempt()
    dropPurchase()
    return placed
  }
  // Refused, lost, or an answer to an older attempt: the server says whether there is an order.
  const status = await readPaymentStatus()
  if (status.ok && (await leaveWith(status.value))) {
    keepAttempt({ ...current, state: 'answered' })
    noteOwnWrite()
    return done
  }
  if (placed.ok) {
    const loss = status.ok ? lossOf(status.value) : status.error
    if (status.ok) endAttempt()
    return { ok: false, error: loss ?? unpayable }
  }
  if (!isLost(placed.error)) endAttempt()
  else if (!status.ok) return unheard(placed.error, status.error)
  return placed
}

/** It is unknown whether there is an order. If her session has expired, the cart can be checked once she has logged in again. */
const unheard = (sent: Failure, checked: Failure): Result<never> => ({
  ok: false,
  error: checked.code === 'session.expired' ? checked : { ...sent, code: lostOrder(), message: null },
})

/** A redirect is no answer either: it may lead to a login, or to the page after an order. */
const isLost = (error: Failure) => isAnswerLost(error) || error.reason === 'redirected'

/** Sends the order. From here on an order may exist. */
function send(current: Attempt, method: PaymentMethod, seen: ShownCart): Promise<Result<Placed>> {
  keepAttempt({ ...current, state: 'sent' })
  if (!isOffered('orders')) keepPurchase(current.key)
  return attempt(async () => {
    const calls = await import('#shared/checkout/calls.ts')
    const answer = await calls.placeOrder(paymentInformation(method), current.key, seen)
    if (answer.isPlaced) return answer
    const { refusalOf } = await import('#shared/api/refusal.ts')
    throw refusalOf(200, answer.said, 'POST checkout/cart/payment-information')
  }, 'payment.place-failed')
}

type Placed = Extract<PlacedOrder, { isPlaced: true }>

const done: Result<null> = { ok: true, value: null }

/** The first missing input of the shopper; null if nothing is missing. */
function missingFor(method: PaymentMethod | null): Failure | null {
  if (method === null) return methodMissing
  if (!hasAddresses(valueOf($cart.get())?.isVirtual ?? false)) return addressInvalid
  if (lacksBank(method)) return issuerMissing
  return isLackingDetails(method) ? detailsMissing : null
}

/** Adds our own sentence if the host refused an address without a message. */
const withOwnWords = (error: Failure): Failure =>
  error.reason === 'address' && error.message === null ? { ...error, code: addressInvalid.code } : error

const methodMissing: Failure = { kind: 'rejected', code: 'payment.method-missing', message: null, status: null }

const addressInvalid: Failure = { ...methodMissing, code: 'checkout.address-invalid' }

const issuerMissing: Failure = { ...methodMissing, code: 'payment.issuer-missing' }

const detailsMissing: Failure = { ...methodMissing, code: 'payment.details-missing' }

/** Whether the method has banks and none is chosen. */
function lacksBank({ issuers }: PaymentMethod): boolean {
  return issuers.length > 0 && !issuers.some(({ code }) => code === $issuer.get())
}

/** An order exists, but the address of its payment cannot be followed. */
const unpayable: Failure = { kind: 'malformed', code: 'payment.failed', message: null, status: null }
