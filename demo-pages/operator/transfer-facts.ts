// What somebody writes on a transfer of a refund: whose account, and the reference by which both sides find it again.
import { html, type Html } from '../pages/markup.ts'
import type { OrderRow } from '../shop/order-rows.ts'
import type { Desk } from './desk.ts'
import { customerOf } from './names.ts'

/** The reference of a transfer: the order, and the return or withdrawal that it is for. */
export function purposeOf(number: string, caseReference: string | null): string {
  return [number, caseReference].filter(Boolean).join(' ')
}

/** Account and reference as rows of a description list. The shop knows no account numbers: it is the account that paid. */
export function transferFacts({ texts: { refunds } }: Desk, order: OrderRow, caseReference: string | null): Html {
  return html`<dt>${refunds.account}</dt><dd><b>${customerOf(order)}</b><br />${refunds.payer(order.number)}</dd>
    <dt>${refunds.purpose}</dt><dd><b>${purposeOf(order.number, caseReference)}</b></dd>`
}
