// Reads the cart from the server: its lines and totals, and when to reload them.
import type { Cart } from '#shared/cart/wire/cart.ts'
import type { Totals } from '#shared/cart/wire/totals.ts'
import type { Result } from '#shared/domain/failure.ts'
import { emit } from '#shared/events/bus.ts'
import { isOffered } from '#shared/state/extensions.ts'
import { onSessionEnd } from '#stores/kit/ended-session.ts'
import { latestRequest } from '#stores/kit/latest-request.ts'
import { settleInto, valueOf } from '#stores/kit/loadable.ts'
import { whileCounting } from '#stores/kit/while-counting.ts'
import { onRevalidate } from '#stores/page/revalidation.ts'
import { onLeave } from '#stores/session/leaving.ts'
import { loadSession } from '#stores/session/session.ts'
import { cartForEvents } from './basket.ts'
import { keepSame } from './keep-same.ts'
import {
  $added,
  $destination,
  $methodInTotals,
  $removed,
  $isOutdated,
  $lastAdded,
  $operations,
  $cart,
  $refusals,
  $totals,
  $undecided,
  $wanted,
} from './state.ts'

/** The cart's calls, loaded with the first request. */
export const api = () => import('#shared/cart/calls.ts')

const cart = latestRequest(readCart, showCart, 'cart.load-failed')
/** The host's own totals as it said them last, to know whether anything has changed. */
let own = ''
const totals = latestRequest(
  async (signal) => (await api()).getTotals(signal),
  (result) => {
    if (result.ok) {
      const before = own
      own = JSON.stringify(result.value)
      if ($methodInTotals.get() === 'shown') {
        // They do not contain a method that the host has not saved. If they are what they were, those that do contain it still hold: a pick-up
        // that is shown as chosen does not cost as a parcel because she has been in another tab.
        if (own === before) return
        $methodInTotals.set(null)
      }
    }
    settleInto($totals)(result)
  },
  'cart.totals-failed',
)

/** On a host without a session call, an answer without a cart is an error if the page was printed with pieces in her cart. */
async function readCart(signal: AbortSignal): Promise<Cart> {
  const isFirst = valueOf($cart.get()) === null
  const read = await (await api()).getCart(signal)
  if (!isFirst || read.id !== null || read.lines.length > 0 || isOffered('session')) return read
  const session = await loadSession()
  if (!session.ok || !session.value.cart.quantity) return read
  const { ApiError } = await import('#shared/api/errors.ts')
  throw new ApiError('unoffered', { call: 'GET checkout/cart/quote' })
}

/** A customer's cart is forgotten when she leaves; a page that showed it loads the current cart. */
onLeave(() => {
  const wasShown = { cart: $cart.get().state !== 'idle', sums: $totals.get().state !== 'idle' }
  cart.abort()
  totals.abort()
  $cart.set({ state: 'idle' })
  $totals.set({ state: 'idle' })
  $lastAdded.set(null)
  $removed.set(null)
  $added.set(0)
  $wanted.set({})
  $refusals.set({})
  forgetDelivery()
  if (wasShown.cart) void loadCart()
  if (wasShown.sums) void loadTotals()
})

onRevalidate(() => {
  if ($cart.get().state !== 'idle') void reloadCart()
  else if ($totals.get().state !== 'idle') void loadTotals()
})

onSessionEnd(() => {
  if ($cart.get().state !== 'idle') void requestCart()
})

/** Loads the cart unless it is loaded. */
export async function loadCart(): Promise<Result<Cart>> {
  const current = $cart.get()
  if (current.state === 'ready') return { ok: true, value: current.value }
  $cart.set({ state: 'loading' })
  return cart.join()
}

/** Reloads the cart, and the totals if they were requested before. */
export async function reloadCart(): Promise<Result<Cart>> {
  const [result] = await Promise.all([requestCart(), $totals.get().state === 'idle' ? null : loadTotals()])
  // A line must not go on saying that the shop cannot be reached. The read right after a lost change is another one, and keeps it.
  if (result.ok) $refusals.set(Object.fromEntries(Object.entries($refusals.get()).filter(([, { kind }]) => kind !== 'offline')))
  return result
}

/** Waits until the cart and the totals that are being read have arrived. */
export async function untilRead(): Promise<void> {
  await Promise.all([cart.join(), $totals.get().state === 'idle' ? null : totals.join()])
}

/** Reloads the totals. */
export async function loadTotals(): Promise<Result<Totals>> {
  if ($totals.get().state !== 'ready') $totals.set({ state: 'loading' })
  return withLoadingTotals(() => totals.send())
}

/**
 * Stores totals that came with another answer, such as that of a shipping choice, whose method they contain. Only the cart itself says what
 * gift cards pay.
 */
export function takeTotals(value: Totals, method: 'shown' | 'saved'): void {
  totals.abort()
  $methodInTotals.set(method)
  $totals.set({ state: 'ready', value })
  if (valueOf($cart.get())?.giftCards.length) void requestCart()
}

/** Runs work that will bring new totals, and sets the spec's loading-totals flag until it ends. */
export function withLoadingTotals<Value>(work: () => Promise<Value>): Promise<Value> {
  return whileCounting($operations, work)
}

/** Reloads the cart and returns it. */
export function requestCart(): Promise<Result<Cart>> {
  if ($cart.get().state !== 'ready') $cart.set({ state: 'loading' })
  return cart.send()
}

/** Where the cart goes and how belongs to one cart. */
function forgetDelivery(): void {
  $methodInTotals.set(null)
  $destination.set(null)
}

function showCart(result: Result<Cart>): void {
  const before = valueOf($cart.get())
  if (!result.ok) {
    if (before) $isOutdated.set(true)
    else $cart.set({ state: 'failed', error: result.error })
    return
  }
  $isOutdated.set(false)
  // Another cart, such as the next one after an order in another tab, goes nowhere yet.
  if (before && before.id !== result.value.id) forgetDelivery()
  const value = keepSame(before, result.value)
  if (value !== before) $cart.set({ state: 'ready', value })
  $lastAdded.set(result.value.lastAdded)
  const undecided = $undecided.get()
  $wanted.set(Object.fromEntries(Object.entries($wanted.get()).filter(([id]) => undecided.includes(Number(id)))))
  const changed = value === before ? null : cartForEvents(value)
  if (changed) emit('cart:changed', { cart: changed })
}
