// Loads the number of pieces in the cart when the page is idle, if neither the session nor the page provides it.
import type { Stop } from '#shared/environment.ts'
import { environment } from '#shared/environment.ts'
import { isOffered } from '#shared/state/extensions.ts'
import { valueOf } from '#stores/kit/loadable.ts'
import { $session, loadSession } from '#stores/session/session.ts'
import { loadCart } from './read.ts'
import { $cart } from './state.ts'

/** Requests the cart unless the number is known, also when it is known no more; the returned function cancels a request that has not started. */
export function countWhenIdle(): Stop {
  let stopWaiting: Stop = () => {}
  let stopListening: Stop = () => {}
  let hasEnded = false
  const count = () => {
    stopWaiting()
    if ($cart.get().state !== 'idle' || valueOf($session.get())?.cart.quantity !== null) return
    stopWaiting = environment.whenIdle(() => void loadCart())
  }
  void loadSession().then(() => {
    if (hasEnded || isOffered('session')) return
    count()
    stopListening = $session.listen(count)
  })
  return () => {
    hasEnded = true
    stopListening()
    stopWaiting()
  }
}
