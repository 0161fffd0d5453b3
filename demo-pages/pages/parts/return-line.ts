// Whether a product can come back, in one line of its page.
import type { Page } from '../page.ts'
import type { WireProduct } from '../product-page.ts'

/** A product that is always made to order cannot be withdrawn from; one that only a print or a stringing personalises can be without it. */
export function returnLine({ texts }: Page, { no_return, personalisation }: WireProduct): string {
  const { noReturn, returns, returnsUnlessMade } = texts.product
  if (no_return) return noReturn
  return personalisation.some((group) => group.no_return) ? returnsUnlessMade : returns
}
