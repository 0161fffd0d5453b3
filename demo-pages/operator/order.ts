// One order for the operator: its payment, parcels to send, parcels under way, cases to decide.
import type { Database } from '../database/tables.ts'
import { attributes, hidden, html, type Html } from '../pages/markup.ts'
import { storeById } from '../host/store-view.ts'
import type { OrderRow } from '../shop/order-rows.ts'
import { writeMoney } from '../shop/money.ts'
import { pointLines } from '../shop/written-address.ts'
import { listCases } from '../service/cases.ts'
import { listComplaints } from '../service/complaints.ts'
import { isTransferExpected, listOpenTransfers } from '../service/transfers.ts'
import type { ItemRow, ParcelRow } from '../service/parcels.ts'
import { carrierNames, carrierOf, listItems, listParcels, unsentOf, usualCarrier } from '../service/parcels.ts'
import { photo } from './photo.ts'

/** The page's content. */
export async function drawOrder(db: Database, order: OrderRow): Promise<Html> {
  const items = await listItems(db, order.id)
  const parcels = await listParcels(db, order.id)
  const cases = await listCases(db, [order.id])
  const complaints = await listComplaints({ db }, order.id)
  const store = storeById(order.store_id)
  const nameOf = (id: number) => items.find((item) => item.id === id)?.name ?? ''
  return html`<p>${store.name}, ${order.status}, ${writeMoney(order.grand_total, store)}, ${order.email}</p>
    ${order.pickup_point && html`<p>Pick-up point: ${order.pickup_point.carrier} ${order.pickup_point.location_code}: ${pointLines(order.pickup_point, store).join(', ')}</p>`}
    ${await paymentForms(db, order)}
    ${sendForm(order, items)}
    <h2>Parcels</h2>
    ${parcels.length === 0 && html`<p>No parcels yet.</p>`}
    <ul>
      ${parcels.map((parcel) => parcelRow(order, parcel, nameOf))}
    </ul>
    <h2>Returns and withdrawals</h2>
    ${cases.length === 0 && html`<p>None.</p>`}
    <ul>
      ${cases.map(
        (row) => html`<li>
          ${row.reference} (${row.kind}): ${row.status}${row.refund !== null && `, ${writeMoney(row.refund, store)} refunded`}
          <ul>
            ${row.lines.map((line) => html`<li>${line.qty} × ${nameOf(line.order_item_id)} ${line.reason_code}</li>`)}
          </ul>
          ${
            row.status === 'registered' &&
            html`<form class="operator-form" action="/operator/orders/${order.id}/decide" method="post">
              ${hidden('case', row.id)}
              <button class="button" type="submit" name="status" value="approved">Approve ${row.reference}</button>
              <button class="button button-plain" type="submit" name="status" value="refused">Refuse ${row.reference}</button>
            </form>`
          }
        </li>`,
      )}
    </ul>
    <h2>Complaints</h2>
    ${complaints.length === 0 && html`<p>None.</p>`}
    <ul>
      ${complaints.map(
        (row) => html`<li>
          ${row.reference}: ${nameOf(row.order_item_id)}. ${row.text}
          ${row.photos.map((place) => photo(`/operator/complaints/${row.id}/photos/${place}`, `${row.reference}, photo ${place}`))}
        </li>`,
      )}
    </ul>`
}

/** Forms for payments outside the provider, which the operator sees in the bank account: a received transfer, and a refund to transfer. */
async function paymentForms(db: Database, order: OrderRow): Promise<Html> {
  const amount = (cents: number) => writeMoney(cents, storeById(order.store_id))
  return html`${
    (await isTransferExpected(db, order)) &&
    html`<form class="operator-form" action="/operator/orders/${order.id}/receive" method="post">
      <button class="button" type="submit">Mark ${amount(order.grand_total)} as received</button>
    </form>`
  }
  ${(await listOpenTransfers(db, order.id)).map(
    ({ reference, amount: cents }) => html`<form class="operator-form" action="/operator/orders/${order.id}/pay-back" method="post">
      ${hidden('reference', reference)}
      <button class="button" type="submit">Mark ${amount(cents)} as transferred back (${reference})</button>
    </form>`,
  )}`
}

function sendForm(order: OrderRow, items: readonly ItemRow[]): Html {
  const open = items.filter((item) => unsentOf(item) > 0)
  if (open.length === 0) return html`<p>Everything has been sent.</p>`
  const usual = usualCarrier(storeById(order.store_id))
  return html`<form class="operator-form" action="/operator/orders/${order.id}/send" method="post">
    <h2>Send a parcel</h2>
    ${open.map(
      (item) =>
        html`<label>${item.name} <input class="input"${attributes({ type: 'number', name: `qty[${item.id}]`, value: unsentOf(item), min: 0, max: unsentOf(item) })} /></label>${pickList(item)}`,
    )}
    <label>Carrier
      <select class="input" name="carrier">
        ${carrierNames.map(({ code, name }) => html`<option${attributes({ value: code, selected: code === usual })}>${name}</option>`)}
      </select>
    </label>
    <label>Tracking number <input class="input" name="tracking_code" required pattern="[A-Za-z0-9\\-]{4,40}" autocomplete="off" /></label>
    <button class="button" type="submit">Mark as sent</button>
  </form>`
}

/** What to pick for one bundle or kit: the pieces of each variant, then who gets which. */
function pickList({ content: { parts, players } }: ItemRow): Html {
  const picked = parts.map(({ qty, name, sku, options }) => `${qty} × ${[name, ...options.map(({ value }) => value)].join(', ')} (${sku})`)
  const worn = players.map(
    ({ qty = 1, name, number, sizes }) =>
      (qty > 1 ? `${qty} × ` : '') + [name, number, ...sizes.map((size) => `${size.name} ${size.value}`)].filter(Boolean).join(', '),
  )
  if (picked.length === 0) return html``
  return html`<ul>
    ${[...picked, ...worn].map((line) => html`<li>${line}</li>`)}
  </ul>`
}

function parcelRow(order: OrderRow, parcel: ParcelRow, nameOf: (id: number) => string): Html {
  const { name, url } = carrierOf(parcel)
  return html`<li>
    <a href="${url}" rel="noreferrer">${name} ${parcel.tracking_code}</a>,
    ${parcel.items.map(({ itemId, quantity }) => `${quantity} × ${nameOf(itemId)}`).join(', ')},
    ${parcel.delivered_at ? `delivered ${parcel.delivered_at.toISOString()}` : `sent ${parcel.sent_at.toISOString()}`}
    ${
      parcel.delivered_at === null &&
      html`<form class="operator-form" action="/operator/orders/${order.id}/deliver" method="post">
        ${hidden('parcel', parcel.id)}
        <button class="button" type="submit">Mark ${parcel.tracking_code} as delivered</button>
      </form>`
    }
  </li>`
}
