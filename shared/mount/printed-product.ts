// A product that some mount of the page holds as its option: it is printed once, and several widgets are about it.
import { MOUNT, OPTIONS } from './attributes.ts'
import { scriptOf } from './script-of.ts'

/** What the page prints of the product, for whichever widget; undefined where it prints nothing. */
export function findPrintedProduct(id: number): unknown {
  for (const mount of document.querySelectorAll(`[${MOUNT}][data-product-id="${id}"]`)) {
    const product = mount.getAttribute('data-product') ?? productIn(scriptOf(mount, OPTIONS)?.textContent)
    if (product !== undefined) return typeof product === 'string' ? read(product) : product
  }
  return undefined
}

function productIn(text: string | null | undefined): unknown {
  const options = read(text ?? '')
  return typeof options === 'object' && options !== null && 'product' in options ? options.product : undefined
}

function read(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // The widget whose option it is says what is wrong with it.
    return undefined
  }
}
