// The public API for host code: functions that return a result, readable stores, and events by name.
import type { Result } from '#shared/domain/failure.ts'
import { emit } from '#shared/events/bus.ts'
import type { Events } from '#shared/events/vocabulary.ts'
import type { Announcement } from '#shared/mount/announce.ts'
import type { MountInfo } from '#shared/mount/loader.ts'
import type { ErrorListener } from '#shared/mount/report.ts'
import type { Challenge } from '#shared/mount/slots/challenge.tsx'
import type { CheckoutExtension, Slots } from '#shared/mount/slots/places.ts'
import { $count, $totals, addToCart, changeQuantity, closeCart, removeLine } from '#stores/cart/cart.ts'
import { $publicCart, mergePublicCarts, openPublicCart, reloadPublicCart } from '#stores/cart/public-cart.ts'
import { openSearch } from '#stores/catalogue/open-search.ts'
import { $consent, changeConsent } from '#stores/page/consent.ts'
import { $device } from '#stores/page/device.ts'
import { $page } from '#stores/page/page.ts'
import { closeQuickBuy, openQuickBuy } from '#stores/product/quick-buy.ts'
import { $compare, $compareCount, toggleCompare } from '#stores/saved/compare.ts'
import { $wishlist, $wishlistCount, toggleWish } from '#stores/saved/wishlist.ts'
import { $customer, closeLogin, login, logout, openLogin } from '#stores/session/customer.ts'
import { reloadSession } from '#stores/session/session.ts'
import { checkout, list, product, readOnly } from './public-stores.ts'

/** The functions that host code can call, by subject, as the stores define them. */
const own = {
  cart: { add: addToCart, change: changeQuantity, remove: removeLine, open: openPublicCart, close: closeCart, reload: reloadPublicCart },
  wishlist: { toggle: toggleWish },
  compare: { toggle: toggleCompare },
  quickBuy: { open: openQuickBuy, close: closeQuickBuy },
  customer: { login, logout, mergeCarts: mergePublicCarts, openLogin, closeLogin },
  search: { open: openSearch },
  session: { reload: reloadSession },
  consent: { change: changeConsent },
} as const

/** The functions that host code can call, by subject. `origin`, where a function takes one, is the element that its events bubble from. */
export type Verbs = typeof own

type Verb = (...given: never[]) => unknown

/** Wraps each function. */
function each(make: (verb: Verb) => Verb): Verbs {
  const made = Object.entries(own).map(([subject, group]) => [
    subject,
    Object.fromEntries(Object.entries(group).map(([name, verb]) => [name, make(verb)])),
  ])
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the same names with the same return types
  return Object.fromEntries(made) as Verbs
}

/** Wraps a function for callers without type checks: an exception is reported as an error, and the function returns a failure. */
function safe(verb: Verb): Verb {
  const fail = (error: unknown): Result<never> => {
    emit('error', { error, phase: 'handler' })
    return { ok: false, error: { kind: 'rejected', code: 'general.failed', message: null, status: null } }
  }
  return (...given) => {
    try {
      const answer = verb(...given)
      return answer instanceof Promise ? answer.catch(fail) : answer
    } catch (error) {
      return Promise.resolve(fail(error))
    }
  }
}

const verbs = each(safe)

const aborted: Result<never> = { ok: false, error: { kind: 'aborted', code: null, message: null, status: null } }

/** Wraps a function so that it resolves as soon as the signal aborts, and does nothing if it is already aborted. */
function abortable(verb: Verb, signal: AbortSignal): Verb {
  return (...given) =>
    new Promise((resolve) => {
      const stop = () => resolve(aborted)
      if (signal.aborted) return stop()
      signal.addEventListener('abort', stop, { once: true })
      void Promise.resolve(verb(...given)).then((answer) => {
        signal.removeEventListener('abort', stop)
        resolve(answer)
      })
    })
}

