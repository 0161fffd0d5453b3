// The promise in two lines, so that nothing moves: what a cached page prints and what the browser knows are each as long as one.
import { formatMoney } from '#shared/i18n/format.ts'
import { sentence } from '#shared/i18n/sentences.ts'
import { costOf, deliveryDaySentence } from '#shared/product/parts/delivery-sentence.ts'
import type { DeliveryPromise } from '#shared/product/rules/delivery.ts'

/** What is on the shelf arrives within this many working days, whatever the hour of the order. */
const ANY_HOUR = 2

/** The day, and the cost in words of its own; a line that has nothing to say is left out. */
export function deliveryLines(promise: DeliveryPromise, currency: string): string[] {
  const isAnyDay = promise.date === null && promise.days === 0
  const cost = costOf(promise, currency)
  return [
    isAnyDay ? sentence('delivery.within', { count: ANY_HOUR }) : deliveryDaySentence(promise),
    cost && sentence('delivery.cost', { cost }),
  ].filter(Boolean)
}

/** The amounts in them, which a browser's translator must not change. */
export function amountsIn({ fee, freeFrom }: DeliveryPromise, currency: string): string[] {
  return [fee, freeFrom].flatMap((amount) => (amount ? formatMoney(amount, currency) : []))
}
