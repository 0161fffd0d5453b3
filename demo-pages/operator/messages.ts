// What customers have written: messages, and complaints about items.
import type { Database } from '../database/tables.ts'
import { storeById } from '../host/store-view.ts'
import { html, type Html } from '../pages/markup.ts'
import { pageOf } from '../shop/page-of.ts'
import type { Desk } from './desk.ts'
import { pageLinks, rowsPerPage } from './paging.ts'

/** The messages, the newest first. */
export async function drawMessages(desk: Desk, db: Database, page: number): Promise<Html> {
  const { messages: texts, orders } = desk.texts
  const { count } = await db
    .selectFrom('contact_message')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  const frame = pageOf(page, rowsPerPage, Number(count))
  const rows = await db
    .selectFrom('contact_message')
    .select(['reference', 'store_id', 'name', 'email', 'order_number', 'subject', 'message', 'created_at'])
    .orderBy('id', 'desc')
    .limit(rowsPerPage)
    .offset(frame.offset)
    .execute()
  return html`${rows.length === 0 && html`<p>${texts.none}</p>`}
    <ul class="operator-letters">
      ${rows.map(
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
    ${pageLinks(desk, frame.of(rows), '/operator/messages')}`
}

/** The complaints, the newest first; each leads to its order, where its photos are. */
export async function drawAllComplaints(desk: Desk, db: Database, page: number): Promise<Html> {
  const { count } = await db
    .selectFrom('complaint')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  const frame = pageOf(page, rowsPerPage, Number(count))
  const rows = await db
    .selectFrom('complaint')
    .innerJoin('shop_order', 'shop_order.id', 'complaint.order_id')
    .innerJoin('order_item', 'order_item.id', 'complaint.order_item_id')
    .select(['complaint.reference', 'complaint.text', 'complaint.created_at', 'shop_order.id', 'number', 'store_id', 'order_item.name'])
    .orderBy('complaint.id', 'desc')
    .limit(rowsPerPage)
    .offset(frame.offset)
    .execute()
  return html`${rows.length === 0 && html`<p>${desk.texts.cases.none}</p>`}
    <ul class="operator-letters">
      ${rows.map(
        (row) => html`<li>
          <b>${row.reference}: ${row.name}</b>
          <p>${row.text}</p>
          <small><a href="/operator/orders/${row.id}">${desk.texts.orders.ofOrder(row.number)}</a>, ${desk.moment(row.created_at, storeById(row.store_id))}</small>
        </li>`,
      )}
    </ul>
    ${pageLinks(desk, frame.of(rows), '/operator/complaints')}`
}
