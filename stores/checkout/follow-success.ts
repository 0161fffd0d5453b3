// On a platform without a call for a placed order, the page that says so is where its purchase is told.
import { environment } from '#shared/environment.ts'
import { isOffered } from '#shared/state/extensions.ts'
import { $page } from '#stores/page/page.ts'

/** Tells what the checkout knew of an order, where this is the page that says that it was placed; on every other page it does nothing. */
export function followSuccess(): void {
  if (isOffered('orders') || !isAtSuccess()) return
  void import('./success-page.ts').then(({ reachSuccess }) => reachSuccess())
}

function isAtSuccess(): boolean {
  const { location } = environment
  return new URL($page.get().routes.success, location.href).pathname === location.pathname
}
