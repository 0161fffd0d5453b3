// Reports the purchase from the success page, on a platform that has no call for a placed order.
import { environment } from '#shared/environment.ts'
import { isOffered } from '#shared/state/extensions.ts'
import { attempt } from '#stores/kit/attempt.ts'
import { $page } from '#stores/page/page.ts'

/** If this is the success page, emits the purchase as the checkout stored it; does nothing on any other page. */
export function followSuccess(): void {
  if (isOffered('orders') || !isAtSuccess()) return
  // If the file does not load, the purchase is not reported; the page itself stands.
  void attempt(async () => (await import('./success-page.ts')).reachSuccess())
}

function isAtSuccess(): boolean {
  const { location } = environment
  return new URL($page.get().routes.success, location.href).pathname === location.pathname
}