/**
 * Returns the functions with a time limit: once `signal` aborts, they resolve to `{ ok: false, error: { kind: 'aborted' } }`.
 * A request already sent is not cancelled; stores and events show its result.
 * @example const { cart } = api.until(AbortSignal.timeout(5000))
 */
function until(signal?: AbortSignal): Verbs {
  return signal instanceof AbortSignal ? each((verb) => abortable(safe(verb), signal)) : verbs
}

/**
 * The functions and read-only stores that `await touchline.ready` returns.
 * Functions never reject: they resolve to `{ ok: true, value }` or `{ ok: false, error }`.
 * @example const { cart } = await touchline.ready
 * const result = await cart.add([{ sku: 'BALL-5', quantity: 2 }])
 */
export const publicApi = {
  ...verbs,
  until,
  stores: {
    page: readOnly($page),
    cart: readOnly($publicCart),
    totals: readOnly($totals),
    count: readOnly($count),
    list,
    product,
    checkout,
    consent: readOnly($consent),
    customer: readOnly($customer),
    device: readOnly($device),
    compare: readOnly($compare),
    compareCount: readOnly($compareCount),
    wishlist: readOnly($wishlist),
    wishlistCount: readOnly($wishlistCount),
  },
} as const

/** The type of `await touchline.ready`. */
export type PublicApi = typeof publicApi

/**
 * The extensions that `extend` accepts, by place: a slot, or a `<template>` whose placeholders are replaced with text. `checkout` is short
 * for
 * its three places; `challenge` is not a place but the host's bot check.
 */
export type Extensions = { [Place in keyof Slots]: Slots[Place] | HTMLTemplateElement } & {
  checkout: CheckoutExtension
  challenge: Challenge
}

/** Edit mode, for page builders that show the real page while it is edited. Each function loads it on first use. */
export interface Editor {
  /** Starts edit mode: nothing moves by itself, and nothing is counted, stored, sent or bought. Such a call is refused with a message. */
  load: () => Promise<void>
  /** Ends edit mode and restores normal behaviour. */
  unload: () => Promise<void>
  /**
   * Brings an element into view: opens its tab or toggle, moves to its slide. An empty mount gets a note with its options.
   * @example await touchline.editor.select(document.querySelector('[data-block="b3"]'))
   */
  select: (element: Element) => Promise<void>
  /** Clears the selection. */
  deselect: () => Promise<void>
}

/** `window.touchline`, and the export of touchline.js. */
export interface Touchline {
  /** The release, e.g. `1.0.0`. */
  readonly version: string
  /** Resolves to the functions and stores; loads them on first use. */
  readonly ready: Promise<PublicApi>
  /**
   * Listens to an event of the suite and returns a function that stops it. With `hasLast`, the listener is called at once with the last
   * event.
   * The same events are DOM events named `touchline:<name>`, bubbling from the mount that caused them.
   * @example touchline.on('cart:added', ({ lines }) => console.log(lines))
   */
  on: <Name extends keyof Events>(name: Name, listener: (detail: Events[Name]) => void, options?: { hasLast?: boolean }) => () => void
  /** Adds a listener for errors and invalid options; the returned function removes it. */
  onError: (listener: ErrorListener) => () => void
  /** Calls the function with every past and future event; for tools. */
  watch: (watch: (announcement: Announcement) => void) => () => void
  /**
   * Adds the host's own content to a place in our widgets, wherever that place is drawn. The returned function removes it.
   * @example touchline.extend('product-card.badge', { mount: (element, { product }) => element.append(product.sku) })
   */
  extend: <Place extends keyof Extensions>(place: Place, slot: Extensions[Place]) => () => void
  /** Edit mode, for page builders. */
  readonly editor: Editor
  /** The mounts found so far. */
  mounts: () => MountInfo[]
  /** Looks for mounts in a part of the page now, instead of in the next frame. */
  scan: (root?: Element) => void
}

declare global {
  interface Window {
    readonly touchline?: Touchline
  }
}
