// The picture of a cart line: the first view of the product in the colour that is bought.
import type { Sellable } from './sellables.ts'

/** Root-relative address of a small picture, null where the product has none. */
export function linePicture(_sellable: Sellable): string | null {
  return null
}
