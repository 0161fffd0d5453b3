// What somebody waits for: sold-out goods with how many asked for them, and a form that books what has arrived.
import type { Database } from '../database/tables.ts'
import { html, type Html } from '../pages/markup.ts'

const most = 100

/** The goods that are waited for, most wanted first; `arrived` is what was booked last. */
export async function drawGoods(db: Database, arrived: string): Promise<Html> {
  const waited = await db
    .selectFrom('stock_alert')
    .innerJoin('variant', 'variant.sku', 'stock_alert.sku')
    .innerJoin('product_text', (join) =>
      join.onRef('product_text.product_id', '=', 'variant.product_id').on('product_text.language', '=', 'en'),
    )
    .select((select) => ['stock_alert.sku', 'variant.stock', 'product_text.name', select.fn.countAll<string>().as('count')])
    .where('stock_alert.sent_at', 'is', null)
    .groupBy(['stock_alert.sku', 'variant.stock', 'product_text.name'])
    .orderBy('count', 'desc')
    .orderBy('stock_alert.sku')
    .limit(most)
    .execute()
  return html`${arrived && html`<p class="notice" role="status">Booked: ${arrived}. Who waited for it has mail.</p>`}
    <form class="operator-form" action="/operator/goods" method="post">
      <label>Article number <input class="input" name="sku" maxlength="100" required /></label>
      <label>Pieces arrived <input class="input" type="number" name="pieces" min="1" max="99999" required /></label>
      <button class="button" type="submit">Book</button>
    </form>
    <h2>Waited for</h2>
    ${waited.length === 0 && html`<p>Nobody waits for anything.</p>`}
    <ul>
      ${waited.map(({ sku, name, stock, count }) => html`<li>${sku}: ${name}, ${stock} in stock, ${count} waiting</li>`)}
    </ul>`
}
