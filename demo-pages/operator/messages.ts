// What customers have written: messages, and complaints about items.
import type { Database } from '../database/tables.ts'
import { storeById } from '../host/store-view.ts'
import { html, type Html } from '../pages/markup.ts'
import { aboutPiece } from '../service/complaints.ts'
import type { Desk } from './desk.ts'
import { pageLinks, readRows } from './paging.ts'

/** The messages, the newest first. */
export async function drawMessages(desk: Desk, db: Database, page: number): Promise<Html> {
  const { messages: texts, orders } = desk.texts
  const all = db
    .selectFrom('contact_message')
    .select(['reference', 'store_id', 'name', 'email', 'order_number', 'subject', 'message', 'created_at'])
    .orderBy('id', 'desc')
  const rows = await readRows(db, all, page)
  return html`${rows.total === 0 && html`<p>${texts.none}</p>`}
    <ul class="operator-letters">
      ${rows.items.map(
        (row) => html`<li>
          <b>${row.reference}: ${row.subject}</b>
          <p>${row.message}</p>
          <small>${row.name}, <a href="mailto:${row.email}">${row.email}</a>, ${desk.moment(row.created_at, storeById(row.store_id))}${
            row.order_number &&
            html`, <a href="/operator?${new URLSearchParams({ search: row.order_number })}">${orders.ofOrder(row.order_number)}</a>`
          }</small>
        </li>`,
      )}
    </ul>
    ${pageLinks(desk, rows, '/operator/messages')}`
}

/** The complaints, the newest first; each leads to its order, where its photos are. */
export async function drawAllComplaints(desk: Desk, db: Database, page: number): Promise<Html> {
  const all = db
    .selectFrom('complaint')
    .innerJoin('shop_order', 'shop_order.id', 'complaint.order_id')
    .innerJoin('order_item', 'order_item.id', 'complaint.order_item_id')
    .select(['complaint.reference', 'player_id', 'piece', 'complaint.text', 'complaint.created_at'])
    .select(['shop_order.id', 'number', 'store_id', 'order_item.name', 'order_item.content'])
    .orderBy('complaint.id', 'desc')
  const rows = await readRows(db, all, page)
  return html`${rows.total === 0 && html`<p>${desk.texts.cases.none}</p>`}
    <ul class="operator-letters">
      ${rows.items.map(
        (row) => html`<li>
          <b>${[row.reference, row.name, aboutPiece(row, row)].filter(Boolean).join(': ')}</b>
          <p>${row.text}</p>
          <small><a href="/operator/orders/${row.id}">${desk.texts.orders.ofOrder(row.number)}</a>, ${desk.moment(row.created_at, storeById(row.store_id))}</small>
        </li>`,
      )}
    </ul>
    ${pageLinks(desk, rows, '/operator/complaints')}`
}
