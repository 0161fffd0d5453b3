// The operator's first page: open decisions and the newest orders.
import type { Database } from '../database/tables.ts'
import { html, type Html } from '../pages/markup.ts'
import { countReviews } from './reviews.ts'
import { writeMoney } from '../shop/money.ts'
import { storeById } from '../host/store-view.ts'

const most = 50

/** The newest orders, or those whose number contains these digits, above them the number of open decisions. */
export async function drawList(db: Database, search: string): Promise<Html> {
  const orders = await db
    .selectFrom('shop_order')
    .select(['id', 'number', 'status', 'store_id', 'grand_total', 'created_at'])
    .where('number', 'like', `%${search.replaceAll(/\D/g, '')}%`)
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
  const waiting = await db
    .selectFrom('return_case')
    .select(['order_id', 'reference', 'kind'])
    .where('status', '=', 'registered')
    .orderBy('id')
    .limit(most)
    .execute()
  const reviews = await countReviews(db)
  const complaints = await db.selectFrom('complaint').select(['reference', 'order_id', 'text']).orderBy('id', 'desc').limit(10).execute()
  const messages = await db
    .selectFrom('contact_message')
    .select(['reference', 'name', 'email', 'order_number', 'subject', 'message'])
    .orderBy('id', 'desc')
    .limit(10)
    .execute()
  return html`<form class="operator-form" action="/operator" method="get" role="search">
      <label>Order number <input class="input" type="search" name="number" value="${search}" inputmode="numeric" /></label>
      <button class="button" type="submit">Search</button>
    </form>
    <h2>Waiting for a decision</h2>
    ${waiting.length === 0 && reviews === 0 && html`<p>There is nothing to decide.</p>`}
    ${reviews > 0 && html`<p><a href="/operator/reviews">Reviews to check: ${reviews}</a></p>`}
    <ul>
      ${waiting.map((row) => html`<li><a href="/operator/orders/${row.order_id}">${row.reference} (${row.kind})</a></li>`)}
    </ul>
    <h2>Orders</h2>
    ${orders.length === 0 && html`<p>No orders found.</p>`}
    <ul>
      ${orders.map((order) => {
        const store = storeById(order.store_id)
        return html`<li>
          <a href="/operator/orders/${order.id}">${order.number}</a> ${store.code}, ${order.status}, ${writeMoney(order.grand_total, store)},
          ${order.created_at.toISOString()}
        </li>`
      })}
    </ul>
    <h2>Complaints</h2>
    ${complaints.length === 0 && html`<p>None.</p>`}
    <ul>
      ${complaints.map((row) => html`<li><a href="/operator/orders/${row.order_id}">${row.reference}</a> ${row.text}</li>`)}
    </ul>
    <h2>Messages</h2>
    ${messages.length === 0 && html`<p>None.</p>`}
    <ul>
      ${messages.map(
        (row) => html`<li>
          ${row.reference}: ${row.subject}. ${row.message}
          ${row.name}, <a href="mailto:${row.email}">${row.email}</a>${row.order_number && `, order ${row.order_number}`}
        </li>`,
      )}
    </ul>`
}
