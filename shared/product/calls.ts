// Calls of a single product: its data, specifications and stock alert.
import { Anything } from '#shared/api/client.ts'
import { defineCall } from '#shared/api/define-call.ts'
import { Product } from './wire/product.ts'
import { Specification } from './wire/specification.ts'

/** The product, as its page would print it. The same for every shopper of a store. */
export const getProduct = defineCall({
  method: 'GET',
  path: 'catalog/product/{id}',
  client: 'catalogue',
  group: 'products',
  answer: Product,
  send: (id: number) => ({ at: { id } }),
})

/** The specifications of one product. */
export const getSpecification = defineCall({
  method: 'GET',
  path: 'catalog/product/{productId}/specification',
  client: 'catalogue',
  group: 'base',
  answer: Specification,
  send: (productId: number) => ({ at: { productId } }),
})

/** Subscribes to a stock alert for the sku; `email` is for guests, if the store accepts alerts from guests. */
export const addStockAlert = defineCall({
  method: 'POST',
  path: 'api/catalog/product/{productId}/stock-alert',
  client: 'session',
  group: 'alerts',
  answer: Anything,
  send: (productId: number, sku: string, email: string) => ({ at: { productId }, json: email === '' ? { sku } : { sku, email } }),
})
