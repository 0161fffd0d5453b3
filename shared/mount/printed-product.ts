// Finds a product that a mount of the page holds as its option: it is printed once and used by several widgets.
import type { ProductDoubt } from '#shared/state/printed.ts'
import { MOUNT, OPTIONS } from './attributes.ts'
import { scriptOf } from './script-of.ts'

/** The printed JSON of a product, in the mount of any widget; undefined where there is none. */
export function findPrintedProduct(id: number): unknown {
  for (const mount of document.querySelectorAll(`[${MOUNT}][data-product-id="${id}"]`)) {
    const product = mount.getAttribute('data-product') ?? productIn(scriptOf(mount, OPTIONS)?.textContent)
    if (product !== undefined) return typeof product === 'string' ? read(product) : product
  }
  return undefined
}

let explaining: Promise<typeof import('./explain-product.ts')> | undefined

/** Explains in the console why a product cannot be shown; the messages are in a separate file. */
export function doubtPrintedProduct(doubt: ProductDoubt): void {
  // One promise for all: two imports of a pending file may resolve in the other order, and the first problem explains the second.
  explaining ??= import('./explain-product.ts')
  // The page also works without that file.
  void explaining.then(
    ({ tellOfProduct }) => tellOfProduct(doubt),
    () => {},
  )
}

function productIn(text: string | null | undefined): unknown {
  const options = read(text ?? '')
  return typeof options === 'object' && options !== null && 'product' in options ? options.product : undefined
}

function read(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // The widget with the option reports any fault in it.
    return undefined
  }
}
