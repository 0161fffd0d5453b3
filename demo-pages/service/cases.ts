// Returns and withdrawals, from the request to the decision; long because both count the same lines. The order's row is locked, a repeated
// idempotency key is the same case, and a database constraint limits the returned pieces of each line: no more than the order has.
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
import { intentOf, nextReference } from './reference.ts'
import { refundOf, type Pieces } from './refund.ts'
import type { CaseKind } from './returnable.ts'
import { findReturnable } from './returnable.ts'
import { grantExchanges, refuseExchanges, reserveExchanges, stillWaits, type ExchangeRow, type ExchangeWish } from './exchanges.ts'
import { makeWayCode, priceOfWay, type WayCode } from './return-ways.ts'
import { shelveUnsent } from './shelve-unsent.ts'

export type { CaseRow } from './case-mails.ts'

type ReturnLine = Selectable<Tables['return_line']>

/** The requested return; lines without a quantity do not count. */
export interface CaseRequest {
  kind: CaseKind
  intent: string
  lines: readonly { itemId: number; quantity: number; reason: string | null; exchange?: ExchangeWish | null }[]
  name?: string | null
  /** The address for the receipt; the order's own by default. */
  email?: string | null
  /** How it is sent back; null where nobody chose. */
  way?: WayCode | null
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
    const way = request.way ?? null
    const wayPrice = way === null ? 0 : priceOfWay(store, way, lines)
    const forMoney = lines.filter(({ exchange }) => !exchange)
    if (wayPrice > 0) await refuseDearWay(trx, order, items, forMoney, wayPrice)
    const row = await trx
      .insertInto('return_case')
      .values({
        reference: await nextReference(trx, request.kind === 'return' ? 'R' : 'W'),
        kind: request.kind,
        order_id: order.id,
        intent: shop.isUnsafe ? crypto.randomUUID() : request.intent,
        name: request.name ?? null,
        email: request.email ?? order.email,
        way,
        way_price: wayPrice,
        way_code: way === 'code' ? makeWayCode() : null,
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
    const wishes = lines.flatMap(({ itemId, quantity, exchange }) => (exchange ? [{ itemId, quantity, exchange }] : []))
    const exchanges = await reserveExchanges(trx, shop, { order, items, caseId: row.id, lines: wishes })
    const hasLabel = counted.some(({ line: { qty, unsent_qty } }) => qty > unsent_qty)
    await mailRegistered(trx, shop, { order, row, lines: counted, exchanges, hasLabel })
    return row
  })
}

/** The row of a line. A withdrawal takes the pieces first that are still here: they are not sent any more, and need not come back. */
function lineOf(item: ItemRow, kind: CaseKind, { itemId, quantity, reason }: CaseRequest['lines'][number]): Omit<ReturnLine, 'case_id'> {
  const unsent = kind === 'withdrawal' ? Math.min(quantity, unsentOf(item)) : 0
  return { order_item_id: itemId, qty: quantity, reason_code: reason, unsent_qty: unsent }
}

/** What sends a parcel back is taken off the refund, so it costs no more than what comes back. */
async function refuseDearWay(
  trx: DatabaseTransaction,
  order: OrderRow,
  items: readonly ItemRow[],
  lines: readonly Pieces[],
  wayPrice: number,
): Promise<void> {
  const before = await approvedPieces(trx, order)
  if (refundOf({ order, items, before, lines }) < wayPrice) throw new ShopError(422, 'returns.way-too-dear', { code: 'way' })
}

/** What became of a decision: `before` if somebody had decided already, `changed` with the cents that would be refunded now. */
export type Decided = 'decided' | 'before' | { changed: number }

/** What a decision does, or would do: the money that goes back, and what becomes of the case's exchanges. */
export interface Foreseen {
  money: Money
  exchanges: ExchangeRow[]
}

/** Ends a transaction in which a decision was only tried: what it would do. */
class Tried extends Error {
  readonly foreseen: Foreseen
  constructor(foreseen: Foreseen) {
    super('a decision was tried and is rolled back')
    this.foreseen = foreseen
  }
}

