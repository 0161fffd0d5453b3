// The operator's first page: open decisions and the newest orders.
import type { Database } from '../database/tables.ts'
import { storeById } from '../host/store-view.ts'
import { html, type Html } from '../pages/markup.ts'
import type { Desk } from './desk.ts'
import { caseName, customerOf, statesOf } from './names.ts'
import { countReviews } from './reviews.ts'

const most = 50

/** The newest orders, or those whose number contains these digits, above them the number of open decisions. */
export async function drawList(desk: Desk, db: Database, search: string): Promise<Html> {
  const { orders: texts, cases } = desk.texts
  const orders = await db
    .selectFrom('shop_order')
    .select(['id', 'number', 'status', 'store_id', 'grand_total', 'created_at', 'billing_address', 'email'])
    .where('number', 'like', `%${search.replaceAll(/\D/g, '')}%`)
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
  const states = await statesOf(db, desk, orders)
  const complaints = await db.selectFrom('complaint').select(['reference', 'order_id', 'text']).orderBy('id', 'desc').limit(10).execute()
  return html`<form class="operator-form" action="/operator" method="get" role="search">
      <label>${texts.number} <input class="input" type="search" name="number" value="${search}" inputmode="numeric" /></label>
      <button class="button" type="submit">${texts.search}</button>
    </form>
    ${await drawWaiting(desk, db)}
    <h2>${texts.title}</h2>
    ${orders.length === 0 && html`<p>${texts.none}</p>`}
    <ul class="operator-rows">
      ${orders.map((order) => {
        const store = storeById(order.store_id)
        return html`<li>
          <a href="/operator/orders/${order.id}">${order.number}</a>
          <span>${customerOf(order)}</span>
          <span class="operator-state">${states.get(order.id)}</span>
          <span>${desk.moment(order.created_at, store)}, ${store.name}</span>
          <b>${desk.money(order.grand_total, store)}</b>
        </li>`
      })}
    </ul>
    <h2>${cases.complaints}</h2>
    ${complaints.length === 0 && html`<p>${cases.none}</p>`}
    <ul>
      ${complaints.map((row) => html`<li><a href="/operator/orders/${row.order_id}">${row.reference}</a> ${row.text}</li>`)}
    </ul>
    ${await drawMessages(desk, db)}`
}

/** The cases and reviews that somebody has to decide on. */
async function drawWaiting(desk: Desk, db: Database): Promise<Html> {
  const { orders: texts } = desk.texts
  const waiting = await db
    .selectFrom('return_case')
    .innerJoin('shop_order', 'shop_order.id', 'return_case.order_id')
    .select(['order_id', 'reference', 'kind', 'return_case.created_at', 'billing_address', 'shop_order.email', 'store_id'])
    .where('return_case.status', '=', 'registered')
    .orderBy('return_case.id')
    .limit(most)
    .execute()
  const reviews = await countReviews(db)
  return html`<h2>${texts.decide}</h2>
    ${waiting.length === 0 && reviews === 0 && html`<p>${texts.nothing}</p>`}
    ${reviews > 0 && html`<p><a href="/operator/reviews">${texts.reviews(reviews)}</a></p>`}
    <ul class="operator-rows">
      ${waiting.map(
        (row) => html`<li>
          <a href="/operator/orders/${row.order_id}">${caseName(desk, row)}</a>
          <span>${customerOf(row)}</span>
          <span>${texts.since(desk.moment(row.created_at, storeById(row.store_id)))}</span>
        </li>`,
      )}
    </ul>`
}

async function drawMessages({ texts: { orders: texts }, moment }: Desk, db: Database): Promise<Html> {
  const messages = await db
    .selectFrom('contact_message')
    .select(['reference', 'store_id', 'name', 'email', 'order_number', 'subject', 'message', 'created_at'])
    .orderBy('id', 'desc')
    .limit(10)
    .execute()
  return html`<h2>${texts.messages}</h2>
    ${messages.length === 0 && html`<p>${texts.noMessages}</p>`}
    <ul>
      ${messages.map(
        (row) => html`<li>
          <b>${row.reference}: ${row.subject}.</b> ${row.message}<br />
          ${row.name}, <a href="mailto:${row.email}">${row.email}</a>, ${moment(row.created_at, storeById(row.store_id))}${row.order_number && `, ${texts.ofOrder(row.order_number)}`}
        </li>`,
      )}
    </ul>`
}
