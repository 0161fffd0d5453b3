// Returns and withdrawals, from the request to the decision. The order's row is locked, a repeated idempotency key is the same case, and
// a database constraint limits the returned pieces of each line, so that all cases together never exceed the order.
import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Database, DatabaseTransaction, Tables } from '../database/tables.ts'
import { transact } from '../database/transact.ts'
import { storeById } from '../host/store-view.ts'
import type { OrderRow } from '../shop/order-rows.ts'
import { settleOwed, type Money } from '../shop/owed.ts'
import { payRefunds } from '../shop/pay-back.ts'
import { ShopError } from '../shop/shop-error.ts'
import type { Shop } from '../shop/shop.ts'
import { mailDecided, tellPaidBack, mailRegistered, type CaseRow } from './case-mails.ts'
import { mailInvoice } from './invoices.ts'
import { listItems, listParcels, lockOrder, unsentOf, type ItemRow } from './order-contents.ts'
import { nextReference } from './reference.ts'
import { refundOf, type Pieces } from './refund.ts'
import type { CaseKind } from './returnable.ts'
import { findReturnable } from './returnable.ts'

export type { CaseRow } from './case-mails.ts'

type ReturnLine = Selectable<Tables['return_line']>

/** The requested return; lines without a quantity do not count. */
export interface CaseRequest {
  kind: CaseKind
  intent: string
  lines: readonly { itemId: number; quantity: number; reason: string | null }[]
  name?: string | null
  /** The address for the receipt; the order's own by default. */
  email?: string | null
}

/** Registers a case and mails its receipt; the same idempotency key again returns the first case. */
export async function registerCase(shop: Shop, orderId: number, request: CaseRequest): Promise<CaseRow> {
  return transact(shop.db, async (trx) => {
    const order = shop.isUnsafe
      ? await trx.selectFrom('shop_order').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow()
      : await lockOrder(trx, orderId)
    const known = shop.isUnsafe ? null : await findCase(trx, order.id, request.intent)
    if (known) return known
    const store = storeById(order.store_id)
    const items = await listItems(trx, order.id)
    const parcels = await listParcels(trx, order.id)
    const possible = findReturnable({ store, order, items, parcels, now: shop.now() }, request.kind)
    const lines = request.lines.map((line) => ({ ...line, found: possible.find(({ item }) => item.id === line.itemId) ?? null }))
    // A line that is listed twice would be returned twice.
    const isTwice = new Set(lines.map(({ itemId }) => itemId)).size < lines.length
    const isTooMuch = isTwice || lines.some(({ found, quantity }) => found === null || quantity > found.quantity)
    if (lines.length === 0)
      throw new ShopError(422, request.kind === 'return' ? 'returns.nothing' : 'withdrawal.nothing', { code: 'items' })
    if (isTooMuch) throw new ShopError(422, 'returns.too-many', { code: 'quantity' })
    const row = await trx
      .insertInto('return_case')
      .values({
        reference: await nextReference(trx, request.kind === 'return' ? 'R' : 'W'),
        kind: request.kind,
        order_id: order.id,
        intent: shop.isUnsafe ? crypto.randomUUID() : request.intent,
        name: request.name ?? null,
        email: request.email ?? order.email,
        refund: null,
        created_at: shop.now(),
        decided_at: null,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    const counted = lines.flatMap(({ itemId, quantity, reason, found }) =>
      found ? { item: found.item, quantity, line: lineOf(found.item, request.kind, { itemId, quantity, reason }) } : [],
    )
    for (const { line } of counted) {
      await trx
        .insertInto('return_line')
        .values({ case_id: row.id, ...line })
        .execute()
      await count(trx, line, 1)
    }
    const hasLabel = counted.some(({ line: { qty, unsent_qty } }) => qty > unsent_qty)
    await mailRegistered(trx, shop, { order, row, lines: counted, hasLabel })
    // What was left to send may have been withdrawn from.
    await mailInvoice(trx, shop, order)
    return row
  })
}

/** The row of a line. A withdrawal takes the pieces first that are still here: they are not sent any more, and need not come back. */
function lineOf(item: ItemRow, kind: CaseKind, { itemId, quantity, reason }: CaseRequest['lines'][number]): Omit<ReturnLine, 'case_id'> {
  const unsent = kind === 'withdrawal' ? Math.min(quantity, unsentOf(item)) : 0
  return { order_item_id: itemId, qty: quantity, reason_code: reason, unsent_qty: unsent }
}

/** What became of a decision: `before` if somebody had decided already, `changed` with the cents that would be refunded now. */
export type Decided = 'decided' | 'before' | { changed: number }

/** Ends a transaction in which a decision was only tried: what it would refund. */
class Tried extends Error {
  readonly money: Money
  constructor(money: Money) {
    super('a decision was tried and is rolled back')
    this.money = money
  }
}

/** A refund as a whole, in cents. */
export const sumOf = ({ atTill, onCards }: Money): number => atTill + onCards

/**
 * Records the operator's decision: a refund, or the pieces count as kept again. A repeated call has no effect. With `agreed` nothing is
 * decided unless exactly these cents are refunded: somebody may have paid, or decided another case, since the operator read the amount.
 */
export async function decideCase(
  shop: Shop,
  caseId: number,
  status: 'approved' | 'refused',
  agreed: number | null = null,
): Promise<Decided> {
  const orderId = await orderOf(shop, caseId)
  const decided = await tried(() =>
    transact(shop.db, async (trx) => {
      const money = await decide(trx, shop, { orderId, caseId, status })
      if (money !== null && agreed !== null && sumOf(money) !== agreed) throw new Tried(money)
      return money === null ? 'before' : 'decided'
    }),
  )
  if (typeof decided !== 'string') return { changed: sumOf(decided) }
  // No request to another machine while rows are locked; `compareBooks` retries a refund that fails here.
  if (status === 'approved') await payRefunds(shop, orderId)
  return decided
}

/** What approving a case would refund now, as the approval itself calculates it; null if it is decided. */
export async function foreseeRefund(shop: Shop, caseId: number): Promise<Money | null> {
  const orderId = await orderOf(shop, caseId)
  return tried(() =>
    transact(shop.db, async (trx) => {
      const money = await decide(trx, shop, { orderId, caseId, status: 'approved' })
      if (money !== null) throw new Tried(money)
      return null
    }),
  )
}

/** The result of the work, or the money of a decision that it tried and rolled back. */
async function tried<Result>(work: () => Promise<Result>): Promise<Result | Money> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Tried) return error.money
    throw error
  }
}

