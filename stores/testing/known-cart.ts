// A cart with one line that a tab has loaded, for tests of cart actions.
import type { Tab, Visit } from './visit.ts'

/** One red shirt. */
export const SHIRT = { sku: 'SHIRT-RED-M', quantity: 1 }

/** The call that changes the line. */
export const LINE = 'PUT checkout/cart/items/41'

/** Puts `qty` shirts into the cart and loads it in the tab; calls are counted from here on. */
export async function knowCart({ shop }: Visit, tab: Tab, qty = 1): Promise<void> {
  shop.kept.lines = [{ id: 41, sku: SHIRT.sku, qty }]
  await tab.cart.loadCart()
  shop.forgetCalls()
}
