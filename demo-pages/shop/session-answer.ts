// What the widgets may know of the visitor: name, counts, kept products, and how new that is.
import { listKept } from './kept-products.ts'
import type { Session } from './session.ts'
import type { SessionAnswer } from './shapes.ts'
import type { Shop } from './shop.ts'

/** Everything personal a public page needs, in one answer. */
export async function getSessionAnswer(shop: Shop, session: Session): Promise<SessionAnswer> {
  if (!session.isStored) return { customer: null, cart: { items_qty: 0 }, wishlist: [], compare: [], changed_at: 0 }
  const [customer, qty, wishlist, compare] = await Promise.all([
    findCustomer(shop, session),
    countPieces(shop, session),
    listKept(shop.db, session, 'wishlist'),
    listKept(shop.db, session, 'compare'),
  ])
  return {
    customer,
    cart: { items_qty: qty },
    wishlist: wishlist.map(({ id, product_id }) => ({ id, product_id })),
    compare: compare.map(({ sku }) => sku),
    changed_at: session.changedAt,
  }
}

async function findCustomer(shop: Shop, session: Session): Promise<SessionAnswer['customer']> {
  if (session.customerId === null) return null
  const row = await shop.db
    .selectFrom('customer')
    .select(['id', 'firstname', 'lastname', 'email', 'gender'])
    .where('id', '=', session.customerId)
    .executeTakeFirst()
  return row ?? null
}

async function countPieces(shop: Shop, session: Session): Promise<number> {
  if (session.cartId === null) return 0
  const row = await shop.db
    .selectFrom('cart_item')
    .innerJoin('cart', 'cart.id', 'cart_item.cart_id')
    .select((select) => select.fn.sum<number>('cart_item.qty').as('qty'))
    .where('cart.id', '=', session.cartId)
    .where('cart.is_active', '=', true)
    .executeTakeFirst()
  return Number(row?.qty ?? 0)
}
