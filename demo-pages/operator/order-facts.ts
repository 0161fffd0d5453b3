// What an order is: state, money, customer, and where it goes.
import { storeById } from '../host/store-view.ts'
import { html, type Html } from '../pages/markup.ts'
import type { OrderRow } from '../shop/order-rows.ts'
import { addressLines, pointLines } from '../shop/written-address.ts'
import type { Desk } from './desk.ts'
import { customerOf, paymentName } from './names.ts'

/** The section; `state` is in words. */
export function drawFacts(desk: Desk, order: OrderRow, state: string): Html {
  const { facts } = desk.texts
  const store = storeById(order.store_id)
  const lines = (texts: readonly string[]) => texts.map((line) => html`${line}<br />`)
  const phone = order.shipping_address.telephone
  return html`<dl class="operator-facts">
    <dt>${facts.state}</dt><dd><span class="operator-state">${state}</span></dd>
    <dt>${facts.total}</dt><dd><b>${desk.money(order.grand_total, store)}</b></dd>
    <dt>${facts.payment}</dt><dd>${paymentName(desk, order)}</dd>
    <dt>${facts.customer}</dt><dd>${customerOf(order)}<br /><a href="mailto:${order.email}">${order.email}</a>${phone && html`<br />${phone}`}</dd>
    <dt>${facts.ordered}</dt><dd>${desk.moment(order.created_at, store)}, ${store.name}</dd>
    <dt>${facts.method}</dt><dd>${order.shipping_title}${order.delivery_slot && html`<br />${order.delivery_slot.label}`}</dd>
    ${order.pickup_point && html`<dt>${facts.point}</dt><dd>${lines([`${order.pickup_point.carrier.toUpperCase()} ${order.pickup_point.location_code}`, ...pointLines(order.pickup_point, store)])}</dd>`}
    <dt>${facts.delivery}</dt><dd>${lines(addressLines(order.shipping_address, store))}</dd>
    <dt>${facts.billing}</dt><dd>${lines(addressLines(order.billing_address, store))}</dd>
  </dl>`
}
