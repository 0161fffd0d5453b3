// What the page's mounts print for widgets that are not there yet. Whoever mounts widgets says how it is found; on a server there is nothing.

let find: (productId: number) => unknown = () => undefined

/** Says how a product is found that some mount of the page holds as its option. */
export function findPrintedBy(finder: (productId: number) => unknown): void {
  find = finder
}

/** What the page prints of the product; undefined where it prints nothing. */
export function printedProduct(productId: number): unknown {
  return find(productId)
}
