// The operator's first page: what has to be done, and the orders in the order in which they need somebody.
import type { Database } from '../database/tables.ts'
import { storeById } from '../host/store-view.ts'
import { html, type Html } from '../pages/markup.ts'
import { countOwedTransfers } from '../service/transfers.ts'
import type { Desk } from './desk.ts'
import { customerOf, statesOf } from './names.ts'
import { countNeeds, listOrders, needs, type ListedOrder, type OrderFilter } from './needs.ts'
import { countOpenCases } from './open-cases.ts'
import { pageLinks } from './paging.ts'
import { countReviews } from './reviews.ts'

/** The page's content. */
export async function drawList(desk: Desk, db: Database, filter: OrderFilter, page: number): Promise<Html> {
  const { orders: texts } = desk.texts
  const { search, need } = filter
  const orders = await listOrders(db, filter, page)
  const states = await statesOf(db, desk, orders.items)
  const filters = new URLSearchParams([...(search ? [['search', search]] : []), ...(need ? [['need', need]] : [])])
  const address = filters.size > 0 ? `/operator?${filters}` : '/operator'
  return html`<form class="operator-form" action="/operator" method="get" role="search">
      <label>${texts.find} <input class="input" type="search" name="search" value="${search}" /></label>
      <button class="button" type="submit">${texts.search}</button>
    </form>
    ${await drawTasks(desk, db)}
    <h2>${search ? texts.found(search) : need ? texts.needs[need] : texts.all}</h2>
    ${(search || need) && html`<p><a href="/operator">${texts.showAll}</a></p>`}
    ${orders.total === 0 && html`<p>${texts.none}</p>`}
    <ul class="operator-rows operator-orders">
      ${orders.items.map((order) => drawRow(desk, order, states.get(order.id) ?? ''))}
    </ul>
    ${pageLinks(desk, orders, address)}`
}

function drawRow(desk: Desk, order: ListedOrder, state: string): Html {
  const store = storeById(order.store_id)
  // What is under way is said by the state.
  const todo = needs.filter((need) => order[need] && need !== 'deliver')
  return html`<li>
    <a href="/operator/orders/${order.id}">${order.number}</a>
    <span>${customerOf(order)}<small>${desk.moment(order.created_at, store)}, ${desk.country(store.country)}</small></span>
    <span class="operator-todo"><span class="operator-state">${state}</span>${todo.map((need) => html`<strong>${desk.texts.orders.needs[need]}</strong>`)}</span>
    <b>${desk.money(order.grand_total, store)}</b>
  </li>`
}

/** How much there is of everything that somebody has to do, as links to it. */
async function drawTasks({ texts: { tasks } }: Desk, db: Database): Promise<Html> {
  const count = await countNeeds(db)
  const cases = await countOpenCases(db)
  const transfers = await countOwedTransfers(db)
  const reviews = await countReviews(db)
  const all = [
    { path: '/operator?need=send', text: tasks.send(count.send), isOpen: count.send > 0 },
    { path: '/operator/cases', text: tasks.decide(cases), isOpen: cases > 0 },
    { path: '/operator/refunds', text: tasks.transfer(transfers), isOpen: transfers > 0 },
    { path: '/operator?need=expect', text: tasks.expect(count.expect), isOpen: count.expect > 0 },
    { path: '/operator/reviews', text: tasks.reviews(reviews), isOpen: reviews > 0 },
  ].filter(({ isOpen }) => isOpen)
  return html`<h2>${tasks.title}</h2>
    ${all.length === 0 && html`<p>${tasks.nothing}</p>`}
    <ul class="operator-tasks">
      ${all.map(({ path, text }) => html`<li><a class="button button-plain" href="${path}">${text}</a></li>`)}
    </ul>`
}
