// The returns, withdrawals and complaints of an order. A decision is a link to its question, so no press here decides anything.
import { storeById } from '../host/store-view.ts'
import { html, type Html } from '../pages/markup.ts'
import type { listCases } from '../service/cases.ts'
import { aboutPiece, type listComplaints } from '../service/complaints.ts'
import type { ItemRow } from '../service/order-contents.ts'
import type { BookedRefund } from '../service/transfers.ts'
import type { OrderRow } from '../shop/order-rows.ts'
import type { Desk } from './desk.ts'
import { caseName, exchangeName } from './names.ts'
import { outcomeOf } from './outcome.ts'
import { photo } from './photo.ts'

type Cases = Awaited<ReturnType<typeof listCases>>
type Complaints = Awaited<ReturnType<typeof listComplaints>>

const reasons = ['too-small', 'too-large', 'different', 'wrong', 'faulty', 'mind', 'other'] as const

/** The section of returns and withdrawals. */
export function drawCases(
  desk: Desk,
  order: OrderRow,
  cases: Cases,
  refunds: readonly BookedRefund[],
  nameOf: (id: number) => string,
): Html {
  const { texts, say, moment } = desk
  const store = storeById(order.store_id)
  const reasonOf = (code: string | null) => reasons.find((one) => one === code)
  return html`<h2 id="cases">${texts.cases.title}</h2>
    ${cases.length === 0 && html`<p>${texts.cases.none}</p>`}
    <ul>
      ${cases.map(
        (row) => html`<li>
          <b>${caseName(desk, row)}</b>, ${moment(row.created_at, store)}: <span class="operator-state">${[say(`return-state.${row.status}`), ...outcomeOf(desk, order, row, refunds)].join(', ')}</span>
          ${row.way !== null && html`<br /><small>${[say(`way.${row.way}`), row.way_code, row.way_price > 0 && desk.money(row.way_price, store)].filter(Boolean).join(', ')}</small>`}
          <ul>
            ${row.lines.map((line) => {
              const reason = reasonOf(line.reason_code)
              return html`<li>${line.qty} × ${nameOf(line.order_item_id)}${reason && `: ${say(`reason.${reason}`)}`}</li>`
            })}
            ${row.exchanges.map((exchange) => html`<li>${exchangeName(desk, order, exchange, nameOf)}</li>`)}
          </ul>
          ${
            row.status === 'registered' &&
            html`<p class="operator-answers">
              <a class="button" href="/operator/orders/${order.id}?ask=approve-${row.id}">${texts.cases.approve(row.reference)}</a>
              <a class="button button-plain" href="/operator/orders/${order.id}?ask=refuse-${row.id}">${texts.cases.refuse(row.reference)}</a>
            </p>`
          }
        </li>`,
      )}
    </ul>`
}

/** The section of complaints, each with whose piece it is, and with its photos. */
export function drawComplaints(
  { texts: { cases }, moment }: Desk,
  order: OrderRow,
  complaints: Complaints,
  items: readonly ItemRow[],
): Html {
  const store = storeById(order.store_id)
  const nameOf = (row: Complaints[number]) => {
    const item = items.find(({ id }) => id === row.order_item_id)
    return item ? [item.name, aboutPiece(item, row)].filter(Boolean).join(': ') : ''
  }
  return html`<h2>${cases.complaints}</h2>
    ${complaints.length === 0 && html`<p>${cases.none}</p>`}
    <ul>
      ${complaints.map(
        (row) => html`<li>
          <b>${row.reference}</b>, ${moment(row.created_at, store)}: ${nameOf(row)}. ${row.text}
          ${row.photos.map((place) => photo(`/operator/complaints/${row.id}/photos/${place}`, cases.photo(row.reference, place)))}
        </li>`,
      )}
    </ul>`
}
