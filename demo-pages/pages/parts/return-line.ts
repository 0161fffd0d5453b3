// The product page's line on returns: the one to show before anything is chosen, and those for the possible choices.
import type { Page } from '../page.ts'
import type { WireProduct } from '../product-page.ts'

/** The option `returns` of `delivery-promise`: a sentence per case, and in `now` the case before anything is chosen. */
export function returnLines({ texts }: Page, { no_return, personalisation }: WireProduct) {
  const { noReturn: never, returns: always, returnsUnlessMade: unlessMade } = texts.product
  const now = no_return ? 'never' : personalisation.some((group) => group.no_return) ? 'unlessMade' : 'always'
  return { now, always, unlessMade, never } as const
}

/** The line before anything is chosen. */
export function returnLine(page: Page, product: WireProduct): string {
  const { now, ...lines } = returnLines(page, product)
  return lines[now]
}
