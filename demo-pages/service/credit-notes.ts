// The credit notes of an order: one for each approved return or withdrawal that costs the shop something.
import type { Database, DatabaseTransaction } from '../database/tables.ts'
import { storeById } from '../host/store-view.ts'
import { sellerOf } from '../pages/seller.ts'
import { creditNotePaper } from '../papers/credit-note.ts'
import type { Paper } from '../papers/paper.ts'
import type { OrderRow } from '../shop/order-rows.ts'
import { hasInvoice } from './invoices.ts'
import { listItems } from './order-contents.ts'
import { splitRefund, worthOf } from './refund.ts'

type Reader = Database | DatabaseTransaction

/** The references of an order's cases that have a credit note, oldest first: there must be an invoice to correct. */
export async function listCreditNotes(db: Reader, order: OrderRow): Promise<string[]> {
  if (!hasInvoice(order)) return []
  return (await approvedCases(db, order)).filter(({ due }) => (due ?? 0) > 0).map(({ reference }) => reference)
}

/** The credit note of a case; null if it has none. */
export async function readCreditNote(db: Reader, order: OrderRow, reference: string): Promise<Paper | null> {
  if (!(await listCreditNotes(db, order)).includes(reference)) return null
  const cases = await approvedCases(db, order)
  const at = cases.findIndex((one) => one.reference === reference)
  const found = cases[at]
  if (!found?.decided_at) return null
  const lines = await db
    .selectFrom('return_line')
    .leftJoin('exchange', (join) =>
      join
        .onRef('exchange.case_id', '=', 'return_line.case_id')
        .onRef('exchange.order_item_id', '=', 'return_line.order_item_id')
        .on('exchange.state', '=', 'granted'),
    )
    .select(['return_line.case_id', 'return_line.order_item_id', 'return_line.qty', 'exchange.kept'])
    .where(
      'return_line.case_id',
      'in',
      cases.slice(0, at + 1).map(({ id }) => id),
    )
    .orderBy('return_line.order_item_id')
    .execute()
  const pieces = lines.map(({ case_id, order_item_id, qty, kept }) => ({
    caseId: case_id,
    itemId: order_item_id,
    quantity: qty,
    kept: kept ?? 0,
  }))
  const items = await listItems(db, order.id)
  const own = pieces.filter(({ caseId }) => caseId === found.id)
  const before = pieces.filter(({ caseId }) => caseId !== found.id)
  const store = storeById(order.store_id)
  return creditNotePaper(store, sellerOf(store), {
    order,
    reference,
    kind: found.kind,
    decidedAt: found.decided_at,
    lines: own.flatMap(({ itemId, quantity, kept }) => {
      const item = items.find(({ id }) => id === itemId)
      const each = item ? worthOf(item) - kept : 0
      // An exchange at the same price corrects nothing.
      return item && (each > 0 || kept === 0) ? [{ item: { ...item, price_incl_tax: each }, quantity }] : []
    }),
    parts: splitRefund({ order, items, before, lines: own, wayPrice: found.way_price }),
  })
}

/** In the order of the decisions, as each refund depends on those before. */
function approvedCases(db: Reader, { id }: OrderRow) {
  return db
    .selectFrom('return_case')
    .select(['id', 'reference', 'kind', 'due', 'decided_at', 'way_price'])
    .where('order_id', '=', id)
    .where('status', '=', 'approved')
    .orderBy('decided_at')
    .orderBy('id')
    .execute()
}
