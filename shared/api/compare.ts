// The comparison's calls.
import { Comparison, ToggledCompare } from '#shared/schemas/compare.ts'
import { ask } from './client.ts'

/** Puts the product with this sku into the comparison or takes it out, whichever it is not; answers the server's list. */
export function toggleSku(sku: string): Promise<string[]> {
  return ask('POST', 'api/catalog/compare/toggle-sku', ToggledCompare, { json: { sku } })
}

/** The products of the session's comparison side by side. */
export function getComparison(signal?: AbortSignal): Promise<Comparison> {
  return ask('GET', 'api/catalog/compare', Comparison, { signal })
}
