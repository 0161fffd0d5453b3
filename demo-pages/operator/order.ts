// One order for the operator: what it is, its money, parcels to send and under way, cases to decide.
import type { HostContext } from '../host/context.ts'
import { storeById } from '../host/store-view.ts'
import { html, type Html } from '../pages/markup.ts'
import { readId } from '../server/body.ts'
import { listCases, type CaseRow } from '../service/cases.ts'
import { listComplaints } from '../service/complaints.ts'
import { listItems, listParcels } from '../service/parcels.ts'
import { listRefunds, receivedTransfer } from '../service/transfers.ts'
import type { OrderRow } from '../shop/order-rows.ts'
import { pointLines } from '../shop/written-address.ts'
import { ShopError } from '../shop/shop-error.ts'
import type { Shop } from '../shop/shop.ts'
import type { Desk } from './desk.ts'
import { staffNotice } from './frame.ts'
import { customerOf, paymentName, statesOf } from './names.ts'
import { drawCases, drawComplaints } from './order-cases.ts'
import { drawMoney } from './order-money.ts'
import { drawParcels, sendForm } from './order-parcels.ts'

/** The order that a path names. */
export async function findOrder(c: HostContext): Promise<OrderRow> {
  const { db } = c.get('shop')
  const order = await db
    .selectFrom('shop_order')
    .selectAll()
    .where('id', '=', readId(c.req.param('id')))
    .executeTakeFirst()
  if (!order) throw new ShopError(404, 'error.not-found')
  return order
}

/** What was just done. */
export interface Done {
  /** As the question named it. */
  about: string
  /** Whether this reader's press changed nothing, since it had been done before. */
  isAgain: boolean
}

/** The page's content, below a notice of what was done. */
export async function drawOrder(desk: Desk, { db }: Shop, order: OrderRow, done: Done | null): Promise<Html> {
  const items = await listItems(db, order.id)
  const parcels = await listParcels(db, order.id)
  const cases = await listCases(db, [order.id])
  const nameOf = (id: number) => items.find((item) => item.id === id)?.name ?? ''
  const states = await statesOf(db, desk, [order])
  return html`${done && (await drawDone(desk, db, order, cases, done))}
    ${facts(desk, order, states.get(order.id) ?? '')}
    ${await drawMoney(desk, db, order, cases)}
    ${sendForm(desk, order, items)}
    ${drawParcels(desk, order, parcels, nameOf)}
    ${drawCases(desk, order, cases, nameOf)}
    ${drawComplaints(desk, await listComplaints({ db }, order.id), nameOf)}`
}

function facts(desk: Desk, order: OrderRow, state: string): Html {
  const { facts: names } = desk.texts
  const store = storeById(order.store_id)
  const { street, postcode, city, country_id } = order.shipping_address
  const country = country_id && desk.country(country_id)
  const address = [...street, `${postcode ?? ''} ${city ?? ''}`.trim(), country].filter(Boolean).join(', ')
  return html`<dl class="operator-facts">
    <dt>${names.state}</dt><dd><span class="operator-state">${state}</span></dd>
    <dt>${names.total}</dt><dd><b>${desk.money(order.grand_total, store)}</b></dd>
    <dt>${names.payment}</dt><dd>${paymentName(desk, order)}</dd>
    <dt>${names.customer}</dt><dd>${customerOf(order)}<br /><a href="mailto:${order.email}">${order.email}</a></dd>
    <dt>${names.ordered}</dt><dd>${desk.moment(order.created_at, store)}</dd>
    <dt>${names.delivery}</dt><dd>${address}</dd>
    ${order.pickup_point && html`<dt>${names.point}</dt><dd>${order.pickup_point.carrier.toUpperCase()} ${order.pickup_point.location_code}: ${pointLines(order.pickup_point, store).join(', ')}</dd>`}
    <dt>${names.store}</dt><dd>${store.name}</dd>
  </dl>`
}

/** Says what was done, as the database has it: after a second press, or somebody else's, the truth is shown and not the wish. */
async function drawDone(desk: Desk, db: Shop['db'], order: OrderRow, cases: readonly CaseRow[], done: Done): Promise<Html | null> {
  const { before, recorded } = desk.texts.done
  const say = (sentence: string, isBefore: boolean) => staffNotice(isBefore ? `${sentence} ${before}` : sentence, isBefore)
  const refunds = await listRefunds(db, order.id)
  const decided = /^(approve|refuse)-(\d+)$/.exec(done.about)
  if (!decided) {
    const transferred = refunds.find(
      ({ reference, isByHand, paid_at }) => done.about === `refund-${reference}` && isByHand && paid_at !== null,
    )
    const cents = done.about === 'receive' ? await receivedTransfer(db, order.id) : (transferred?.amount ?? null)
    return cents === null ? null : say(recorded(desk.money(cents, storeById(order.store_id))), done.isAgain)
  }
  const row = cases.find(({ id, status }) => id === Number(decided[2]) && status !== 'registered')
  if (!row) return null
  const owed = refunds.find(({ reference, isByHand, paid_at }) => reference === `case-${row.id}` && isByHand && paid_at === null)
  return say(decisionText(desk, order, row, owed?.amount ?? null), (decided[1] === 'approve') !== (row.status === 'approved'))
}

/** A decision in words; `byHand` is what the operator still has to transfer. */
function decisionText(
  { texts: { done }, money }: Desk,
  order: OrderRow,
  { reference, status, refund }: CaseRow,
  byHand: number | null,
): string {
  const store = storeById(order.store_id)
  if (status === 'refused') return done.refused(reference)
  if (byHand !== null) return done.approvedByHand(reference, money(byHand, store), customerOf(order))
  return refund ? done.approved(reference, money(refund, store)) : done.approvedFree(reference)
}
