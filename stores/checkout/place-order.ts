// From cart to order, exactly once, however often and from how many tabs it is asked for.
import type { Failure, Result } from '#shared/domain/failure.ts'
import { environment } from '#shared/environment.ts'
import type { PaymentMethod } from '#shared/schemas/payment.ts'
import { loadCart, reloadCart } from '../cart/read.ts'
import { $page } from '../page.ts'
import { currentEra, onReset } from '../reset.ts'
import { noteOwnWrite } from '../session.ts'
import { attempt, isAnswerLost } from '../work/attempt.ts'
import { attemptFor, endAttempt, keepAttempt } from './attempt-key.ts'
import { askStatus, leaveToConfirmation, leaveToPay, leaveWith, lossOf } from './outcome.ts'
import { $paymentMethod, paymentInformation, paymentLine } from './payment-methods.ts'
import { isSavedElsewhere } from './saved-last.ts'
import { saveShipping } from './shipping.ts'
import { $exit, $paymentFailure, $placing } from './state.ts'

let placing: Promise<Result<null>> | null = null
onReset(() => {
  placing = null
})

/**
 * Places the order and says in `$mustLeave` where it goes on. Calls while one is on its way are the same call.
 * It stays "placing" after success, until the page is left: there is nothing to press any more.
 */
export function placeOrder(): Promise<Result<null>> {
  placing ??= place().finally(() => {
    placing = null
  })
  return placing
}

async function place(): Promise<Result<null>> {
  if ($exit.get()) return done
  const method = $paymentMethod.get()
  if (!method) {
    $paymentFailure.set(methodMissing)
    return { ok: false, error: methodMissing }
  }
  const era = currentEra()
  $placing.set(true)
  $paymentFailure.set(null)
  const result = await placeInTurn(method)
  if (era !== currentEra() || result.ok) return result
  $paymentFailure.set(result.error)
  // Stock may be what was refused; the cart then sends the shopper back to mend it.
  if (!isAnswerLost(result.error)) await reloadCart()
  // Only now: until then another press would be taken for this one.
  if (era === currentEra()) $placing.set(false)
  return result
}

async function placeInTurn(method: PaymentMethod): Promise<Result<null>> {
  const cart = await loadCart()
  if (!cart.ok) return cart
  const work = () => paymentLine.take(() => placeCart(String(cart.value.id), method))
  return environment.withLock(`touchline:${$page.get().store.code}:order`, work)
}

async function placeCart(cart: string, method: PaymentMethod): Promise<Result<null>> {
  let current = attemptFor(cart)
  const isRepeat = current.state === 'sent'
  if (current.state !== 'new') {
    // Something was sent before, here or in another tab: the server's word first.
    const status = await askStatus()
    if (!status.ok) return status
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
  keepAttempt({ ...current, state: 'sent' })
  const { key } = current
  const placed = await attempt(
    async () => (await import('#shared/api/payment.ts')).placeOrder(paymentInformation(method), key),
    'payment.place-failed',
  )
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

const done: Result<null> = { ok: true, value: null }

const methodMissing: Failure = { kind: 'rejected', code: 'payment.method-missing', message: null, status: null }

/** An order stands, but the way to pay for it cannot be followed. */
const unpayable: Failure = { kind: 'malformed', code: 'payment.failed', message: null, status: null }
