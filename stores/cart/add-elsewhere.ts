// Adds to the cart by a call other than the cart's own, and shows the result like any other add.
import type { Cart } from '#shared/cart/wire/cart.ts'
import type { Result } from '#shared/domain/failure.ts'
import { emit } from '#shared/events/bus.ts'
import { valueOf } from '#stores/kit/loadable.ts'
import { whileCounting } from '#stores/kit/while-counting.ts'
import { cartForEvents, currentBasket, increases } from './basket.ts'
import { withLoadingTotals } from './read.ts'
import { refresh, writes } from './writes.ts'
import { $added, $adding, $addError, $cart, $isOpen } from './state.ts'

/** Runs the call in the cart's write queue; if it added `pieces`, reloads the cart and opens the popup. */
export async function addElsewhere<Value>(
  call: () => Promise<Result<Value>>,
  pieces: (value: Value) => number,
  origin?: object,
): Promise<Result<Value>> {
  $addError.set(null)
  let before: Cart | null = null
  let after: Cart | null = null
  const wasOpen = $isOpen.get()
  const result = await whileCounting($adding, () =>
    withLoadingTotals(() =>
      writes.run(async () => {
        before = valueOf($cart.get())
        const answer = await call()
        if (!answer.ok || pieces(answer.value) === 0) return answer
        $added.set(pieces(answer.value))
        $isOpen.set(true)
        await refresh()
        after = valueOf($cart.get())
        return answer
      }),
    ),
  )
  if (!result.ok || pieces(result.value) === 0) return result
  emit('cart:added', { lines: before && after ? increases(before, after) : [], cart: cartForEvents(after) }, origin)
  if (!wasOpen) emit('cart:opened', currentBasket(), origin)
  return result
}
