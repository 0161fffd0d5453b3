// Keeps a purchase as the checkout knew it when it was sent, for hosts without a call that returns the order, until the shop confirms it.
import * as v from 'valibot'
import { emit, listenersLoaded } from '#shared/events/bus.ts'
import type { Events } from '#shared/events/vocabulary.ts'
import { currentBasket } from '#stores/cart/basket.ts'
import { $totals } from '#stores/cart/state.ts'
import { valueOf } from '#stores/kit/loadable.ts'
import { persisted } from '#stores/kit/persisted.ts'
import { $page } from '#stores/page/page.ts'
import { isNewlyReported } from './reported-orders.ts'

type Purchase = Events['order:placed']

const kept = persisted({
  name: 'purchase',
  area: 'session',
  // Only this file writes it.
  schema: v.custom<Purchase>((value) => typeof value === 'object' && value !== null && 'lines' in value && Array.isArray(value.lines)),
  minutes: 24 * 60,
})

/** Stores the cart on the screen as the order with this key. */
export function keepPurchase(key: string): void {
  const { name, code } = $page.get().store
  const totals = valueOf($totals.get())
  kept.set({
    ...currentBasket(),
    ...{ orderNumber: null, transactionId: key, affiliation: name || code },
    ...{ tax: totals?.tax ?? null, shipping: totals?.shipping ?? null },
  })
}

/** Records the order number that the shop gave it. */
export function namePurchase(orderNumber: string | null): void {
  const purchase = kept.get()
  if (purchase && orderNumber !== null) kept.set({ ...purchase, orderNumber, transactionId: orderNumber })
}

/** Discards the purchase, since no order came of it. */
export function dropPurchase(): void {
  kept.forget()
}

/** Emits the purchase once the order is placed, once per order. */
export async function reportPurchase(origin?: object): Promise<void> {
  const purchase = kept.get()
  if (!purchase) return
  kept.forget()
  await listenersLoaded
  if (purchase.lines.length > 0 && isNewlyReported(purchase.transactionId)) emit('order:placed', purchase, origin)
}
