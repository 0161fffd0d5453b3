// What is told of an order that no call gives back: what the checkout knew when it was sent, kept until the shop has confirmed it.
import * as v from 'valibot'
import { emit, everyoneHears } from '#shared/events/bus.ts'
import type { Events } from '#shared/events/vocabulary.ts'
import { currentBasket } from '#stores/cart/basket.ts'
import { $totals } from '#stores/cart/state.ts'
import { valueOf } from '#stores/kit/loadable.ts'
import { persisted } from '#stores/kit/persisted.ts'
import { $page } from '#stores/page/page.ts'
import { isNewlyTold } from './told-orders.ts'

type Purchase = Events['order:placed']

const kept = persisted({
  name: 'purchase',
  area: 'session',
  // Written by this file alone.
  schema: v.custom<Purchase>((value) => typeof value === 'object' && value !== null && 'lines' in value && Array.isArray(value.lines)),
  minutes: 24 * 60,
})

/** Keeps what stands on the screen as what is ordered under a key. */
export function keepPurchase(key: string): void {
  const { name, code } = $page.get().store
  const totals = valueOf($totals.get())
  kept.set({
    ...currentBasket(),
    ...{ orderNumber: null, transactionId: key, affiliation: name || code },
    ...{ tax: totals?.tax ?? null, shipping: totals?.shipping ?? null },
  })
}

/** The shop has given it a number. */
export function namePurchase(orderNumber: string | null): void {
  const purchase = kept.get()
  if (purchase && orderNumber !== null) kept.set({ ...purchase, orderNumber, transactionId: orderNumber })
}

/** Nothing came of it. */
export function dropPurchase(): void {
  kept.forget()
}

/** The order stands: it is told, once. */
export async function tellPurchase(origin?: object): Promise<void> {
  const purchase = kept.get()
  if (!purchase) return
  kept.forget()
  await everyoneHears
  if (purchase.lines.length > 0 && isNewlyTold(purchase.transactionId)) emit('order:placed', purchase, origin)
}
