// Decides which browser reports a purchase to analytics: the first that claims the order.
import type { Database } from '../database/tables.ts'
import type { Session } from './session.ts'

/**
 * Grants an order to the first claim of somebody who may see it, and to that claim again. One statement, so that of two at the same
 * moment one is refused. A stranger's claim is answered as a late one is.
 */
export async function claimOrder(db: Database, session: Session, number: string, claim: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('shop_order')
    .set({ told_by: claim })
    .where('store_id', '=', session.store.id)
    .where('number', '=', number)
    .where('status', 'in', ['paid', 'pending'])
    .where(({ eb, or }) =>
      or([eb('session_id', '=', session.id), ...(session.customerId === null ? [] : [eb('customer_id', '=', session.customerId)])]),
    )
    .where(({ eb, or }) => or([eb('told_by', 'is', null), eb('told_by', '=', claim)]))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
