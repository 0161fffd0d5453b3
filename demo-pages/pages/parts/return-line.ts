// Whether a product can come back, in one line of its page: before anything is chosen, and the other lines for what may be chosen.
import type { Page } from '../page.ts'
import type { WireProduct } from '../product-page.ts'

/** The sentences by what is true of a choice, and in `now` which of them is true before any; `returns` of `delivery-promise`. */
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