async function orderOf(shop: Shop, caseId: number): Promise<number> {
  const known = await shop.db.selectFrom('return_case').select('order_id').where('id', '=', caseId).executeTakeFirst()
  if (!known) throw new ShopError(404, 'error.not-found')
  return known.order_id
}

/** Decides a case and books its refunds; returns all that it refunds, or null if it was decided before. */
async function decide(
  trx: DatabaseTransaction,
  shop: Shop,
  { orderId, caseId, status }: { orderId: number; caseId: number; status: 'approved' | 'refused' },
): Promise<Money | null> {
  const order = await lockOrder(trx, orderId)
  const row = await trx.selectFrom('return_case').selectAll().where('id', '=', caseId).executeTakeFirstOrThrow()
  if (row.status !== 'registered') return null
  const lines = await trx.selectFrom('return_line').selectAll().where('case_id', '=', caseId).execute()
  if (status === 'refused') for (const line of lines) await count(trx, line, -1)
  const pieces = lines.map(({ order_item_id, qty }) => ({ itemId: order_item_id, quantity: qty }))
  const due = status === 'approved' ? await dueOf(trx, order, row, pieces) : null
  await trx.updateTable('return_case').set({ status, due, decided_at: shop.now() }).where('id', '=', caseId).execute()
  const refunds = due === null ? [] : await settleOwed(trx, shop, order.id)
  const refund = due === null ? null : (refunds.find((one) => one.caseId === caseId)?.cents ?? 0)
  await trx.updateTable('return_case').set({ refund }).where('id', '=', caseId).execute()
  await mailDecided(trx, shop, order, { ...row, status, refund })
  const others = refunds.filter((one) => one.caseId !== caseId)
  await tellPaidBack(trx, shop, order, others)
  return refunds.reduce((sum, { cents, onCards }) => ({ atTill: sum.atTill + cents - onCards, onCards: sum.onCards + onCards }), {
    atTill: 0,
    onCards: 0,
  })
}

/** The cases of an order with their lines. */
export async function listCases(db: Database, orderIds: readonly number[]): Promise<(CaseRow & { lines: ReturnLine[] })[]> {
  if (orderIds.length === 0) return []
  const rows = await db
    .selectFrom('return_case')
    .selectAll()
    .where('order_id', 'in', [...orderIds])
    .orderBy('id', 'desc')
    .execute()
  const ids = rows.map(({ id }) => id)
  const lines = ids.length ? await db.selectFrom('return_line').selectAll().where('case_id', 'in', ids).execute() : []
  return rows.map((row) => ({ ...row, lines: lines.filter(({ case_id }) => case_id === row.id) }))
}

async function findCase(trx: DatabaseTransaction, orderId: number, intent: string): Promise<CaseRow | null> {
  const row = await trx
    .selectFrom('return_case')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('intent', '=', intent)
    .executeTakeFirst()
  return row ?? null
}

/** Adds the pieces of a line to what comes back of its item, or takes them off again. */
async function count(trx: DatabaseTransaction, line: Omit<ReturnLine, 'case_id'>, sign: 1 | -1): Promise<void> {
  await trx
    .updateTable('order_item')
    .set({ returned_qty: sql`returned_qty + ${sign * line.qty}`, withdrawn_qty: sql`withdrawn_qty + ${sign * line.unsent_qty}` })
    .where('id', '=', line.order_item_id)
    .execute()
}

/** The amount to refund for this case, after earlier ones. */
async function dueOf(trx: DatabaseTransaction, order: OrderRow, { id }: CaseRow, lines: readonly Pieces[]): Promise<number> {
  const before = await trx
    .selectFrom('return_case')
    .where('return_case.order_id', '=', order.id)
    .where('return_case.status', '=', 'approved')
    .where('return_case.id', '<>', id)
    .innerJoin('return_line', 'return_line.case_id', 'return_case.id')
    .select(['return_line.order_item_id as itemId', 'return_line.qty as quantity'])
    .execute()
  return refundOf({ order, items: await listItems(trx, order.id), before, lines })
}