/** A refund as a whole, in cents. */
export const sumOf = ({ atTill, onCards }: Money): number => atTill + onCards

/** The number of exchanges that are sent instead of money. */
export const countGranted = ({ exchanges }: Pick<Foreseen, 'exchanges'>): number =>
  exchanges.filter(({ state }) => state === 'granted').length

/** What the operator has read and said yes to: the cents that are refunded, and the number of exchanges that are sent. */
export interface Agreed {
  cents: number
  granted: number
}

/**
 * Records the operator's decision: a refund, or the pieces count as kept again. A repeated call has no effect. With `agreed` nothing is
 * decided unless exactly that happens: somebody may have paid, decided another case, or bought the last piece, since the operator read it.
 */
export async function decideCase(
  shop: Shop,
  caseId: number,
  status: 'approved' | 'refused',
  agreed: Agreed | null = null,
): Promise<Decided> {
  const orderId = await orderOf(shop, caseId)
  const decided = await tried(() =>
    transact(shop.db, async (trx) => {
      const done = await decide(trx, shop, { orderId, caseId, status })
      const isAgreed = done === null || agreed === null || (sumOf(done.money) === agreed.cents && countGranted(done) === agreed.granted)
      if (!isAgreed) throw new Tried(done)
      return done === null ? 'before' : 'decided'
    }),
  )
  if (typeof decided !== 'string') return { changed: sumOf(decided.money) }
  // No request to another machine while rows are locked; `compareBooks` retries a refund that fails here.
  if (status === 'approved') await payRefunds(shop, orderId)
  return decided
}

/**
 * What approving a case would do now, as the approval itself does it; null if it is decided, `waits` if it cannot be approved yet, since
 * somebody waits for a sold-out piece.
 */
export async function foreseeDecision(shop: Shop, caseId: number): Promise<Foreseen | 'waits' | null> {
  const orderId = await orderOf(shop, caseId)
  try {
    return await tried(() =>
      transact(shop.db, async (trx) => {
        const done = await decide(trx, shop, { orderId, caseId, status: 'approved' })
        if (done !== null) throw new Tried(done)
        return null
      }),
    )
  } catch (error) {
    if (error instanceof ShopError && error.code === stillWaits) return 'waits'
    throw error
  }
}

/** The result of the work, or what a decision would do that it tried and rolled back. */
async function tried<Result>(work: () => Promise<Result>): Promise<Result | Foreseen> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Tried) return error.foreseen
    throw error
  }
}

async function orderOf(shop: Shop, caseId: number): Promise<number> {
  const known = await shop.db.selectFrom('return_case').select('order_id').where('id', '=', caseId).executeTakeFirst()
  if (!known) throw new ShopError(404, 'error.not-found')
  return known.order_id
}

/** Decides a case and books its refunds; returns all that it does, or null if it was decided before. */
async function decide(
  trx: DatabaseTransaction,
  shop: Shop,
  { orderId, caseId, status }: { orderId: number; caseId: number; status: 'approved' | 'refused' },
): Promise<Foreseen | null> {
  const order = await lockOrder(trx, orderId)
  const row = await trx.selectFrom('return_case').selectAll().where('id', '=', caseId).executeTakeFirstOrThrow()
  if (row.status !== 'registered') return null
  const lines = await trx.selectFrom('return_line').selectAll().where('case_id', '=', caseId).execute()
  if (status === 'refused') {
    for (const line of lines) await count(trx, line, -1)
    await refuseExchanges(trx, caseId)
  }
  const exchanges = status === 'approved' ? await grantExchanges(trx, shop, { order, items: await listItems(trx, order.id), caseId }) : []
  if (status === 'approved') await shelveUnsent(trx, caseId)
  const pieces = lines.map(({ order_item_id, qty }) => ({ itemId: order_item_id, quantity: qty, kept: keptOf(exchanges, order_item_id) }))
  const due = status === 'approved' ? await dueOf(trx, order, row, pieces) : null
  await trx.updateTable('return_case').set({ status, due, decided_at: shop.now() }).where('id', '=', caseId).execute()
  const refunds = due === null ? [] : await settleOwed(trx, shop, order.id)
  const refund = due === null ? null : (refunds.find((one) => one.caseId === caseId)?.cents ?? 0)
  await trx.updateTable('return_case').set({ refund }).where('id', '=', caseId).execute()
  // What was left to send may have been withdrawn from. Before its decision it might still be sent; the credit note corrects the invoice.
  if (status === 'approved') await mailInvoice(trx, shop, order)
  await mailDecided(trx, shop, order, { ...row, status, refund }, exchanges)
  const others = refunds.filter((one) => one.caseId !== caseId)
  await tellPaidBack(trx, shop, order, others)
  const money = refunds.reduce((sum, { cents, onCards }) => ({ atTill: sum.atTill + cents - onCards, onCards: sum.onCards + onCards }), {
    atTill: 0,
    onCards: 0,
  })
  return { money, exchanges }
}

