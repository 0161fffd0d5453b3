// The visitor's data for widgets: name, counts, wishlist and comparison, and the time of the last change.
import { readAddressBook, type AddressBook } from './address-book.ts'
import { findCart } from './cart-lines.ts'
import { listKept } from './kept-products.ts'
import { hasCartConflict } from './login.ts'
import type { Session } from './session.ts'
import type { Shop } from './shop.ts'

/** The answer of `GET api/session`. */
export interface SessionAnswer {
  customer: ({ id: number; firstname: string; lastname: string; email: string; gender: string | null } & AddressBook) | null
  cart: { items_qty: number }
  wishlist: { id: number; product_id: number }[]
  compare: string[]
  cart_conflict: boolean
  changed_at: number
}

/** All personal data that a public page needs, in one answer. */
export async function getSessionAnswer(shop: Shop, session: Session): Promise<SessionAnswer> {
  if (!session.isStored) return { customer: null, cart: { items_qty: 0 }, wishlist: [], compare: [], cart_conflict: false, changed_at: 0 }
  const [customer, qty, wishlist, compare, hasConflict] = await Promise.all([
    findCustomer(shop, session),
    countPieces(shop, session),
    listKept(shop.db, session, 'wishlist'),
    listKept(shop.db, session, 'compare'),
    hasCartConflict(shop.db, session),
  ])
  return {
    customer,
    cart: { items_qty: qty },
    wishlist: wishlist.map(({ id, product_id }) => ({ id, product_id })),
    compare: compare.map(({ sku }) => sku),
    cart_conflict: hasConflict,
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
  return row ? { ...row, ...(await readAddressBook(shop.db, row.id)) } : null
}

async function countPieces(shop: Shop, session: Session): Promise<number> {
  const cart = await findCart(shop.db, session)
  if (!cart) return 0
  const items = await shop.db.selectFrom('cart_item').select('qty').where('cart_id', '=', cart.id).execute()
  return items.reduce((sum, { qty }) => sum + qty, 0)
}
