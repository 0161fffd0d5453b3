// When parcels arrive and what they cost, by the store's clock: what a product, a card and a cart may promise now.
import type { ReadableAtom } from 'nanostores'
import { environment } from '#shared/environment.ts'
import { cutOffLeft, type DeliveryGoods, deliveryPhase, type DeliveryPromise, deliveryPromise } from '#shared/product/rules/delivery.ts'
import type { CatalogueItem } from '#shared/product/wire/catalogue-item.ts'
import type { Delivery } from '#shared/product/wire/delivery.ts'
import { derived } from '#shared/state/derived.ts'
import { onReset, writable } from '#stores/kit/reset.ts'
import { $page } from '#stores/page/page.ts'
import { $serverClock, serverNow } from '#stores/page/server-clock.ts'
import { onReturn } from '#stores/page/tabs.ts'

/**
 * The moment that promises are calculated from; it moves on only when a promise may change. None on a server, whose page is cached: it
 * promises what is true on every day.
 */
export const $deliveryMoment = writable<number | null>(null)

/** What may be promised for goods; null if the page or the host says nothing. */
export type Promising = (delivery: Delivery, price: number | null) => DeliveryPromise | null

/** The promise at this moment; a new function whenever the answers change. */
export const $promising: ReadableAtom<Promising> = derived([$page, $deliveryMoment], ({ delivery: rules }, now): Promising => {
  return (delivery, price) => (rules && delivery ? deliveryPromise(rules, goodsOf(delivery, price), now) : null)
})

/** The promise of a card: none if it is sold out. */
export function cardPromise(promising: Promising, item: Pick<CatalogueItem, 'isInStock' | 'delivery' | 'price'>): DeliveryPromise | null {
  return item.isInStock ? promising(item.delivery, item.price.final ?? item.price.regular) : null
}

/** Goods as the rule wants them. */
export function goodsOf({ days, isMade, date }: NonNullable<Delivery>, price: number | null): DeliveryGoods {
  return { days, isMade, date, price }
}

/** Milliseconds until the cut-off by the server's clock; null if that is not known yet, and if no order would arrive sooner before it. */
export function timeToOrder(delivery: Delivery): number | null {
  const { delivery: rules } = $page.get()
  const now = serverNow()
  return rules && delivery && now !== null ? cutOffLeft(rules, delivery.days, now) : null
}

let followers = 0
let stop = () => {}

/** From now on promises follow the clock: past the cut-off, past midnight, and after the page was asleep. The returned function ends it. */
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
    // When a countdown ends the promise changes with it, not at the next pause.
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
