// An order's money: a transfer that is expected or may arrive all the same, and refunds with their state. What the operator records is asked for first.
import type { Database } from '../database/tables.ts'
import { storeById } from '../host/store-view.ts'
import { html, type Html } from '../pages/markup.ts'
import type { CaseRow } from '../service/cases.ts'
import { awaitsTransfer, listRefunds, type BookedRefund } from '../service/transfers.ts'
import type { OrderRow } from '../shop/order-rows.ts'
import { isPaidBeforeSending } from '../shop/payment-methods.ts'
import type { Desk } from './desk.ts'
import { paymentName, refundName } from './names.ts'
import { transferFacts } from './transfer-facts.ts'

/** The section; without anything to do or to know it says so. */
export async function drawMoney(desk: Desk, db: Database, order: OrderRow, cases: readonly CaseRow[]): Promise<Html> {
  const { money, refunds: refundTexts } = desk.texts
  const store = storeById(order.store_id)
  const awaited = await awaitsTransfer(db, order)
  const total = desk.money(order.grand_total, store)
  const receive = { expected: money.expected(total, paymentName(desk, order)), possible: money.possible(total) }
  const refunds = await listRefunds(db, order.id)
  const ask = (about: string, text: string, kind = 'button button-plain') =>
    html`<a class="${kind}" href="/operator/orders/${order.id}?ask=${about}">${text}</a>`
  const rowOf = ({ reference, amount, paid_at, isByHand }: BookedRefund) => {
    const [name, sum] = [refundName(desk, reference, cases), desk.money(amount, store)]
    if (paid_at) return html`<li>${money.refunded(name, sum, desk.moment(paid_at, store))}</li>`
    if (!isByHand) return html`<li>${money.waiting(name, sum)}</li>`
    const caseReference = cases.find(({ id }) => reference === `case-${id}`)?.reference ?? null
    return html`<li>
      <p><b>${money.byHand(name, sum)}</b></p>
      <dl class="operator-facts">${transferFacts(desk, order, caseReference)}</dl>
      <p class="operator-answers">${ask(`refund-${reference}`, money.payBack)} <a href="/operator/refunds">${refundTexts.title}</a></p>
    </li>`
  }
  return html`<h2>${money.title}</h2>
    ${awaited === null && refunds.length === 0 && html`<p>${money.nothing}</p>`}
    ${awaited && html`<p>${receive[awaited]} ${ask('receive', money.receive, awaited === 'expected' && isPaidBeforeSending(order.payment_code) ? 'button' : undefined)}</p>`}
    <ul class="operator-letters">${refunds.map(rowOf)}</ul>`
}
