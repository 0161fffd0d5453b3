// Returns and withdrawals, from the request to the decision. The order's row is locked, the same intent is the same case, and the lines
// count what comes back under a rule of the database, so that no number of cases exceeds the order.
import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Database, DatabaseTransaction, Tables } from '../database/tables.ts'
import { transact } from '../database/transact.ts'
import type { StoreView } from '../host/store-view.ts'
import { storeById } from '../host/store-view.ts'
import { writeMoney } from '../shop/money.ts'
import { paidBackToCards, payBackToCards } from '../shop/discounts/pay-back-cards.ts'
import type { OrderRow } from '../shop/order-rows.ts'
import { oweRefund, payRefunds } from '../shop/pay-back.ts'
import { ShopError } from '../shop/shop-error.ts'
import type { Shop } from '../shop/shop.ts'
import { orderLink } from './order-link.ts'
import { listItems, listParcels, lockOrder, writeLines } from './parcels.ts'
import type { ItemRow } from './parcels.ts'
import { nextReference } from './reference.ts'
import { refundOf, splitRefund, type Pieces } from './refund.ts'
import type { CaseKind } from './returnable.ts'
import { findReturnable } from './returnable.ts'
import { sayIn, sendMail } from './service-mail.ts'
import { writeMoment } from './store-day.ts'

export type CaseRow = Selectable<Tables['return_case']>

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
    // A line that is named twice would come back as often.
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
    for (const { itemId, quantity, reason } of lines) {
      await trx.insertInto('return_line').values({ case_id: row.id, order_item_id: itemId, qty: quantity, reason_code: reason }).execute()
      await count(trx, itemId, quantity)
    }
    const told = lines.flatMap(({ found, quantity }) => (found ? { item: found.item, quantity } : []))
    await tellRegistered(trx, shop, { store, order, row, lines: told, hasLabel: parcels.length > 0 })
    return row
  })
}

/** The operator's decision: a refund, or the pieces count as the shopper's again. A repeated call has no effect. */
export async function decideCase(shop: Shop, caseId: number, status: 'approved' | 'refused'): Promise<void> {
  await transact(shop.db, async (trx) => {
    const known = await trx.selectFrom('return_case').select('order_id').where('id', '=', caseId).executeTakeFirst()
    if (!known) throw new ShopError(404, 'error.not-found')
    const order = await lockOrder(trx, known.order_id)
    const row = await trx.selectFrom('return_case').selectAll().where('id', '=', caseId).executeTakeFirstOrThrow()
    if (row.status !== 'registered') return
    const lines = await trx.selectFrom('return_line').selectAll().where('case_id', '=', caseId).execute()
    if (status === 'refused') for (const line of lines) await count(trx, line.order_item_id, -line.qty)
    const pieces = lines.map(({ order_item_id, qty }) => ({ itemId: order_item_id, quantity: qty }))
    const refund = status === 'approved' ? await payBack(trx, shop, order, { row, lines: pieces }) : null
    await trx.updateTable('return_case').set({ status, refund, decided_at: shop.now() }).where('id', '=', caseId).execute()
    await tellDecided(trx, shop, order, { ...row, status, refund })
  })
  // No request to another machine while rows are locked; `compareBooks` retries a refund that fails here.
  if (status === 'approved') await payRefunds(shop)
}

/** The cases of an order with their lines. */
export async function listCases(
  db: Database,
  orderIds: readonly number[],
): Promise<(CaseRow & { lines: Selectable<Tables['return_line']>[] })[]> {
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

async function count(trx: DatabaseTransaction, itemId: number, pieces: number): Promise<void> {
  await trx
    .updateTable('order_item')
    .set({ returned_qty: sql`returned_qty + ${pieces}` })
    .where('id', '=', itemId)
    .execute()
}

/** Starts the case's refunds: at the provider, and to the gift cards that paid the rest. */
async function payBack(
  trx: DatabaseTransaction,
  shop: Shop,
  order: OrderRow,
  { row, lines }: { row: CaseRow; lines: readonly Pieces[] },
): Promise<number> {
  const approved = trx
    .selectFrom('return_case')
    .where('return_case.order_id', '=', order.id)
    .where('return_case.status', '=', 'approved')
    .innerJoin('return_line', 'return_line.case_id', 'return_case.id')
  const before = await approved.select(['return_line.order_item_id as itemId', 'return_line.qty as quantity']).execute()
  const due = refundOf({ order, items: await listItems(trx, order.id), before, lines, isWithdrawal: row.kind === 'withdrawal' })
  const paidBefore = await trx
    .selectFrom('return_case')
    .select('refund')
    .where('order_id', '=', order.id)
    .where('refund', 'is not', null)
    .execute()
  const onCardsBefore = await paidBackToCards(trx, order.id)
  const atTillBefore = paidBefore.reduce((sum, { refund }) => sum + (refund ?? 0), 0) - onCardsBefore
  const { atTill, onCards } = splitRefund(due, { atTill: order.grand_total - atTillBefore, onCards: order.gift_cards - onCardsBefore })
  await oweRefund(trx, shop, order, row.id, atTill)
  await payBackToCards(trx, order.id, onCards)
  return atTill + onCards
}

interface Registered {
  store: StoreView
  order: OrderRow
  row: CaseRow
  lines: readonly { item: ItemRow; quantity: number }[]
  /** Something was sent, so there is a label to send it back with. */
  hasLabel: boolean
}

async function tellRegistered(trx: DatabaseTransaction, shop: Shop, { store, order, row, lines, hasLabel }: Registered): Promise<void> {
  const say = sayIn(store)
  const isReturn = row.kind === 'return'
  const label = say('mail.return-next', orderLink(shop, store, 'returns', order.number))
  const blocks = isReturn
    ? [say('mail.return', row.reference, order.number), writeLines(lines), label]
    : [
        say('mail.withdrawal-receipt', row.reference, writeMoment(store, row.created_at), order.number),
        writeLines(lines),
        row.name ? say('mail.withdrawal-name', row.name) : '',
        say('mail.withdrawal-next'),
        hasLabel ? label : '',
      ]
  await sendMail(trx, shop, store, {
    kind: `case-${row.id}`,
    order,
    recipient: row.email,
    name: order.shipping_address.firstname,
    subject: say(isReturn ? 'mail.return-subject' : 'mail.withdrawal-subject', row.reference, order.number),
    blocks,
  })
}

async function tellDecided(trx: DatabaseTransaction, shop: Shop, order: OrderRow, row: CaseRow): Promise<void> {
  const store = storeById(order.store_id)
  const say = sayIn(store)
  const what = row.kind === 'withdrawal' ? 'withdrawal-' : ''
  const outcome = row.status === 'approved' ? 'approved' : 'refused'
  await sendMail(trx, shop, store, {
    kind: `case-${row.id}-${row.status}`,
    order,
    recipient: row.email,
    name: order.shipping_address.firstname,
    subject: say(`mail.${what}${outcome}-subject`, row.reference),
    blocks: [say(`mail.${what}${outcome}`, row.reference, order.number, writeMoney(row.refund ?? 0, store))],
  })
}
