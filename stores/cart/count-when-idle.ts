// How much is in the cart where neither a call nor the page says it: the cart is asked for, once the page has nothing better to do.
import type { Stop } from '#shared/environment.ts'
import { environment } from '#shared/environment.ts'
import { isOffered } from '#shared/state/extensions.ts'
import { valueOf } from '#stores/kit/loadable.ts'
import { $session, loadSession } from '#stores/session/session.ts'
import { loadCart } from './read.ts'
import { $cart } from './state.ts'

/** Asks, unless it is known; the returned function gives up what has not begun. */
export function countWhenIdle(): Stop {
  let stop: Stop = () => {}
  let hasEnded = false
  void loadSession().then(() => {
    if (hasEnded || isOffered('session') || $cart.get().state !== 'idle' || valueOf($session.get())?.cart.quantity !== null) return
    stop = environment.whenIdle(() => void loadCart())
  })
  return () => {
    hasEnded = true
    stop()
  }
}
