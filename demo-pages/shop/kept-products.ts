// The wishlist and the comparison: products stored for a customer, or for a guest's session until she logs in.
import type { Database, DatabaseTransaction } from '../database/tables.ts'
import type { Session } from './session.ts'

export type KeptKind = 'wishlist' | 'compare'

/** One stored product; `id` is the entry's own. */
export interface KeptProduct {
  id: number
  product_id: number
  sku: string
}

/** Newest first; products that left the catalogue are not listed. */
export async function listKept(db: Database | DatabaseTransaction, session: Session, kind: KeptKind): Promise<KeptProduct[]> {
  return db
    .selectFrom('kept_product')
    .innerJoin('product', 'product.id', 'kept_product.product_id')
    .select(['kept_product.id', 'kept_product.product_id', 'product.sku'])
    .where('kept_product.kind', '=', kind)
    .where('kept_product.owner', '=', ownerOf(session))
    .where('kept_product.store_id', '=', session.store.id)
    .orderBy('kept_product.id', 'desc')
    .execute()
}

/** Toggles the product in the list, and returns whether it was added. */
export async function toggleKept(
  trx: DatabaseTransaction,
  session: Session,
  kind: KeptKind,
  productId: number,
): Promise<'added' | 'removed'> {
  const entry = { kind, owner: ownerOf(session), store_id: session.store.id, product_id: productId }
  const removed = await trx
    .deleteFrom('kept_product')
    .where((where) => where.and(entry))
    .returning('id')
    .execute()
  if (removed.length) return 'removed'
  await trx
    .insertInto('kept_product')
    .values(entry)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return 'added'
}

/** Moves a guest's products to the customer, without duplicates; a comparison above the limit loses its oldest products. */
export async function adoptKept(trx: DatabaseTransaction, guest: Session, customerId: number): Promise<void> {
  const owner = `session:${guest.id}`
  const kept = await trx.selectFrom('kept_product').selectAll().where('owner', '=', owner).orderBy('id').execute()
  for (const { kind, store_id, product_id } of kept) {
    await trx
      .insertInto('kept_product')
      .values({ kind, store_id, product_id, owner: `customer:${customerId}` })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  await trx.deleteFrom('kept_product').where('owner', '=', owner).execute()
  const compared = await listKept(trx, { ...guest, customerId }, 'compare')
  const tooMany = compared.slice(guest.store.compareLimit).map(({ id }) => id)
  if (tooMany.length > 0) await trx.deleteFrom('kept_product').where('id', 'in', tooMany).execute()
}

function ownerOf(session: Session): string {
  return session.customerId === null ? `session:${session.id}` : `customer:${session.customerId}`
}
