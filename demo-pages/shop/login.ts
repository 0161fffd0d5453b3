// Login and logout: a login loads the customer's own cart and lists, and asks before two carts are merged.
import type { Database, DatabaseTransaction } from '../database/tables.ts'
import { transact } from '../database/transact.ts'
import { findCart } from './cart-lines.ts'
import { joinCarts } from './join-carts.ts'
import type { LoginTry } from './customer.ts'
import { checkLogin } from './customer.ts'
import { adoptKept } from './kept-products.ts'
import { lockCustomers } from './locks.ts'
import type { Session } from './session.ts'
import { createToken, lockSession, renewToken, saveSession } from './session.ts'
import { ShopError } from './shop-error.ts'
import type { Shop } from './shop.ts'
import { emailFault, onlyFaults } from './text-faults.ts'

/** Refuses an invalid e-mail address or empty password with an error beside its field, which does not reveal who has an account. */
export function refuseNoLogin(email: string, password: string): void {
  const fields = onlyFaults({ email: emailFault(email), password: password === '' ? { sentence: 'field.required' } : null })
  if (Object.keys(fields).length > 0) throw new ShopError(422, 'customer.fields', { fields })
}

/** Logs in, or throws a 401, or a 429 after too many tries. Returns true if guest and customer both had a cart and she has to choose. */
export async function logIn(shop: Shop, session: Session, login: LoginTry): Promise<boolean> {
  const customerId = await checkLogin(shop, session.store, login)
  if (customerId === null) throw new ShopError(401, 'login.incorrect', { code: 'login' })
  return enter(shop, session, customerId)
}

/** Logs in a customer who is already identified; returns the same as `logIn`. */
export async function enter(shop: Shop, session: Session, customerId: number): Promise<boolean> {
  const before = { ...session }
  return transact(shop.db, async (trx) => {
    // If the transaction is repeated, it must start from the original session, which the first run has changed.
    Object.assign(session, before)
    await lockSession(trx, shop, session)
    await lockCustomers(trx, customerId)
    const guestCart = session.customerId === null ? await findCart(trx, session, true) : null
    await adoptKept(trx, session, customerId)
    await renewToken(trx, shop, session)
    const ownCart = await findCart(trx, { ...session, customerId }, true)
    const hasConflict = guestCart !== null && ownCart !== null && (await hasItems(trx, guestCart.id)) && (await hasItems(trx, ownCart.id))
    if (guestCart && !hasConflict) await takeOver(trx, guestCart.id, ownCart?.id ?? null, customerId)
    // The session keeps the guest's cart until the shopper has decided.
    await saveSession(trx, shop, session, { customerId, cartId: guestCart?.id ?? ownCart?.id ?? null })
    return hasConflict
  })
}

/** Whether a guest's cart waits to be merged with the customer's own. */
export async function hasCartConflict(db: Database, session: Session): Promise<boolean> {
  if (session.customerId === null || session.cartId === null) return false
  const [own, guest] = await Promise.all([findCart(db, session), findCart(db, { ...session, customerId: null })])
  return own !== null && guest !== null && (await hasItems(db, own.id)) && (await hasItems(db, guest.id))
}

/** Merges the two carts: `merge` adds the guest's lines to the customer's, `replace` keeps only the guest's. */
export async function mergeCarts(shop: Shop, session: Session, strategy: 'merge' | 'replace'): Promise<void> {
  if (session.customerId === null) throw new ShopError(401, 'login.ended', { code: 'login' })
  await transact(shop.db, async (trx) => {
    await lockSession(trx, shop, session)
    const own = await findCart(trx, session, true)
    const guest = await findCart(trx, { ...session, customerId: null }, true)
    if (!own || !guest) return
    if (strategy === 'replace') await trx.deleteFrom('cart_item').where('cart_id', '=', own.id).execute()
    await joinCarts(trx, session.store, guest.id, own.id)
    await trx.updateTable('cart').set({ is_active: false }).where('id', '=', guest.id).execute()
    await saveSession(trx, shop, session, { cartId: own.id })
  })
}

/** Logs out: deletes the session's row, and gives the browser a new random value. */
export async function logOut(shop: Shop, session: Session): Promise<void> {
  await shop.db.deleteFrom('session').where('id', '=', session.id).execute()
  Object.assign(session, { token: createToken(shop), isStored: false, customerId: null, cartId: null, guestEmail: null, lastOrderId: null })
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
