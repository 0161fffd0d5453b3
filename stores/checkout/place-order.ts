// From cart to order, exactly once, however often and from how many tabs it is asked for.
import type { ShownCart } from '#shared/api/payment.ts'
import { cartChange } from '#shared/domain/cart-change.ts'
import type { Failure, Result } from '#shared/domain/failure.ts'
import { environment } from '#shared/environment.ts'
import type { PaymentMethod, PlacedOrder } from '#shared/schemas/payment.ts'
import { loadCart, reloadCart } from '../cart/read.ts'
import { $page } from '../page.ts'
import { currentEra, onReset } from '../reset.ts'
import { noteOwnWrite } from '../session.ts'
import { attempt, isAnswerLost } from '../work/attempt.ts'
import { type Attempt, attemptFor, endAttempt, keepAttempt } from './attempt-key.ts'
import { askStatus, leaveToConfirmation, leaveToPay, leaveWith, lossOf } from './outcome.ts'
import { isLackingDetails } from './payment-details.ts'
import { $issuer, $paymentMethod, paymentInformation, paymentLine } from './payment-methods.ts'
import { hostRefusal } from './placing.ts'
import { isSavedElsewhere } from './saved-last.ts'
import { seenCart } from './seen.ts'
import { saveShipping } from './shipping.ts'
import { $change, $exit, $paymentFailure, $placing } from './state.ts'
import { remainUnsure } from './unsure.ts'

let placing: Promise<Result<null>> | null = null
onReset(() => {
  placing = null
})

/**
 * Places the order and says in `$mustLeave` where it goes on. Calls while one is on its way are the same call.
 * It stays "placing" after success, until the page is left: there is nothing to press any more.
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
  const missing = method === null ? methodMissing : lacksBank(method) ? issuerMissing : isLackingDetails(method) ? detailsMissing : null
  if (!method || missing) {
    // The same lack said again is news: the view moves the focus with it.
    $paymentFailure.set(missing && { ...missing })
    return { ok: false, error: missing ?? methodMissing }
  }
  const refusal = hostRefusal(method, origin)
  if (refusal) {
    $paymentFailure.set(refusal)
    return { ok: false, error: refusal }
  }
  const era = currentEra()
  $placing.set(true)
  $paymentFailure.set(null)
  $change.set(null)
  const result = await placeAsSeen(method)
  if (era !== currentEra() || result.ok) return result
  if (result.error.code === 'payment.answer-lost') remainUnsure('payment.answer-lost')
  else if ($change.get() === null) $paymentFailure.set(result.error)
  // Stock may be what was refused; the cart then sends the shopper back to mend it.
  if (!isAnswerLost(result.error) && $change.get() === null) await reloadCart()
  // Only now: until then another press would be taken for this one.
  if (era === currentEra()) $placing.set(false)
  return result
}

/** Orders what stands on the screen. What is not so any more is said instead; where only the host's version of it moved, it goes on. */
async function placeAsSeen(method: PaymentMethod): Promise<Result<null>> {
  const seen = seenCart()
  const result = await placeInTurn(method, seen)
  if (result.ok || (result.error.reason !== 'changed' && result.error.reason !== 'empty')) return result
  const era = currentEra()
  const read = await reloadCart()
  if (!read.ok || era !== currentEra()) return result
  const change = cartChange(seen, seenCart())
  $change.set(change)
  return change ? result : placeInTurn(method, seenCart())
}

async function placeInTurn(method: PaymentMethod, seen: ShownCart): Promise<Result<null>> {
  const cart = await loadCart()
  if (!cart.ok) return cart
  const work = () => paymentLine.take(() => placeCart(String(cart.value.id), method, seen))
  return environment.withLock(`touchline:${$page.get().store.code}:order`, work)
}

async function placeCart(cart: string, method: PaymentMethod, seen: ShownCart): Promise<Result<null>> {
  let current = attemptFor(cart)
  let isRepeat = current.state === 'sent'
  if (current.state !== 'new') {
    // Something was sent before, here or in another tab: the server's word first.
    const status = await askStatus()
    if (!status.ok) return isRepeat ? { ok: false, error: { ...status.error, code: 'payment.answer-lost' } } : status
    if (leaveWith(status.value)) return done
    if (current.state === 'answered' && lossOf(status.value)) {
      endAttempt()
      current = attemptFor(cart)
    }
  }
  // Another tab gave the cart another address or way since: what is ordered is what stands here.
  if (isSavedElsewhere()) {
    const saved = await saveShipping()
    if (!saved.ok) return { ok: false, error: { ...saved.error, code: 'payment.place-failed' } }
  }
  let placed = await send(current, method, seen)
  if (!placed.ok && placed.error.reason === 'canceled') {
    // The key's order came to nothing: this is another intent, with a key of its own.
    endAttempt()
    current = attemptFor(cart)
    isRepeat = false
    placed = await send(current, method, seen)
  }
  if (placed.ok && !isRepeat) {
    keepAttempt({ ...current, state: 'answered' })
    noteOwnWrite()
    const hasLeft = placed.value.redirect_url === null ? leaveToConfirmation() : leaveToPay(placed.value.redirect_url)
    return hasLeft ? done : { ok: false, error: unpayable }
  }
  if (!placed.ok && placed.error.kind === 'aborted') return placed
  // Refused, lost, or the answer to an older try: the server says whether there is an order.
  const status = await askStatus()
  if (status.ok && leaveWith(status.value)) {
    keepAttempt({ ...current, state: 'answered' })
    noteOwnWrite()
    return done
  }
  if (placed.ok) {
    const loss = status.ok ? lossOf(status.value) : status.error
    if (status.ok) endAttempt()
    return { ok: false, error: loss ?? unpayable }
  }
  if (!isAnswerLost(placed.error)) endAttempt()
  else if (!status.ok) return { ok: false, error: { ...placed.error, code: 'payment.answer-lost', message: null } }
  return placed
}

/** From here on an order may exist. */
function send(current: Attempt, method: PaymentMethod, seen: ShownCart): Promise<Result<PlacedOrder>> {
  keepAttempt({ ...current, state: 'sent' })
  return attempt(
    async () => (await import('#shared/api/payment.ts')).placeOrder(paymentInformation(method), current.key, seen),
    'payment.place-failed',
  )
}

const done: Result<null> = { ok: true, value: null }

const methodMissing: Failure = { kind: 'rejected', code: 'payment.method-missing', message: null, status: null }

const issuerMissing: Failure = { ...methodMissing, code: 'payment.issuer-missing' }

const detailsMissing: Failure = { ...methodMissing, code: 'payment.details-missing' }

/** Where banks are given one has to be chosen. */
function lacksBank({ extension_attributes: { issuers } }: PaymentMethod): boolean {
  return issuers.length > 0 && !issuers.some(({ code }) => code === $issuer.get())
}

/** An order stands, but the way to pay for it cannot be followed. */
const unpayable: Failure = { kind: 'malformed', code: 'payment.failed', message: null, status: null }
