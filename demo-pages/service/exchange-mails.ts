// What the mails say about an exchange: that a piece is kept or waited for, that it is sent, or that it is not kept any more.
import type { DatabaseTransaction } from '../database/tables.ts'
import { storeById, type StoreView } from '../host/store-view.ts'
import { goodsLines } from '../mails/goods-lines.ts'
import { button, type Block } from '../mails/letter.ts'
import { arrivalDay } from '../shop/abroad.ts'
import { daysUntilSent } from '../shop/delivery.ts'
import type { OrderRow } from '../shop/order-rows.ts'
import { loadSellables } from '../shop/sellables.ts'
import type { Shop } from '../shop/shop.ts'
import { lastDayBefore } from './exchange-rules.ts'
import type { ExchangeRow } from './exchanges.ts'
import { orderLink } from './order-link.ts'
import { listItems, type ItemRow } from './order-contents.ts'
import { sendOrderMail, type Say } from './service-mail.ts'
import { writeDay } from './store-day.ts'

/** The new pieces as goods of a mail. */
function newGoods(say: Say, items: readonly ItemRow[], rows: readonly ExchangeRow[]): Block {
  const lines = rows.flatMap(({ order_item_id, options, image, qty }) => {
    const item = items.find(({ id }) => id === order_item_id)
    return item ? [{ item: { ...item, options, image }, quantity: qty }] : []
  })
  return goodsLines(lines, say)
}

/** What a registered return says about its exchanges: nothing where there are none. */
export function exchangeBlocks(say: Say, store: StoreView, items: readonly ItemRow[], rows: readonly ExchangeRow[]): Block[] {
  const part = (state: ExchangeRow['state'], sentence: 'mail.exchange-reserved' | 'mail.exchange-waiting') => {
    const own = rows.filter((row) => row.state === state)
    const [first] = own
    return first ? [say(sentence, writeDay(store, lastDayBefore(store, first.until))), newGoods(say, items, own)] : []
  }
  return [...part('reserved', 'mail.exchange-reserved'), ...part('waiting', 'mail.exchange-waiting')]
}

/** What an approved return says about its exchanges: what is sent and when it should arrive, and what is sold out. */
export async function decidedBlocks(
  trx: DatabaseTransaction,
  shop: Shop,
  order: OrderRow,
  rows: readonly ExchangeRow[],
  say: Say,
): Promise<Block[]> {
  if (rows.length === 0) return []
  const store = storeById(order.store_id)
  const items = await listItems(trx, order.id)
  const granted = rows.filter(({ state }) => state === 'granted')
  const gone = rows.filter(({ state }) => state === 'refunded')
  const sellables = await loadSellables(
    trx,
    store,
    granted.map(({ sku }) => sku),
  )
  const days = Math.max(0, ...[...sellables.values()].map(({ delivery }) => daysUntilSent(delivery)))
  const arrival = writeDay(store, arrivalDay(store, days, order.shipping_address.country_id ?? store.country, shop.now()))
  return [
    ...(granted.length > 0 ? [say('mail.exchange-sent', arrival), newGoods(say, items, granted)] : []),
    ...(gone.length > 0 ? [say('mail.exchange-gone'), newGoods(say, items, gone)] : []),
  ]
}

/** Sends the news that a piece that somebody waits for has arrived and is kept. */
export async function mailReady(trx: DatabaseTransaction, shop: Shop, order: OrderRow, row: ExchangeRow): Promise<void> {
  await send(trx, shop, order, row, 'ready')
}

/** Sends the news that a piece is not kept any more. */
export async function mailLapsed(trx: DatabaseTransaction, shop: Shop, order: OrderRow, row: ExchangeRow): Promise<void> {
  await send(trx, shop, order, row, row.state === 'reserved' ? 'lapsed' : 'waited')
}

async function send(
  trx: DatabaseTransaction,
  shop: Shop,
  order: OrderRow,
  row: ExchangeRow,
  what: 'ready' | 'lapsed' | 'waited',
): Promise<void> {
  const { reference } = await trx.selectFrom('return_case').select('reference').where('id', '=', row.case_id).executeTakeFirstOrThrow()
  const items = await listItems(trx, order.id)
  await sendOrderMail(trx, shop, order, (say, store) => ({
    kind: `exchange-${row.case_id}-${row.order_item_id}-${what}`,
    subject: say(`mail.exchange-${what}-subject`, reference),
    blocks: [
      say(`mail.exchange-${what}`, reference, writeDay(store, lastDayBefore(store, row.until))),
      newGoods(say, items, [row]),
      button(say('mail.order'), orderLink(shop, store, 'orders/track', order.number)),
    ],
  }))
}
