// A product by its id, as its page would print it.
import { Product } from '#shared/schemas/product.ts'
import { askCatalogue } from './client.ts'

/** The same for every shopper of a store. */
export function getProduct(id: number, signal?: AbortSignal): Promise<Product> {
  return askCatalogue(`catalog/product/${id}`, Product, { signal })
}
