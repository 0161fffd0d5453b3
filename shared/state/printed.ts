// Finds printed data in the page's mounts for widgets that are not mounted yet, and reports its faults. The code that mounts widgets
// provides both functions; a server has neither.
import type { BaseIssue } from 'valibot'

/** An invalid printed product with its first issue; or the id of a product that is missing. */
export type ProductDoubt = { printed: unknown; issue: BaseIssue<unknown> } | { productId: number }

/** The page's access to its printed products. */
export interface PrintedProducts {
  find: (productId: number) => unknown
  doubt: (doubt: ProductDoubt) => void
}

let products: PrintedProducts = { find: () => undefined, doubt: () => {} }

/** Sets the page's access to its printed products. */
export function readPrintedBy(given: PrintedProducts): void {
  products = given
}

/** The printed JSON of the product; undefined where there is none. */
export const printedProduct = (productId: number): unknown => products.find(productId)

/** Reports to the developer of the shop why a product cannot be shown. */
export const doubtProduct = (doubt: ProductDoubt): void => products.doubt(doubt)
