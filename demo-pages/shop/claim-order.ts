// Decides which browser reports a purchase to analytics: the first that claims the order.
import type { Database } from '../database/tables.ts'
import type { Session } from './session.ts'

/**
 * Grants an order to the first claim by a visitor who may see it, and to repetitions of that claim. One statement, so that one of two
 * simultaneous claims is refused. A stranger's claim gets the same answer as a late one.
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
