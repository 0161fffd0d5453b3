// An order's money: a transfer that is expected, and refunds with their state. What the operator records is asked for first.
import type { Database } from '../database/tables.ts'
import { storeById } from '../host/store-view.ts'
import { html, type Html } from '../pages/markup.ts'
import type { CaseRow } from '../service/cases.ts'
import { isTransferExpected, listRefunds, type BookedRefund } from '../service/transfers.ts'
import type { OrderRow } from '../shop/order-rows.ts'
import type { Desk } from './desk.ts'
import { paymentName, refundName } from './names.ts'

/** The section; without anything to do or to know it says so. */
export async function drawMoney(desk: Desk, db: Database, order: OrderRow, cases: readonly CaseRow[]): Promise<Html> {
  const { money } = desk.texts
  const store = storeById(order.store_id)
  const isExpected = await isTransferExpected(db, order)
  const refunds = await listRefunds(db, order.id)
  const ask = (about: string, text: string) =>
    html`<a class="button button-plain" href="/operator/orders/${order.id}?ask=${about}">${text}</a>`
  const rowOf = ({ reference, amount, paid_at, isByHand }: BookedRefund) => {
    const [name, sum] = [refundName(desk, reference, cases), desk.money(amount, store)]
    if (paid_at) return html`<li>${money.refunded(name, sum, desk.moment(paid_at, store))}</li>`
    return isByHand
      ? html`<li>${money.byHand(name, sum)} ${ask(`refund-${reference}`, money.payBack)}</li>`
      : html`<li>${money.waiting(name, sum)}</li>`
  }
  return html`<h2>${money.title}</h2>
    ${!isExpected && refunds.length === 0 && html`<p>${money.nothing}</p>`}
    ${isExpected && html`<p>${money.expected(desk.money(order.grand_total, store), paymentName(desk, order))} ${ask('receive', money.receive)}</p>`}
    <ul>${refunds.map(rowOf)}</ul>`
}
