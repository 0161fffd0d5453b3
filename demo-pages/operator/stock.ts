// Sold-out products with the number of waiting customers, and forms that enter arrivals and expected dates.
import type { Database } from '../database/tables.ts'
import { hidden, html, type Html } from '../pages/markup.ts'

const most = 100

/** The products with waiting customers, the most requested first; `arrived` is the last entered arrival. */
export async function drawStock(db: Database, arrived: string): Promise<Html> {
  const waited = await db
    .selectFrom('stock_alert')
    .innerJoin('variant', 'variant.sku', 'stock_alert.sku')
    .innerJoin('product_text', (join) =>
      join.onRef('product_text.product_id', '=', 'variant.product_id').on('product_text.language', '=', 'en'),
    )
    .leftJoin('expected_goods', 'expected_goods.sku', 'variant.sku')
    .select((select) => [
      'stock_alert.sku',
      'variant.stock',
      'product_text.name',
      'expected_goods.day',
      select.fn.countAll<string>().as('count'),
    ])
    .where('stock_alert.sent_at', 'is', null)
    .groupBy(['stock_alert.sku', 'variant.stock', 'product_text.name', 'expected_goods.day'])
    .orderBy('count', 'desc')
    .orderBy('stock_alert.sku')
    .limit(most)
    .execute()
  return html`${arrived && html`<p class="notice" role="status">Added to stock: ${arrived}. Everyone waiting for it has been sent an e-mail.</p>`}
    <form class="operator-form" action="/operator/goods" method="post">
      ${hidden('key', crypto.randomUUID())}
      <label>Product code <input class="input" name="sku" maxlength="100" required /></label>
      <label>Pieces arrived <input class="input" type="number" name="pieces" min="1" max="99999" required /></label>
      <button class="button" type="submit">Add to stock</button>
    </form>
    <form class="operator-form" action="/operator/goods/expected" method="post">
      <label>Product code <input class="input" name="sku" maxlength="100" required /></label>
      <label>Expected on <input class="input" type="date" name="day" required /></label>
      <button class="button" type="submit">Say when it is expected</button>
    </form>
    <h2>Stock alerts</h2>
    ${waited.length === 0 && html`<p>Nobody is waiting for anything.</p>`}
    <ul>
      ${waited.map(
        ({ sku, name, stock, count, day }) =>
          html`<li>${sku}: ${name}, ${stock} in stock, ${count} waiting${day !== null && html`, expected on ${day}`}</li>`,
      )}
    </ul>`
}
