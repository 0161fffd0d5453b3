// Finds printed data in the page's mounts for widgets that are not mounted yet, and reports what is wrong with it. The code that mounts
// widgets provides both; on a server there is neither.
import type { BaseIssue } from 'valibot'

/** A printed product that cannot be read, with the first issue; or, by its id, one that is nowhere to be had. */
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
