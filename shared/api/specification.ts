// The facts of a product.
import { Specification } from '#shared/schemas/specification.ts'
import { askCatalogue } from './client.ts'

/** The specifications of one product. */
export function getSpecification(productId: number, signal?: AbortSignal): Promise<Specification> {
  return askCatalogue(`catalog/product/${productId}/specification`, Specification, { signal })
}
