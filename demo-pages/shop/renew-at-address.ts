// Renews a guest's cookie at her first address, so that whoever planted the old value can read neither address nor order.
import type { DatabaseTransaction } from '../database/tables.ts'
import { createToken, hash, type Session } from './session.ts'
import type { Shop } from './shop.ts'

/** The period in which concurrent writes get the same value, in milliseconds: of two values, the browser might keep the replaced one. */
const sameWrite = 60_000

/**
 * Renews the value; true if a new one must be sent. The row keeps its id, and the former value stays valid until the browser has sent
 * the new one, so that a lost response does not lose the cart.
 */
export async function renewAtAddress(trx: DatabaseTransaction, shop: Shop, session: Session): Promise<boolean> {
  const [token, now] = [createToken(shop), shop.now()]
  const { numUpdatedRows } = await trx
    .updateTable('session')
    .set({ cookie_id: hash(token), renewed_at: now, is_taken: false })
    .where('id', '=', session.id)
    .where('customer_id', 'is', null)
    .where('is_taken', '=', false)
    .where((where) => where.or([where('renewed_at', 'is', null), where('renewed_at', '<', new Date(now.getTime() - sameWrite))]))
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  session.token = token
  session.isFormer = false
  return true
}
