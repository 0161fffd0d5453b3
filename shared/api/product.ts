// A product by its id, as its page would print it.
import type * as v from 'valibot'
import type { Product } from '#shared/schemas/product.ts'
import { askCatalogue } from './client.ts'

/**
 * The same for every shopper of a store. The schema comes with the caller, who has it for what pages print:
 * it is a large one, and would be loaded twice.
 */
export function getProduct(id: number, schema: v.GenericSchema<unknown, Product>, signal?: AbortSignal): Promise<Product> {
  return askCatalogue(`catalog/product/${id}`, schema, { signal })
}
