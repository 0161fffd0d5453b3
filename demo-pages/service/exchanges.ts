// Exchanges from the return's registration to its decision. The new piece is taken off the shelf in the transaction that registers the
// return, so that nobody else can buy it, and goes back there when the reservation ends.
import type { Selectable } from 'kysely'
import type { DatabaseTransaction, Tables } from '../database/tables.ts'
import { storeById } from '../host/store-view.ts'
import { noChoice } from '../shop/kinds/item-request.ts'
import { toBuyRequest } from '../shop/kinds/to-buy-request.ts'
import { linePicture } from '../shop/line-picture.ts'
import type { OrderRow } from '../shop/order-rows.ts'
import { loadSellables } from '../shop/sellables.ts'
import { ShopError } from '../shop/shop-error.ts'
import type { Shop } from '../shop/shop.ts'
import { isInStock, returnStock, takeStock } from '../shop/stock.ts'
import { listExchanges, type Exchangeable } from './exchange-offers.ts'
import { endOf, holdDays, isOver, waitDays } from './exchange-rules.ts'
import type { ItemRow } from './order-contents.ts'

/** An exchange of a return's line. */
export type ExchangeRow = Selectable<Tables['exchange']>

/** What a line is exchanged for. */
export interface ExchangeWish {
  sku: string
  /** Whether to wait for it if it is sold out. */
  wait: boolean
}

/** A line of a return with its wish. */
export interface WishedLine {
  itemId: number
  quantity: number
  exchange: ExchangeWish
}

/**
 * Takes the new pieces off the shelf, all or none, and records the exchanges. A piece that is sold out is refused, unless she waits for it.
 * The order's row is locked.
 */
