// All returns and withdrawals that wait for a decision, the oldest first.
import type { Database } from '../database/tables.ts'
import { storeById } from '../host/store-view.ts'
import { html, type Html } from '../pages/markup.ts'
import type { Desk } from './desk.ts'
import { caseName, customerOf } from './names.ts'
import { pageLinks, readRows } from './paging.ts'

/** The page's content. */
export async function drawOpenCases(desk: Desk, db: Database, page: number): Promise<Html> {
  const { cases: texts } = desk.texts
  const all = db
    .selectFrom('return_case')
    .where('return_case.status', '=', 'registered')
    .innerJoin('shop_order', 'shop_order.id', 'return_case.order_id')
    .select(['order_id', 'number', 'reference', 'kind', 'return_case.created_at', 'billing_address', 'shop_order.email', 'store_id'])
    .orderBy('return_case.id')
  const rows = await readRows(db, all, page)
  return html`${rows.total === 0 && html`<p>${texts.nothing}</p>`}
    <ul class="operator-rows">
      ${rows.items.map(
        (row) => html`<li>
          <a href="/operator/orders/${row.order_id}#cases">${caseName(desk, row)}</a>
          <span>${customerOf(row)}<small>${desk.texts.orders.ofOrder(row.number)}</small></span>
          <span>${texts.since(desk.moment(row.created_at, storeById(row.store_id)))}</span>
        </li>`,
      )}
    </ul>
    ${pageLinks(desk, rows, '/operator/cases')}`
}

/** The number of cases that wait. */
export async function countOpenCases(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('return_case')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('status', '=', 'registered')
    .executeTakeFirstOrThrow()
  return Number(count)
}
