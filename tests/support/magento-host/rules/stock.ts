// Stock: which products are salable, and whether a cart needs more than is available.
import { byId, variantsOf } from '../data.ts'
import type { Product } from '../goods.ts'
import { RestError } from '../rest-error.ts'
import type { Line } from '../sales.ts'
import type { Shop } from '../shop.ts'

const isThere = (shop: Shop, id: number): boolean => (shop.stock.get(id) ?? 0) > 0

/** Whether a product has a button: itself, one of its variants, or one selection of each required option is in stock. */
export const isSalable = (shop: Shop, product: Product): boolean => {
  if (product.type === 'simple') return isThere(shop, product.id)
  if (product.type === 'configurable') return variantsOf(product).some(({ id }) => isThere(shop, id))
  return (product.bundle ?? []).every(
    ({ required, selections }) => !required || selections.some(({ product: id, qty }) => (shop.stock.get(id) ?? 0) >= qty),
  )
}

/** The pieces of each product that some lines need. */
export const piecesOf = (lines: readonly Line[]): Map<number, number> => {
  const pieces = new Map<number, number>()
  for (const line of lines)
    for (const { product, qty } of line.parts) pieces.set(product.id, (pieces.get(product.id) ?? 0) + qty * line.qty)
  return pieces
}

/** The first product that lacks stock for these lines. */
export const shortage = (shop: Shop, lines: readonly Line[]): Product | undefined => {
  for (const [id, qty] of piecesOf(lines)) if (qty > (shop.stock.get(id) ?? 0)) return byId(id)
  return undefined
}

/** Refuses a line without enough stock for it and the other lines of its cart. */
export const demandStock = (shop: Shop, line: Line, others: readonly Line[]): void => {
  if (line.parts.some(({ product }) => !isThere(shop, product.id))) throw new RestError(400, 'This product is out of stock.')
  const all = piecesOf([...others, line])
  if (line.parts.some(({ product }) => (all.get(product.id) ?? 0) > (shop.stock.get(product.id) ?? 0)))
    throw new RestError(400, 'Not enough items for sale')
}
