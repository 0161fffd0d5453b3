// The parcels of an order: the form that sends one, and those under way.
import { storeById } from '../host/store-view.ts'
import { attributes, hidden, html, type Html } from '../pages/markup.ts'
import { isAllSent, type ItemRow, type ParcelRow } from '../service/order-contents.ts'
import { carrierNames, carrierOf, usualCarrier, type HeldBack } from '../service/parcels.ts'
import type { OrderRow } from '../shop/order-rows.ts'
import type { Desk } from './desk.ts'
import { sendForm } from './order-goods.ts'

/** The form for the pieces that are left to send, whose quantities stand beside the goods; or why nothing can be sent. */
export function drawSending({ texts: { parcels } }: Desk, order: OrderRow, items: readonly ItemRow[], why: HeldBack): Html {
  if (isAllSent(items)) return html`<p>${parcels.all}</p>`
  if (why !== null) return html`<p class="operator-held">${parcels.held[why]}</p>`
  const usual = usualCarrier(storeById(order.store_id))
  return html`<form${attributes({ id: sendForm, class: 'operator-form', action: `/operator/orders/${order.id}/send`, method: 'post' })}>
    <h3>${parcels.send}</h3>
    <label>${parcels.carrier}
      <select class="input" name="carrier">
        ${carrierNames.map(({ code, name }) => html`<option${attributes({ value: code, selected: code === usual })}>${name}</option>`)}
      </select>
    </label>
    <label>${parcels.code} <input class="input" name="tracking_code" required pattern="[A-Za-z0-9\\-]{4,40}" title="${parcels.codeForm}" autocomplete="off" /></label>
    <button class="button" type="submit">${parcels.sendIt}</button>
  </form>`
}

/** The parcels under way and delivered. */
export function drawParcels(desk: Desk, order: OrderRow, parcels: readonly ParcelRow[], nameOf: (id: number) => string): Html {
  const { parcels: texts } = desk.texts
  const store = storeById(order.store_id)
  return html`<h2>${texts.title}</h2>
    ${parcels.length === 0 && html`<p>${texts.none}</p>`}
    <ul>
      ${parcels.map((parcel) => {
        const { name, url } = carrierOf(parcel)
        const { delivered_at, sent_at, tracking_code } = parcel
        return html`<li>
          <a href="${url}" rel="noreferrer">${name} ${tracking_code}</a>,
          ${parcel.items.map(({ itemId, quantity }) => `${quantity} × ${nameOf(itemId)}`).join(', ')},
          ${delivered_at ? texts.delivered(desk.moment(delivered_at, store)) : texts.sent(desk.moment(sent_at, store))}
          ${
            delivered_at === null &&
            html`<form class="operator-form" action="/operator/orders/${order.id}/deliver" method="post">
              ${hidden('parcel', parcel.id)}
              <button class="button button-plain" type="submit">${texts.deliver(tracking_code)}</button>
            </form>`
          }
        </li>`
      })}
    </ul>`
}
