// Asks the host to say when something is back.
import { Anything, ask } from './client.ts'

/** Subscribes to an alert for the sku; `email` is a guest's, if the store accepts alerts from guests. */
export async function addStockAlert(productId: number, sku: string, email: string): Promise<void> {
  await ask('POST', `api/catalog/product/${productId}/stock-alert`, Anything, { json: email === '' ? { sku } : { sku, email } })
}
