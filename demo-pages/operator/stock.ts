// Sold-out products with the number of waiting customers, and forms that enter arrivals and expected dates.
import type { Database } from '../database/tables.ts'
import { hidden, html, type Html } from '../pages/markup.ts'
import type { Desk } from './desk.ts'
import { staffNotice } from './frame.ts'
import { pageLinks, readRows } from './paging.ts'

/** What the page is asked to show. */
export interface StockView {
  page: number
  /** The product of the last entered arrival, or empty; `isAgain` if it had been entered before. */
  arrived: { sku: string; isAgain: boolean }
}

/** The products with waiting customers, the most requested first. */
export async function drawStock(desk: Desk, db: Database, { page, arrived }: StockView): Promise<Html> {
  const { language, day: dayOf } = desk
  const { stock: texts, done: doneTexts } = desk.texts
  const all = db
    .selectFrom('stock_alert')
    .innerJoin('variant', 'variant.sku', 'stock_alert.sku')
    .innerJoin('product_text', (join) =>
      join.onRef('product_text.product_id', '=', 'variant.product_id').on('product_text.language', '=', language),
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
  const waited = await readRows(db, all, page)
  const { sku: booked, isAgain } = arrived
  const done = booked === '' ? null : await findArrival(db, booked)
  const said = done && [texts.added(done.pieces, booked), texts.told(done.told), ...(isAgain ? [doneTexts.before] : [])]
  return html`${said && staffNotice(said.join(' '), isAgain)}
    <form class="operator-form" action="/operator/goods" method="post">
      ${hidden('key', crypto.randomUUID())}
      <label>${texts.sku} <input class="input" name="sku" maxlength="100" required /></label>
      <label>${texts.pieces} <input class="input" type="number" name="pieces" min="1" max="99999" required /></label>
      <button class="button" type="submit">${texts.add}</button>
    </form>
    <form class="operator-form" action="/operator/goods/expected" method="post">
      <label>${texts.sku} <input class="input" name="sku" maxlength="100" required /></label>
      <label>${texts.day} <input class="input" type="date" name="day" required /></label>
      <button class="button" type="submit">${texts.expect}</button>
    </form>
    <h2>${texts.alerts}</h2>
    ${waited.total === 0 && html`<p>${texts.nobody}</p>`}
    <ul>
      ${waited.items.map(
        ({ sku, name, stock, count, day }) =>
          html`<li>${sku}: ${name}, ${texts.inStock(stock)}, ${texts.waiting(count)}${day !== null && `, ${texts.expectedOn(dayOf(day))}`}</li>`,
      )}
    </ul>
    ${pageLinks(desk, waited, '/operator/goods')}`
}

/** The last arrival of a product, with the number of waiting customers who have got their e-mail since; null if there was none. */
async function findArrival(db: Database, sku: string): Promise<{ pieces: number; told: number } | null> {
  const arrival = await db
    .selectFrom('arrival')
    .select(['pieces', 'booked_at'])
    .where('sku', '=', sku)
    .orderBy('booked_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!arrival) return null
  const { count } = await db
    .selectFrom('stock_alert')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('sku', '=', sku)
    .where('sent_at', '>=', arrival.booked_at)
    .executeTakeFirstOrThrow()
  return { pieces: arrival.pieces, told: Number(count) }
}
