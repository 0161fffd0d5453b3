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
  const lines = (texts: readonly string[]) => html`${texts.map((line) => html`${line}<br />`)}`
  const phone = order.shipping_address.telephone
  const row = (name: string, value: Html | string) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`
  const delivery = addressLines(order.shipping_address, store)
  const billing = addressLines(order.billing_address, store)
  return html`<dl class="operator-facts operator-order">
    ${row(facts.state, html`<span class="operator-state">${state}</span>`)}
    ${row(facts.total, html`<b>${desk.money(order.grand_total, store)}</b>`)}
    ${row(facts.payment, paymentName(desk, order))}
    ${row(facts.ordered, `${desk.moment(order.created_at, store)}, ${desk.country(store.country)}`)}
    ${row(facts.customer, html`${customerOf(order)}<br /><a href="mailto:${order.email}">${order.email}</a>${phone && html`<br />${phone}`}`)}
    ${row(facts.method, html`${order.shipping_title}${order.delivery_slot && html`<br />${order.delivery_slot.label}`}`)}
    ${order.pickup_point && row(facts.point, lines([`${order.pickup_point.carrier.toUpperCase()} ${order.pickup_point.location_code}`, ...pointLines(order.pickup_point, store)]))}
    ${row(facts.delivery, lines(delivery))}
    ${row(facts.billing, delivery.join() === billing.join() ? facts.same : lines(billing))}
  </dl>`
}
