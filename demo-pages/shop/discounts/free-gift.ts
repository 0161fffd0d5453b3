// Free gifts: from an amount on, one product of the store's selection is free. If the amount is no longer reached, the gift is left out.
import { productPath } from '#demo-pages/catalogue/view.ts'
import type { Database, DatabaseTransaction } from '#demo-pages/database/tables.ts'
import { transact } from '#demo-pages/database/transact.ts'
import type { StoreView } from '#demo-pages/host/store-view.ts'
import { addGift } from '../cart.ts'
import { findCart, loadLines } from '../cart-lines.ts'
import { linePicture } from '../line-picture.ts'
import { toAmount } from '../money.ts'
import { loadSellables, stockOf } from '../sellables.ts'
import type { Session } from '../session.ts'
import { lockSession, saveSession } from '../session.ts'
import { ShopError } from '../shop-error.ts'
import type { Shop } from '../shop.ts'

type Reader = Database | DatabaseTransaction

/** An offer as `GET checkout/cart/gifts` lists it. */
export interface GiftOffer {
  id: number
  /** The subtotal from which the gift is available. */
  threshold: number
  /** The amount missing for the gift; 0 if it is available. */
  missing: number
  /** The sku of the gift in the cart; null if there is none. */
  chosen: string | null
  items: { sku: string; product_id: number; name: string; image: string | null; url: string; in_stock: boolean }[]
}

/** The store's offers for the visitor's cart, the highest available one first; none for an empty cart. */
export async function listGifts(shop: Shop, session: Session): Promise<GiftOffer[]> {
  const cart = await findCart(shop.db, session)
  const lines = cart ? await loadLines(shop.db, session.store, cart.id) : []
  const subtotal = lines.reduce((sum, line) => sum + (line.isGift ? 0 : line.rowCents), 0)
  if (subtotal === 0) return []
  const chosen = lines.find((line) => line.isGift)?.sellable.sku ?? null
  const offers = await readOffers(shop.db, session.store)
  return offers
    .map(({ threshold, items, id }) => ({
      id,
      threshold: toAmount(threshold),
      missing: toAmount(Math.max(0, threshold - subtotal)),
      chosen: items.some(({ sku }) => sku === chosen) ? chosen : null,
      items,
    }))
    .toSorted(
      (a, b) => Number(a.missing > 0) - Number(b.missing > 0) || (a.missing > 0 ? a.missing - b.missing : b.threshold - a.threshold),
    )
}

/** Adds a gift to the cart, replacing an earlier one. */
export async function chooseGift(shop: Shop, session: Session, sku: string): Promise<void> {
  await transact(shop.db, async (trx) => {
    await lockSession(trx, shop, session)
    const cart = await findCart(trx, session, true)
    if (!cart) throw new ShopError(400, 'cart.empty', { code: 'empty' })
    const lines = await loadLines(trx, session.store, cart.id)
    const subtotal = lines.reduce((sum, line) => sum + (line.isGift ? 0 : line.rowCents), 0)
    const offer = await findOffer(trx, session.store, sku)
    const sellable = (await loadSellables(trx, session.store, [sku])).get(sku)
    if (!offer || !sellable || subtotal < offer.threshold) throw new ShopError(400, 'gift.not-offered', { code: 'gift' })
    if (stockOf(sellable) < 1) throw new ShopError(400, 'cart.out-of-stock', { code: 'stock' })
    await addGift(trx, cart.id, sellable, offer.id)
    await saveSession(trx, shop, session)
  })
}

async function readOffers(db: Reader, store: StoreView): Promise<{ id: number; threshold: number; items: GiftOffer['items'] }[]> {
  const rows = await db
    .selectFrom('gift_offer')
    .innerJoin('gift_offer_item', 'gift_offer_item.offer_id', 'gift_offer.id')
    .select(['gift_offer.id', 'gift_offer.threshold', 'gift_offer_item.sku'])
    .where('gift_offer.store_id', '=', store.id)
    .orderBy('gift_offer.id')
    .orderBy('gift_offer_item.position')
    .execute()
  const sold = await loadSellables(
    db,
    store,
    rows.map(({ sku }) => sku),
  )
  const byOffer = Map.groupBy(rows, ({ id }) => id)
  return [...byOffer].map(([id, [first, ...others]]) => ({
    id,
    threshold: first?.threshold ?? 0,
    items: [first, ...others].flatMap((row) => {
      const sellable = row && sold.get(row.sku)
      if (!sellable) return []
      const { sku, productId: product_id, name, slug } = sellable
      return [{ sku, product_id, name, image: linePicture(sellable), url: productPath(store, slug), in_stock: stockOf(sellable) > 0 }]
    }),
  }))
}

async function findOffer(trx: DatabaseTransaction, store: StoreView, sku: string): Promise<{ id: number; threshold: number } | null> {
  const row = await trx
    .selectFrom('gift_offer')
    .innerJoin('gift_offer_item', 'gift_offer_item.offer_id', 'gift_offer.id')
    .select(['gift_offer.id', 'gift_offer.threshold'])
    .where('gift_offer.store_id', '=', store.id)
    .where('gift_offer_item.sku', '=', sku)
    .executeTakeFirst()
  return row ?? null
}
