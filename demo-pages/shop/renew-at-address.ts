// A guest's cookie has another value from her first address on: whoever planted the one she came with reads neither address nor order.
import type { DatabaseTransaction } from '../database/tables.ts'
import { createToken, hash, sameWrite, type Session } from './session.ts'
import type { Shop } from './shop.ts'

/**
 * Gives her another value; true if there is one to send. The row keeps its id, and the former value opens it until the browser has sent the
 * new one: an answer that is lost costs nobody her cart. Two writes at once are given one value: of two, the browser might keep the one that
 * was replaced.
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
