// The promise in two lines, so that nothing moves: what a cached page prints and what the browser knows are each as long as one.
import { deliverySentence } from '#shared/product/parts/delivery-sentence.ts'
import type { DeliveryPromise } from '#shared/product/rules/delivery.ts'

/** The day, and the cost in words of its own; a line that has nothing to say is left out. */
export function deliveryLines(promise: DeliveryPromise, currency: string): string[] {
  const lines = [
    // Without a day, what is true at any hour is short, too.
    deliverySentence({ ...promise, fee: null }, currency, promise.date === null ? 'short' : 'long'),
    deliverySentence({ ...promise, date: null, days: null }, currency),
  ].filter(Boolean)
  // The day of made goods may take a line more than their rule: last, it pushes nothing down.
  return promise.isMade ? lines.toReversed() : lines
}
