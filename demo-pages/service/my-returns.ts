// A customer's returns and withdrawals, newest first.
import type { Selectable } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { StoreView } from '../host/store-view.ts'
import { fillText } from '../shop/messages.ts'
import { toAmount } from '../shop/money.ts'
import type { OrderRow } from '../shop/order-rows.ts'
import { pageOf, type PageOf } from '../shop/page-of.ts'
import type { Session } from '../shop/session.ts'
import { ShopError } from '../shop/shop-error.ts'
import type { Shop } from '../shop/shop.ts'
import { lastDayBefore } from './exchange-rules.ts'
import type { ExchangeRow } from './exchanges.ts'
import { customerOf } from './my-orders.ts'
import type { CaseKind } from './returnable.ts'
import { sentBy, type SentBy } from './return-ways.ts'
import { writeDay } from './store-day.ts'

/** A row of `GET api/customer/returns`. */
export interface ListedReturn {
  reference: string
  kind: CaseKind
  status: 'registered' | 'approved' | 'refused'
  status_label: string
  order_number: string
  created_at: string
  decided_at: string | null
  /** The refund; null until it is known. */
  refund: number | null
  currency: string
  items: { name: string; qty: number; image: string | null }[]
  /** What comes instead of money. */
  exchanges: Omit<SentExchange, 'case_id'>[]
  /** How it is sent back; null where nobody chose: with the label. */
  way: SentBy | null
  /** The label, as long as the parcel may have to be sent. */
  label_url: string | null
}

/** What comes instead of money, with its state in words. */
export interface SentExchange {
  case_id: number
  name: string
  qty: number
  options: { label: string; value: string }[]
  state: ExchangeRow['state']
  state_label: string
}

const pageSize = 10

/** A page of the customer's returns. */
export async function listMyReturns(shop: Shop, session: Session, page: number): Promise<PageOf<ListedReturn>> {
  const { store } = session
  const hers = shop.db
    .selectFrom('return_case')
    .innerJoin('shop_order', 'shop_order.id', 'return_case.order_id')
    .where('shop_order.customer_id', '=', customerOf(session))
    .where('shop_order.store_id', '=', store.id)
  const { total } = await hers.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const frame = pageOf(page, pageSize, total)
  const rows = await hers
    .selectAll('return_case')
    .select(['shop_order.number', 'shop_order.currency'])
    .orderBy('return_case.id', 'desc')
    .limit(pageSize)
    .offset(frame.offset)
    .execute()
  return frame.of(await describeCases(shop, store, rows))
}

/** The returns and withdrawals of one order, newest first. */
export async function listReturnsOf(shop: Shop, store: StoreView, order: OrderRow): Promise<ListedReturn[]> {
  const rows = await shop.db.selectFrom('return_case').selectAll().where('order_id', '=', order.id).orderBy('id', 'desc').execute()
  return describeCases(
    shop,
    store,
    rows.map((row) => ({ ...row, number: order.number, currency: order.currency })),
  )
}

async function describeCases(
  shop: Shop,
  store: StoreView,
  rows: readonly (Selectable<Tables['return_case']> & { number: string; currency: string })[],
): Promise<ListedReturn[]> {
  const ids = rows.map(({ id }) => id)
  const lines = ids.length
    ? await shop.db
        .selectFrom('return_line')
        .innerJoin('order_item', 'order_item.id', 'return_line.order_item_id')
        .select(['return_line.case_id', 'return_line.qty', 'order_item.name', 'order_item.image'])
        .where('return_line.case_id', 'in', ids)
        .orderBy('order_item.id')
        .execute()
    : []
  const exchanges = await describeSentExchanges(shop, store, ids)
  return rows.map(({ id, reference, kind, status, number, currency, created_at, decided_at, refund, way, way_code }) => ({
    reference,
    kind,
    status,
    status_label: fillText(`return-state.${status}`, store.language),
    order_number: number,
    created_at: created_at.toISOString(),
    decided_at: decided_at?.toISOString() ?? null,
    refund: refund === null ? null : toAmount(refund),
    currency,
    items: lines.filter(({ case_id }) => case_id === id).map(({ name, qty, image }) => ({ name, qty, image })),
    exchanges: exchanges.flatMap(({ case_id, ...one }) => (case_id === id ? [one] : [])),
    way: status === 'registered' ? sentBy(store, { way, way_code, reference }) : null,
    label_url:
      kind === 'return' && status === 'registered' && (way === null || way === 'label')
        ? `/${store.code}/account/returns/${reference}/label`
        : null,
  }))
}

/** The exchanges of these cases. */
export async function describeSentExchanges({ db }: Shop, store: StoreView, caseIds: readonly number[]): Promise<SentExchange[]> {
  if (caseIds.length === 0) return []
  const rows = await db
    .selectFrom('exchange')
    .innerJoin('order_item', 'order_item.id', 'exchange.order_item_id')
    .select(['case_id', 'name', 'exchange.qty', 'exchange.options', 'state', 'until'])
    .where('case_id', 'in', [...caseIds])
    .orderBy('order_item_id')
    .execute()
  return rows.map(({ until, ...row }) => ({
    ...row,
    state_label: fillText(`exchange-state.${row.state}`, store.language, writeDay(store, lastDayBefore(store, until))),
  }))
}

/** The order and the shipment that a label of the customer belongs to. */
export async function findMyReturn(shop: Shop, session: Session, reference: string): Promise<number> {
  const row = await shop.db
    .selectFrom('return_case')
    .innerJoin('shop_order', 'shop_order.id', 'return_case.order_id')
    .select('return_case.order_id')
    .where('return_case.reference', '=', reference)
    .where('shop_order.customer_id', '=', customerOf(session))
    .where('shop_order.store_id', '=', session.store.id)
    .executeTakeFirst()
  if (!row) throw new ShopError(404, 'returns.no-label', { code: 'label' })
  return row.order_id
}
