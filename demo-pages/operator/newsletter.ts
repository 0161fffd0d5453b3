// The newsletter's subscribers: their number per store, and the latest with the consent text they agreed to.
import type { Database } from '../database/tables.ts'
import { html, type Html } from '../pages/markup.ts'
import { storeById } from '../host/store-view.ts'

const latest = 50

/** The page's content. */
export async function drawNewsletter(db: Database): Promise<Html> {
  const counts = await db
    .selectFrom('subscription')
    .select((select) => ['store_id', 'state', select.fn.countAll<string>().as('count')])
    .groupBy(['store_id', 'state'])
    .orderBy('store_id')
    .execute()
  const rows = await db
    .selectFrom('subscription')
    .select(['email', 'store_id', 'state', 'consent', 'confirmed_at'])
    .where('state', '=', 'subscribed')
    .orderBy('confirmed_at', 'desc')
    .limit(latest)
    .execute()
  return html`${counts.length === 0 && html`<p>Nobody has subscribed yet.</p>`}
    <ul>
      ${counts.map((row) => html`<li>${storeById(row.store_id).code}: ${row.count} ${row.state}</li>`)}
    </ul>
    <h2>Latest subscribers</h2>
    <ul>
      ${rows.map((row) => html`<li>${row.email} (${storeById(row.store_id).code}), ${row.confirmed_at?.toISOString()}: ${row.consent}</li>`)}
    </ul>`
}
