// Finds printed data in the page's mounts for widgets that are not mounted yet. The code that mounts widgets provides the search; on a
// server there is none.

let find: (productId: number) => unknown = () => undefined

/** Sets the function that finds a product in the options of the page's mounts. */
export function findPrintedBy(finder: (productId: number) => unknown): void {
  find = finder
}

/** The printed JSON of the product; undefined where there is none. */
export function printedProduct(productId: number): unknown {
  return find(productId)
}