/** What is kept of the price of a piece that is exchanged. */
function keptOf(exchanges: readonly ExchangeRow[], itemId: number): number {
  return exchanges.find(({ order_item_id, state }) => order_item_id === itemId && state === 'granted')?.kept ?? 0
}

/** The cases of an order with their lines and exchanges. */
export async function listCases(
  db: Database,
  orderIds: readonly number[],
): Promise<(CaseRow & { lines: ReturnLine[]; exchanges: ExchangeRow[] })[]> {
  if (orderIds.length === 0) return []
  const rows = await db
    .selectFrom('return_case')
    .selectAll()
    .where('order_id', 'in', [...orderIds])
    .orderBy('id', 'desc')
    .execute()
  const ids = rows.map(({ id }) => id)
  const lines = ids.length ? await db.selectFrom('return_line').selectAll().where('case_id', 'in', ids).execute() : []
  const exchanges = ids.length ? await db.selectFrom('exchange').selectAll().where('case_id', 'in', ids).execute() : []
  const ofCase = <Part extends { case_id: number }>(parts: readonly Part[], id: number) => parts.filter(({ case_id }) => case_id === id)
  return rows.map((row) => ({ ...row, lines: ofCase(lines, row.id), exchanges: ofCase(exchanges, row.id) }))
}

/** The case that a form with this key has registered already; null if there is none. */
export async function findRegistered({ db, isUnsafe }: Shop, orderId: number, key: string | null): Promise<CaseRow | null> {
  return key && !isUnsafe ? findCase(db, orderId, intentOf(key)) : null
}

async function findCase(db: Database | DatabaseTransaction, orderId: number, intent: string): Promise<CaseRow | null> {
  const row = await db.selectFrom('return_case').selectAll().where('order_id', '=', orderId).where('intent', '=', intent).executeTakeFirst()
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
async function dueOf(
  trx: DatabaseTransaction,
  order: OrderRow,
  { way_price: wayPrice }: CaseRow,
  lines: readonly Pieces[],
): Promise<number> {
  const before = await approvedPieces(trx, order)
  return refundOf({ order, items: await listItems(trx, order.id), before, lines, wayPrice })
}

/** The pieces of an order's approved cases. */
function approvedPieces(trx: DatabaseTransaction, order: OrderRow): Promise<Pieces[]> {
  return trx
    .selectFrom('return_case')
    .where('return_case.order_id', '=', order.id)
    .where('return_case.status', '=', 'approved')
    .innerJoin('return_line', 'return_line.case_id', 'return_case.id')
    .leftJoin('exchange', (join) =>
      join
        .onRef('exchange.case_id', '=', 'return_line.case_id')
        .onRef('exchange.order_item_id', '=', 'return_line.order_item_id')
        .on('exchange.state', '=', 'granted'),
    )
    .select(['return_line.order_item_id as itemId', 'return_line.qty as quantity', sql<number>`coalesce(exchange.kept, 0)`.as('kept')])
    .execute()
}
