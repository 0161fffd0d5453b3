// The newsletter's subscribers: their number per store, and the latest with the consent text they agreed to.
import type { Database } from '../database/tables.ts'
import { html, type Html } from '../pages/markup.ts'
import { storeById } from '../host/store-view.ts'
import type { Desk } from './desk.ts'
import { pageLinks, readRows } from './paging.ts'

/** The page's content. */
export async function drawNewsletter(desk: Desk, db: Database, page: number): Promise<Html> {
  const { newsletter: texts } = desk.texts
  const counts = await db
    .selectFrom('subscription')
    .select((select) => ['store_id', 'state', select.fn.countAll<string>().as('count')])
    .groupBy(['store_id', 'state'])
    .orderBy('store_id')
    .execute()
  const all = db
    .selectFrom('subscription')
    .select(['email', 'store_id', 'state', 'consent', 'confirmed_at'])
    .where('state', '=', 'subscribed')
    .orderBy('confirmed_at', 'desc')
    .orderBy('id', 'desc')
  const rows = await readRows(db, all, page)
  return html`${counts.length === 0 && html`<p>${texts.nobody}</p>`}
    <ul>
      ${counts.map((row) => html`<li>${storeById(row.store_id).name}: ${texts[row.state](row.count)}</li>`)}
    </ul>
    <h2>${texts.latest}</h2>
    <ul>
      ${rows.items.map((row) => {
        const store = storeById(row.store_id)
        const agreed = row.confirmed_at && texts.agreed(desk.moment(row.confirmed_at, store), row.consent)
        return html`<li>${row.email} (${store.name})${agreed && `, ${agreed}`}</li>`
      })}
    </ul>
    ${pageLinks(desk, rows, '/operator/newsletter')}`
}
