// What happens to open exchanges while nobody is looking: pieces that arrived are reserved for those who wait, and reservations end.
import type { DatabaseTransaction } from '../database/tables.ts'
import { transact } from '../database/transact.ts'
import type { OrderRow } from '../shop/order-rows.ts'
import type { Shop } from '../shop/shop.ts'
import { mailLapsed, mailReady } from './exchange-mails.ts'
import { isOver } from './exchange-rules.ts'
import { lapseExchange, reserveWaiting, type ExchangeRow } from './exchanges.ts'
import { lockOrder } from './order-contents.ts'

/** Reserves what has arrived for those who wait, the oldest return first. */
export async function serveWaiting(shop: Shop): Promise<void> {
  const rows = await shop.db
    .selectFrom('exchange')
    .innerJoin('variant', 'variant.sku', 'exchange.sku')
    .selectAll('exchange')
    .where('exchange.state', '=', 'waiting')
    .where('variant.stock', '>', 0)
    .orderBy('case_id')
    .execute()
  await eachAlone(shop, rows, async (trx, order, row) => {
    const reserved = await reserveWaiting(trx, shop, row)
    if (reserved) await mailReady(trx, shop, order, reserved)
  })
}

/** Ends the reservations, and the waiting, whose time is over. */
export async function endLateExchanges(shop: Shop): Promise<void> {
  const rows = await shop.db
    .selectFrom('exchange')
    .selectAll()
    .where('state', 'in', ['reserved', 'waiting'])
    .where('until', '<=', shop.now())
    .orderBy('case_id')
    .execute()
  const ended = rows.filter((row) => isOver(row, shop.now()))
  await eachAlone(shop, ended, async (trx, order, row) => {
    if (await lapseExchange(trx, shop, row)) await mailLapsed(trx, shop, order, row)
  })
}

/** One exchange a transaction, so that one that fails does not hold back the others. The order is locked before the pieces, as everywhere. */
async function eachAlone(
  shop: Shop,
  rows: readonly ExchangeRow[],
  work: (trx: DatabaseTransaction, order: OrderRow, row: ExchangeRow) => Promise<void>,
): Promise<void> {
  for (const row of rows) {
    try {
      const { order_id } = await shop.db
        .selectFrom('return_case')
        .select('order_id')
        .where('id', '=', row.case_id)
        .executeTakeFirstOrThrow()
      await transact(shop.db, async (trx) => work(trx, await lockOrder(trx, order_id), row))
    } catch (error) {
      reportWatch(error)
    }
  }
}

/** Says that an exchange, or all of them, could not be looked after this time. */
export function reportWatch(error: unknown): void {
  console.error('exchanges: not all could be looked at; tried again in a minute', error)
}

const EVERY = 60_000

/** Looks once a minute; the returned function ends it. */
export function watchExchanges(shop: Shop): () => void {
  const timer = setInterval(() => {
    void serveWaiting(shop)
      .catch(reportWatch)
      .then(() => endLateExchanges(shop))
      .catch(reportWatch)
  }, EVERY)
  timer.unref()
  return () => clearInterval(timer)
}
