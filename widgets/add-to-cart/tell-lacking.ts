// Reports which widgets a page lacks to sell a product; a separate file, loaded only if it lacks any.
import { emit } from '#shared/events/bus.ts'

const said = new Set<number>()

/** Reports it once for each product, in the console and as a `touchline:error` event. */
export function tellLacking(productId: number, lacking: readonly string[], element: Element): void {
  if (said.has(productId)) return
  said.add(productId)
  const mounts = lacking.map((name) => `<div data-touchline="${name}" data-product-id="${productId}">`).join(' and ')
  const message = `Touchline add-to-cart: product ${productId} also needs ${mounts}, which this page does not have, so it cannot be bought here.`
  console.warn(message, element)
  emit('error', { error: new Error(message), phase: 'options', widget: 'add-to-cart', element }, element)
}
