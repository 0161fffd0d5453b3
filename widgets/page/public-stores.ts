// Read-only stores for host code; those of a list, a product and the checkout become available when the page has them.
import type { ReadableAtom } from 'nanostores'
import { $offeredList, type ListView } from '#stores/catalogue/offered.ts'
import { $offeredCheckout, type CheckoutView } from '#stores/checkout/offered.ts'
import type { Loadable } from '#stores/kit/loadable.ts'
import { $offeredProduct, type ProductView } from '#stores/product/offered.ts'

/** A read-only store: host code can read it and subscribe to it. */
export interface PublicStore<Value> {
  /** Returns the current value. */
  get: () => Value
  /** Calls the listener at once and after every change; the returned function unsubscribes. */
  subscribe: (listener: (value: Value) => void) => () => void
}

/** Makes a read-only view of a store that every page has. */
export function readOnly<Value>($store: ReadableAtom<Value>): PublicStore<Value> {
  return Object.freeze({
    get: () => $store.get(),
    subscribe: (listener: (value: Value) => void) => $store.subscribe((value) => listener(value)),
  })
}

/** Makes a read-only view of a store that may be loaded after host code subscribes, or never. */
function offered<Offer, Value>(
  $offer: ReadableAtom<Offer | null>,
  viewOf: (offer: Offer) => ReadableAtom<Value>,
  none: Value,
): PublicStore<Value> {
  const view = () => {
    const offer = $offer.get()
    return offer === null ? null : viewOf(offer)
  }
  const get = () => view()?.get() ?? none
  const subscribe = (listener: (value: Value) => void) => {
    let notified = get()
    let isWaiting = false
    let hasEnded = false
    let stopView: (() => void) | undefined
    // The view consists of several atoms: a change of several at once is notified once, after all of them are updated.
    const notify = () => {
      isWaiting = false
      const value = get()
      if (hasEnded || Object.is(value, notified)) return
      notified = value
      listener(value)
    }
    const schedule = () => {
      if (isWaiting || hasEnded) return
      isWaiting = true
      queueMicrotask(notify)
    }
    const stopOffer = $offer.subscribe(() => {
      const $view = view()
      if (!$view || stopView) return
      stopView = $view.listen(schedule)
      schedule()
    })
    listener(notified)
    return () => {
      hasEnded = true
      stopOffer()
      stopView?.()
    }
  }
  return Object.freeze({ get, subscribe })
}

const idle = { state: 'idle' } as const

/** The list of the page; idle if there is none (yet). */
export const list: PublicStore<Loadable<ListView>> = offered($offeredList, ($view) => $view, idle)

/** The checkout; null if the page has none (yet). */
export const checkout: PublicStore<CheckoutView | null> = offered($offeredCheckout, ($view) => $view, null)

/** Returns the store of a product by its id, shared with all widgets for that product; idle until one of them is loaded. */
export function product(id: number): PublicStore<Loadable<ProductView>> {
  return offered($offeredProduct, (viewOf) => viewOf(id), idle)
}
