// The delivery promise by the store's clock: when a product, a card or a cart arrives, and what delivery costs.
import type { ReadableAtom } from 'nanostores'
import { environment } from '#shared/environment.ts'
import { cutOffLeft, type DeliveryItem, deliveryPhase, type DeliveryPromise, deliveryPromises } from '#shared/product/rules/delivery.ts'
import type { CatalogueItem } from '#shared/product/wire/catalogue-item.ts'
import type { Delivery } from '#shared/product/wire/delivery.ts'
import { derived } from '#shared/state/derived.ts'
import { onReset, writable } from '#stores/kit/reset.ts'
import { $page } from '#stores/page/page.ts'
import { $serverClock, serverNow } from '#stores/page/server-clock.ts'
import { onReturn } from '#stores/page/tabs.ts'

/**
 * The time that promises are calculated from; it advances only when a promise may change. Null on a server, whose page is cached: it
 * promises only what is true on every day.
 */
export const $deliveryMoment = writable<number | null>(null)

/** Calculates the promise for a product, the same object for the same promise; null if neither the page nor the host gives delivery data. */
export type Promising = (delivery: Delivery, price: number | null) => DeliveryPromise | null

/** The promise at this time; a new function whenever its results change. */
export const $promising: ReadableAtom<Promising> = derived([$page, $deliveryMoment], ({ delivery: rules }, now): Promising => {
  const promiseOf = rules && deliveryPromises(rules, now)
  return (delivery, price) => (promiseOf && delivery ? promiseOf(deliveryItemOf(delivery, price)) : null)
})

/** The promise on a card; null if the product is sold out. */
export function cardPromise(promising: Promising, item: Pick<CatalogueItem, 'isInStock' | 'delivery' | 'price'>): DeliveryPromise | null {
  return item.isInStock ? promising(item.delivery, item.price.final ?? item.price.regular) : null
}

/** Converts delivery data to the input of the promise's rule. */
export function deliveryItemOf({ days, isMade, date }: NonNullable<Delivery>, price: number | null): DeliveryItem {
  return { days, isMade, date, price }
}

/** Milliseconds until the cut-off by the server's clock; null if unknown, or if ordering before it would not arrive sooner. */
export function timeToOrder(delivery: Delivery): number | null {
  const { delivery: rules } = $page.get()
  const now = serverNow()
  return rules && delivery && now !== null ? cutOffLeft(rules, delivery.days, now) : null
}

let followers = 0
let stop = () => {}

/** Updates promises with the clock: after the cut-off, after midnight, and after the page was suspended. The returned function ends it. */
export function followDelivery(): () => void {
  if (followers++ === 0) start()
  let isOver = false
  return () => {
    if (isOver) return
    isOver = true
    if (--followers === 0) stop()
  }
}

const PAUSE = 20_000
const onTheShelf = { days: 0, isMade: false, date: null }

function start(): void {
  const look = () => {
    const rules = $page.get().delivery
    const now = serverNow() ?? environment.now()
    const before = $deliveryMoment.get()
    if (rules && (before === null || deliveryPhase(rules, before) !== deliveryPhase(rules, now))) $deliveryMoment.set(now)
  }
  let stopTimer = () => {}
  const go = () => {
    stopTimer()
    look()
    // At the end of a countdown the promise changes with it, not at the next update.
    const left = timeToOrder(onTheShelf)
    stopTimer = environment.setTimer(go, left === null ? PAUSE : Math.min(PAUSE, left + 1))
  }
  const stops = [onReturn(go), $serverClock.listen(go)]
  go()
  stop = () => {
    stopTimer()
    for (const end of stops) end()
  }
}

onReset(() => {
  stop()
  followers = 0
})
