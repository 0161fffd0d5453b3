// The calls of the comparison.
import { defineCall } from '#shared/api/define-call.ts'
import { Comparison, ToggledCompare } from '#shared/saved/wire/compare.ts'

/** Adds the product with this sku to the comparison or removes it; returns the server's list. */
export const toggleSku = defineCall({
  method: 'POST',
  path: 'api/catalog/compare/toggle-sku',
  client: 'session',
  group: 'base',
  answer: ToggledCompare,
  send: (sku: string) => ({ json: { sku } }),
})

/** The products of the session's comparison side by side. */
export const getComparison = defineCall({
  method: 'GET',
  path: 'api/catalog/compare',
  client: 'session',
  group: 'products',
  answer: Comparison,
})
