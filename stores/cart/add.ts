// Adds products to the cart: all or none, one add after another, with the popup and the flags of the spec.
import type { Cart, CartLine } from '#shared/cart/wire/cart.ts'
import type { Failure, Result } from '#shared/domain/failure.ts'
import { emit } from '#shared/events/bus.ts'
import type { NewLine } from '#shared/product/wire/line-parts.ts'
import { letHostRefuse } from '#stores/kit/let-host-refuse.ts'
import { attempt, isAnswerLost } from '#stores/kit/attempt.ts'
import { valueOf } from '#stores/kit/loadable.ts'
import { whileCounting } from '#stores/kit/while-counting.ts'
import { $session } from '#stores/session/session.ts'
import { analyticsItem, cartForEvents, currentBasket, increases, type ListPlace } from './basket.ts'
import { api, requestCart, withLoadingTotals } from './read.ts'
import { refresh, writes } from './writes.ts'
import { $added, $adding, $addError, $lastAdded, $isOpen, $cart } from './state.ts'

/**
 * Adds one product or several: all of them or none. Opens the popup.
 * `place` is the product's position in a list and `set` the sku of the set whose products they are, for analytics.
 * @example const added = await addToCart([{ sku: 'TS-1', quantity: 2 }], element)
 */
export async function addToCart(
  given: NewLine | readonly NewLine[],
  origin?: object,
  place?: ListPlace,
  set?: string,
): Promise<Result<CartLine | null>> {
  const asked = askHost([given].flat(), origin)
  if (!asked.ok) return asked
  const wanted = asked.value
  let before: Cart | null = null
  let after: Cart | null = null
  const wasOpen = $isOpen.get()
  const result = await whileCounting($adding, () =>
    withLoadingTotals(() =>
      writes.run(async () => {
        before = valueOf($cart.get())
        const added = await sendLines(wanted)
        if (!added.ok) return added
        $added.set(wanted.length)
        $lastAdded.set(added.value)
        $isOpen.set(true)
        // Reload now rather than after the queue, so that the next add counts only its own pieces.
        await refresh()
        after = valueOf($cart.get())
        return added
      }),
    ),
  )
  if (!result.ok) return refuseAdd(result.error, origin)
  const quantity = pieces(wanted)
  const more = before && after ? increases(before, after, place) : result.value ? [analyticsItem(result.value, quantity, place)] : []
  emit('cart:added', { lines: more, cart: cartForEvents(after), ...(set === undefined ? {} : { set }) }, origin)
  if (!wasOpen) emit('cart:opened', currentBasket(), origin)
  return result
}

/** Begins an add: the host may refuse it, or add other lines instead, which are returned. */
export function askHost(given: readonly NewLine[], origin?: object): Result<readonly NewLine[]> {
  let lines = given
  $addError.set(null)
  $added.set(0)
  const refusal = letHostRefuse('cart.add-failed', (refuse) => {
    const change = (others: NewLine | readonly NewLine[]) => void (lines = [others].flat())
    emit('cart:adding', { lines, refuse, change }, origin)
  })
  // The list is returned by value, so a host that calls `change` later changes nothing.
  return refusal ? refuseAdd(refusal, origin) : { ok: true, value: lines }
}

/** Sets the error of an add and tells it. */
export function refuseAdd(error: Failure, origin?: object): Result<never> {
  $addError.set(error)
  emit('cart:failed', { error }, origin)
  return { ok: false, error }
}

/** Clears the error of the last add. */
export function clearAddError(): void {
  $addError.set(null)
}

/** Sends the lines within the cart's turn. After a lost answer, lines that the server's cart contains count as added. */
export async function sendLines(lines: readonly NewLine[]): Promise<Result<CartLine | null>> {
  const before = piecesBefore()
  const result = await attempt(async () => (await api()).addLines(lines), 'cart.add-failed')
  if (result.ok || !isAnswerLost(result.error) || before === null) return result
  // The server may have added them. Read its cart before the shopper is offered to add them a second time.
  const cart = await requestCart()
  const isThere = cart.ok && cart.value.quantity >= before + pieces(lines)
  return isThere ? { ok: true, value: cart.value.lastAdded } : result
}

/** The number of pieces in the cart before an add; null if unknown. */
function piecesBefore(): number | null {
  return valueOf($cart.get())?.quantity ?? valueOf($session.get())?.cart.quantity ?? null
}

const pieces = (lines: readonly NewLine[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0)