export async function reserveExchanges(
  trx: DatabaseTransaction,
  shop: Shop,
  { order, items, caseId, lines }: { order: OrderRow; items: readonly ItemRow[]; caseId: number; lines: readonly WishedLine[] },
): Promise<ExchangeRow[]> {
  if (lines.length === 0) return []
  const offers = await listExchanges(trx, storeById(order.store_id), items)
  const wishes = lines.map((line) => ({ ...line, offer: offerOf(offers.get(line.itemId), line.exchange.sku) }))
  const certain = summed(wishes.filter(({ exchange }) => !exchange.wait).map(piecesOf))
  // Locks every row in one order, whether or not it is waited for.
  await isInStock(trx, wishes.map(piecesOf))
  if (certain.length > 0 && !(await isInStock(trx, certain))) throw new ShopError(409, 'exchange.sold-out', { code: 'sold-out' })
  await takeStock(trx, certain)
  const rows: ExchangeRow[] = []
  for (const { itemId, quantity, exchange, offer } of wishes) {
    const isThere = !exchange.wait || (await takeIfThere(trx, { sku: exchange.sku, qty: quantity }))
    const row = await trx
      .insertInto('exchange')
      .values({
        case_id: caseId,
        order_item_id: itemId,
        sku: exchange.sku,
        options: JSON.stringify(offer.sellable.options.map(({ label, value }) => ({ label, value }))),
        image: linePicture(offer.sellable),
        qty: quantity,
        kept: offer.kept,
        state: isThere ? 'reserved' : 'waiting',
        until: endOf(isThere ? holdDays : waitDays, shop.now()),
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    rows.push(row)
  }
  return rows
}

function offerOf(offers: readonly Exchangeable[] | undefined, sku: string): Exchangeable {
  const offer = offers?.find(({ sellable }) => sellable.sku === sku)
  if (!offer) throw new ShopError(422, 'exchange.not-offered', { code: 'exchange' })
  return offer
}

const piecesOf = ({ exchange, quantity }: WishedLine) => ({ sku: exchange.sku, qty: quantity })

/** Two lines may be exchanged for the same piece. */
function summed(pieces: readonly { sku: string; qty: number }[]): { sku: string; qty: number }[] {
  const bySku = Map.groupBy(pieces, ({ sku }) => sku)
  return [...bySku].map(([sku, all]) => ({ sku, qty: all.reduce((sum, { qty }) => sum + qty, 0) }))
}

async function takeIfThere(trx: DatabaseTransaction, piece: { sku: string; qty: number }): Promise<boolean> {
  if (!(await isInStock(trx, [piece]))) return false
  await takeStock(trx, [piece])
  return true
}

/** The code of the refusal to approve a case while somebody waits for a sold-out piece. */
export const stillWaits = 'exchange-waits'

/** The exchanges of a case, in the order of its lines. */
export function listExchangesOf(trx: DatabaseTransaction, caseId: number): Promise<ExchangeRow[]> {
  return trx.selectFrom('exchange').selectAll().where('case_id', '=', caseId).orderBy('order_item_id').execute()
}

/** Ends the exchanges of a case that is refused or closed: reserved pieces are for sale again. */
export async function refuseExchanges(trx: DatabaseTransaction, caseId: number): Promise<void> {
  const rows = await listExchangesOf(trx, caseId)
  await returnStock(
    trx,
    rows.filter(({ state }) => state === 'reserved'),
  )
  for (const row of rows) await setState(trx, row, { state: 'refused' })
}

/**
 * Decides the exchanges of an approved case. Each piece that is reserved, or still there, becomes a new line of the order, to be sent as a
 * parcel of its own; for one that is gone, the money goes back. While somebody waits for a piece, as she was told, nothing is approved.
 */
export async function grantExchanges(
  trx: DatabaseTransaction,
  shop: Shop,
  { order, items, caseId }: { order: OrderRow; items: readonly ItemRow[]; caseId: number },
): Promise<ExchangeRow[]> {
  const rows = await listExchangesOf(trx, caseId)
  // Where the waiting is over, she was told that she gets her money back.
  const isForMoney = (row: ExchangeRow) => row.state === 'refunded' || (row.state === 'waiting' && isOver(row, shop.now()))
  const open = rows.filter((row) => row.state !== 'reserved' && !isForMoney(row))
  if (open.length > 0) await isInStock(trx, open)
  const decided: ExchangeRow[] = []
  for (const row of rows) {
    const isThere = row.state === 'reserved' || (!isForMoney(row) && (await takeIfThere(trx, row)))
    if (!isThere && row.state === 'waiting' && !isForMoney(row)) throw new ShopError(422, 'error.refused', { code: stillWaits })
    const item = isThere ? items.find(({ id }) => id === row.order_item_id) : undefined
    decided.push(
      await setState(trx, row, item ? { state: 'granted', item_id: await addLine(trx, order, item, row) } : { state: 'refunded' }),
    )
  }
  return decided
}

async function setState(
  trx: DatabaseTransaction,
  { case_id, order_item_id }: ExchangeRow,
  change: Partial<Pick<ExchangeRow, 'state' | 'item_id' | 'until'>>,
): Promise<ExchangeRow> {
  return trx
    .updateTable('exchange')
    .set(change)
    .where('case_id', '=', case_id)
    .where('order_item_id', '=', order_item_id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Adds the new pieces to the order, at no price. */
async function addLine(
  trx: DatabaseTransaction,
  order: OrderRow,
  item: ItemRow,
  { sku, options, image, qty, kept }: ExchangeRow,
): Promise<number> {
  const sellable = (await loadSellables(trx, storeById(order.store_id), [sku])).get(sku)
  const { id } = await trx
    .insertInto('order_item')
    .values({
      order_id: order.id,
      product_id: item.product_id,
      sku,
      name: item.name,
      image,
      url: item.url,
      options: JSON.stringify(options),
      choices: JSON.stringify(noChoice),
      buy_request: sellable ? JSON.stringify(toBuyRequest(sellable, qty, noChoice)) : null,
      content: JSON.stringify(item.content),
      qty,
      price_incl_tax: 0,
      row_total_incl_tax: 0,
      tax_percent: item.tax_percent,
      no_return_reason: null,
      worth: kept,
      replaces_id: item.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await trx.insertInto('order_piece').values({ order_item_id: id, sku, qty }).execute()
  return id
}

/**
 * Ends a reservation whose parcel did not come, or the waiting for a piece that did not arrive, for which money goes back once the return is
 * approved. False if it is not open any more.
 */
export async function lapseExchange(trx: DatabaseTransaction, shop: Shop, row: ExchangeRow): Promise<boolean> {
  const now = await reread(trx, row)
  if (!now || (now.state !== 'reserved' && now.state !== 'waiting') || !isOver(now, shop.now())) return false
  if (now.state === 'reserved') await returnStock(trx, [now])
  await setState(trx, now, { state: now.state === 'reserved' ? 'lapsed' : 'refunded' })
  return true
}

/** Reserves a piece that somebody waits for, if it has arrived; null if it has not, or nobody waits any more. */
export async function reserveWaiting(trx: DatabaseTransaction, shop: Shop, row: ExchangeRow): Promise<ExchangeRow | null> {
  const now = await reread(trx, row)
  if (now?.state !== 'waiting' || !(await takeIfThere(trx, now))) return null
  return setState(trx, now, { state: 'reserved', until: endOf(holdDays, shop.now()) })
}

async function reread(trx: DatabaseTransaction, { case_id, order_item_id }: ExchangeRow): Promise<ExchangeRow | undefined> {
  return trx.selectFrom('exchange').selectAll().where('case_id', '=', case_id).where('order_item_id', '=', order_item_id).executeTakeFirst()
}
