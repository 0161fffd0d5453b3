// Asks the host to say when something is back.
import { Anything, ask } from './client.ts'

/** The thing by its sku; `email` is a guest's, where the store takes alerts from guests. */
export async function addStockAlert(productId: number, sku: string, email: string): Promise<void> {
  await ask('POST', `api/catalog/product/${productId}/stock-alert`, Anything, { json: email === '' ? { sku } : { sku, email } })
}
