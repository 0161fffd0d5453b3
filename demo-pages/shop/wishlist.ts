// The wishlist has a single action, toggling a product; it accepts existing products only.
import type { Database } from '../database/tables.ts'
import { transact } from '../database/transact.ts'
import type { StoreView } from '../host/store-view.ts'
import { toggleKept } from './kept-products.ts'
import type { Session } from './session.ts'
import { lockSession, saveSession } from './session.ts'
import { ShopError } from './shop-error.ts'
import type { Shop } from './shop.ts'

/** Toggles the product and returns whether it was added. */
export async function toggleWishlist(shop: Shop, session: Session, productId: number): Promise<'added' | 'removed'> {
  return transact(shop.db, async (trx) => {
    const product = await trx.selectFrom('product').select('id').where('id', '=', productId).executeTakeFirst()
    if (!product) throw new ShopError(404, 'wishlist.unknown-product', { code: 'product' })
    await lockSession(trx, shop, session)
    const happened = await toggleKept(trx, session, 'wishlist', productId)
    await saveSession(trx, shop, session)
    return happened
  })
}

/** The product's name in the store's language; empty if the product does not exist. */
export async function productName(db: Database, store: StoreView, productId: number): Promise<string> {
  const row = await db
    .selectFrom('product_text')
    .select('name')
    .where('product_id', '=', productId)
    .where('language', '=', store.language)
    .executeTakeFirst()
  return row?.name ?? ''
}
