// In and out: a login brings the customer's own cart and lists, and asks before two carts become one.
import type { Database, DatabaseTransaction } from '../database/tables.ts'
import { findCart } from './cart-lines.ts'
import { joinLine } from './cart.ts'
import { checkLogin } from './customer.ts'
import { countGuess, hasGuessedTooMuch } from './guess-limit.ts'
import { adoptKept } from './kept-products.ts'
import { loadSellables } from './sellables.ts'
import type { Session } from './session.ts'
import { createToken, lockSession, renewToken, saveSession } from './session.ts'
import { ShopError } from './shop-error.ts'
import type { Shop } from './shop.ts'

/** Who wants in, and from where. */
export interface LoginTry {
  email: string
  password: string
  from: string
}

/** Logs in. `true` when both the guest and the customer had a cart, so that the shopper has to say what becomes of them. */
export async function logIn(shop: Shop, session: Session, { email, password, from }: LoginTry): Promise<boolean> {
  if (hasGuessedTooMuch(shop, from)) throw new ShopError(401, 'login.incorrect', { code: 'login' })
  const customerId = await checkLogin(shop, session.store, email, password)
  if (customerId === null) countGuess(shop, from)
  if (customerId === null) throw new ShopError(401, 'login.incorrect', { code: 'login' })
  return shop.db.transaction().execute(async (trx) => {
    await lockSession(trx, shop, session)
    const guestCart = session.customerId === null ? await findCart(trx, session, true) : null
    await adoptKept(trx, session, customerId)
    await renewToken(trx, session)
    const ownCart = await findCart(trx, { ...session, customerId }, true)
    const hasConflict = guestCart !== null && ownCart !== null && (await hasItems(trx, guestCart.id)) && (await hasItems(trx, ownCart.id))
    if (guestCart && !hasConflict) await takeOver(trx, guestCart.id, ownCart?.id ?? null, customerId)
    // The guest's cart stays in the session until the shopper has decided.
    await saveSession(trx, shop, session, { customerId, cartId: guestCart?.id ?? ownCart?.id ?? null })
    return hasConflict
  })
}

/** Whether the guest's cart still waits beside the customer's own. */
export async function hasCartConflict(db: Database, session: Session): Promise<boolean> {
  if (session.customerId === null || session.cartId === null) return false
  const [own, guest] = await Promise.all([findCart(db, session), findCart(db, { ...session, customerId: null })])
  return own !== null && guest !== null && (await hasItems(db, own.id)) && (await hasItems(db, guest.id))
}

/** Makes one cart of two: `merge` adds the guest's lines to the customer's, `replace` keeps the guest's only. */
export async function mergeCarts(shop: Shop, session: Session, strategy: 'merge' | 'replace'): Promise<void> {
  if (session.customerId === null) throw new ShopError(401, 'login.ended', { code: 'login' })
  await shop.db.transaction().execute(async (trx) => {
    await lockSession(trx, shop, session)
    const own = await findCart(trx, session, true)
    const guest = await findCart(trx, { ...session, customerId: null }, true)
    if (!own || !guest) return
    if (strategy === 'replace') await trx.deleteFrom('cart_item').where('cart_id', '=', own.id).execute()
    const items = await trx.selectFrom('cart_item').select(['sku', 'qty']).where('cart_id', '=', guest.id).orderBy('id').execute()
    const sellables = await loadSellables(
      trx,
      session.store,
      items.map(({ sku }) => sku),
    )
    for (const { sku, qty } of items) {
      const sellable = sellables.get(sku)
      if (sellable) await joinLine(trx, own.id, sellable, qty)
    }
    await trx.updateTable('cart').set({ is_active: false }).where('id', '=', guest.id).execute()
    await saveSession(trx, shop, session, { cartId: own.id })
  })
}

/** Logs out: the row goes, and the browser gets a value nobody has seen. */
export async function logOut(shop: Shop, session: Session): Promise<void> {
  await shop.db.deleteFrom('session').where('id', '=', session.id).execute()
  Object.assign(session, { token: createToken(), isStored: false, customerId: null, cartId: null, guestEmail: null, lastOrderId: null })
}

async function takeOver(trx: DatabaseTransaction, guestCartId: number, ownCartId: number | null, customerId: number): Promise<void> {
  if (!(await hasItems(trx, guestCartId))) {
    await trx.updateTable('cart').set({ is_active: false }).where('id', '=', guestCartId).execute()
    return
  }
  if (ownCartId !== null) await trx.updateTable('cart').set({ is_active: false }).where('id', '=', ownCartId).execute()
  await trx.updateTable('cart').set({ customer_id: customerId }).where('id', '=', guestCartId).execute()
}

async function hasItems(trx: Database | DatabaseTransaction, cartId: number): Promise<boolean> {
  return (await trx.selectFrom('cart_item').select('id').where('cart_id', '=', cartId).limit(1).executeTakeFirst()) !== undefined
}
