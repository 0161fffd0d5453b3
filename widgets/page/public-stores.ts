// Stores as host code sees them: read and followed, with no way in; those of a list, a product and the checkout once the page has them.
import type { ReadableAtom } from 'nanostores'
import { $offeredList, type ListView } from '#stores/catalogue/offered.ts'
import { $offeredCheckout, type CheckoutView } from '#stores/checkout/offered.ts'
import type { Loadable } from '#stores/kit/loadable.ts'
import { $offeredProduct, type ProductView } from '#stores/product/offered.ts'

/** A store as host code sees it: it can be read and followed, and there is no way in. */
export interface PublicStore<Value> {
  /** What it holds now. */
  get: () => Value
  /** Calls the listener at once and with every change; the returned function ends it. */
  subscribe: (listener: (value: Value) => void) => () => void
}

/** A store that every page has. */
export function readOnly<Value>($store: ReadableAtom<Value>): PublicStore<Value> {
  return Object.freeze({
    get: () => $store.get(),
    subscribe: (listener: (value: Value) => void) => $store.subscribe((value) => listener(value)),
  })
}

/** A view that its store offers when it is loaded, which may be later than host code asks, or never. */
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
    let told = get()
    let isWaiting = false
    let hasEnded = false
    let stopView: (() => void) | undefined
    // A view is made of several atoms: what changes together is told once, when all of it is there.
    const tell = () => {
      isWaiting = false
      const value = get()
      if (hasEnded || Object.is(value, told)) return
      told = value
      listener(value)
    }
    const hear = () => {
      if (isWaiting || hasEnded) return
      isWaiting = true
      queueMicrotask(tell)
    }
    const stopOffer = $offer.subscribe(() => {
      const $view = view()
      if (!$view || stopView) return
      stopView = $view.listen(hear)
      hear()
    })
    listener(told)
    return () => {
      hasEnded = true
      stopOffer()
      stopView?.()
    }
  }
  return Object.freeze({ get, subscribe })
}

const idle = { state: 'idle' } as const

/** The list of the page; idle where it has none, or none yet. */
export const list: PublicStore<Loadable<ListView>> = offered($offeredList, ($view) => $view, idle)

/** The checkout; null where the page has none, or none yet. */
export const checkout: PublicStore<CheckoutView | null> = offered($offeredCheckout, ($view) => $view, null)

/** A product by its id, as every widget of the page that is about it reads it; idle until one of them is there. */
export function product(id: number): PublicStore<Loadable<ProductView>> {
  return offered($offeredProduct, (viewOf) => viewOf(id), idle)
}
