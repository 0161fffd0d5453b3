// How the staff's pages name an order's customer, its state, and what a refund belongs to.
import type { Database } from '../database/tables.ts'
import type { OrderRow } from '../shop/order-rows.ts'
import { contentsOf, stateOf } from '../service/my-orders.ts'
import type { CaseRow } from '../service/cases.ts'
import { storeById } from '../host/store-view.ts'
import { lastDayBefore } from '../service/exchange-rules.ts'
import type { ExchangeRow } from '../service/exchanges.ts'
import type { Desk } from './desk.ts'

const paymentCodes = ['banktransfer', 'ideal', 'bancontact', 'creditcard', 'giropay', 'afterpay', 'free'] as const

/** The customer's name, or the e-mail address if the order has none. */
export function customerOf({ billing_address: { firstname, lastname }, email }: Pick<OrderRow, 'billing_address' | 'email'>): string {
  return [firstname, lastname].filter(Boolean).join(' ') || email
}

/** The states of orders in words, by order. */
export async function statesOf(
  db: Database,
  { say }: Desk,
  orders: readonly Pick<OrderRow, 'id' | 'status'>[],
): Promise<Map<number, string>> {
  const { items, parcels } = await contentsOf(
    db,
    orders.map(({ id }) => id),
  )
  return new Map(
    orders.map((order) => {
      const own = <Row extends { order_id: number }>(rows: readonly Row[]) => rows.filter(({ order_id }) => order_id === order.id)
      return [order.id, say(`order-state.${stateOf(order, own(items), own(parcels))}`)]
    }),
  )
}

/** What a refund is for: the number of its case, or the payment that came too late. */
export function refundName({ texts }: Desk, reference: string, cases: readonly Pick<CaseRow, 'id' | 'reference'>[]): string {
  return cases.find(({ id }) => reference === `case-${id}`)?.reference ?? texts.money.latePayment
}

/** A kind of case with its number. */
export function caseName({ texts }: Desk, { kind, reference }: Pick<CaseRow, 'kind' | 'reference'>): string {
  return `${texts.kinds[kind]} ${reference}`
}

/** What comes in exchange, and whether it is kept. */
export function exchangeName(
  desk: Desk,
  { store_id }: Pick<OrderRow, 'store_id'>,
  { order_item_id, options, qty, state, until, sku }: ExchangeRow,
  nameOf: (id: number) => string,
): string {
  const goods = `${[nameOf(order_item_id), ...options.map(({ value }) => value)].join(', ')} (${sku})`
  const day = desk.day(lastDayBefore(storeById(store_id), until))
  return desk.texts.cases.exchange(String(qty), goods, desk.say(`exchange-state.${state}`, day))
}

/** How an order was paid, with the part of gift cards. */
export function paymentName(
  { texts, say, money }: Desk,
  order: Pick<OrderRow, 'payment_code' | 'payment_title' | 'gift_cards' | 'store_id'>,
): string {
  const code = paymentCodes.find((one) => one === order.payment_code)
  const cards = order.gift_cards > 0 ? [texts.facts.cards(money(order.gift_cards, storeById(order.store_id)))] : []
  return [code ? say(`payment.${code}`) : order.payment_title, ...cards].join(', ')
}
