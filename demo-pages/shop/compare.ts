// The comparison has a single action, toggling a product by sku; it accepts existing products only, up to the store's limit.
import { transact } from '../database/transact.ts'
import { listKept, toggleKept } from './kept-products.ts'
import type { Session } from './session.ts'
import { lockSession, saveSession } from './session.ts'
import { ShopError } from './shop-error.ts'
import type { Shop } from './shop.ts'

/** Toggles the product with this sku, and returns the product and whether it was added. */
export async function toggleCompare(
  shop: Shop,
  session: Session,
  sku: string,
): Promise<{ productId: number; happened: 'added' | 'removed' }> {
  return transact(shop.db, async (trx) => {
    const product = await trx.selectFrom('product').select('id').where('sku', '=', sku).executeTakeFirst()
    if (!product) throw new ShopError(404, 'wishlist.unknown-product', { code: 'product' })
    await lockSession(trx, shop, session)
    const kept = await listKept(trx, session, 'compare')
    const { compareLimit } = session.store
    if (kept.length >= compareLimit && !kept.some(({ product_id }) => product_id === product.id))
      throw new ShopError(409, 'compare.limit', { code: 'limit', parameters: [compareLimit] })
    const happened = await toggleKept(trx, session, 'compare', product.id)
    await saveSession(trx, shop, session)
    return { productId: product.id, happened }
  })
}
