// Whether a product can come back, in one line of its page.
import type { Page } from '../page.ts'
import type { WireProduct } from '../product-page.ts'

/** What is always made to order never comes back; what only a print or a stringing makes the shopper's own does while it has none. */
export function returnLine({ texts }: Page, { no_return, personalisation }: WireProduct): string {
  const { noReturn, returns, returnsUnlessMade } = texts.product
  if (no_return) return noReturn
  return personalisation.some((group) => group.no_return) ? returnsUnlessMade : returns
}
