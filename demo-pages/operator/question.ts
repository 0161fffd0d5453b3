// The question before money moves: what would happen, with amount, customer and order. Its answer sends what was read: the amount, and the
// number of exchanges.
import { attributes, hidden, html, type Html } from '../pages/markup.ts'
import { storeById } from '../host/store-view.ts'
import { countGranted, foreseeDecision, listCases, sumOf, type Foreseen } from '../service/cases.ts'
import { lastDayBefore } from '../service/exchange-rules.ts'
import type { ExchangeRow } from '../service/exchanges.ts'
import { listItems } from '../service/order-contents.ts'
import { awaitsTransfer, listRefunds } from '../service/transfers.ts'
import type { OrderRow } from '../shop/order-rows.ts'
import { isLost } from '../shop/orders.ts'
import { isRedirect } from '../shop/payment-methods.ts'
import type { Shop } from '../shop/shop.ts'
import type { Desk } from './desk.ts'
import { staffNotice } from './frame.ts'
import { caseName, customerOf, exchangeName, paymentName, refundName } from './names.ts'
import { transferFacts } from './transfer-facts.ts'

/** What is asked, before it is drawn. */
interface Question {
  title: string
  /** In cents: the answer carries it, and counts only if it is still true. */
  amount: number
  /** What the money is for, in one line. */
  about: string
  /** More rows of the facts. */
  more?: Html
  items: readonly string[]
  sentences: readonly string[]
  /** Null where there is nothing to agree to yet. */
  yes: string | null
  action: string
  fields: Readonly<Record<string, string>>
}

/** Draws what `?ask=` names: `approve-<case>`, `refuse-<case>`, `receive`, `refund-<reference>`. Null if there is nothing to ask any more. */
export async function drawQuestion(desk: Desk, shop: Shop, order: OrderRow, asked: string, before: number | null): Promise<Html | null> {
  const question = await findQuestion(desk, shop, order, asked)
  if (!question) return null
  const { facts, ask } = desk.texts
  const store = storeById(order.store_id)
  const { title, amount, about, more, items, sentences, yes, action, fields } = question
  const path = `/operator/orders/${order.id}`
  return html`<dialog class="operator-ask" open closedby="closerequest" aria-modal="true" aria-labelledby="ask-title" aria-describedby="ask-facts">
    <h2 id="ask-title">${title}</h2>
    ${before !== null && staffNotice(before === amount ? ask.changedExchange : ask.changed(desk.money(before, store), desk.money(amount, store)), true)}
    <dl class="operator-facts" id="ask-facts">
      ${yes !== null && html`<dt>${facts.amount}</dt><dd><b>${desk.money(amount, store)}</b></dd>`}
      <dt>${facts.customer}</dt><dd>${customerOf(order)}<br />${order.email}</dd>
      <dt>${facts.order}</dt><dd>${order.number}, ${desk.moment(order.created_at, store)}</dd>
      <dt>${facts.reference}</dt><dd>${about}</dd>
      ${items.length > 0 && html`<dt>${facts.items}</dt><dd>${items.map((item) => html`${item}<br />`)}</dd>`}
      <dt>${facts.payment}</dt><dd>${paymentName(desk, order)}</dd>
      ${more}
    </dl>
    ${sentences.map((sentence) => html`<p>${sentence}</p>`)}
    <form class="operator-answers" action="${path}/${action}" method="post">
      ${Object.entries(fields).map(([name, value]) => hidden(name, value))}
      ${yes !== null && html`${hidden('amount', amount)}<button class="button" type="submit">${yes}</button>`}
      <a${attributes({ class: 'button button-plain', href: path, autofocus: true })}>${ask.no}</a>
    </form>
  </dialog>`
}

async function findQuestion(desk: Desk, shop: Shop, order: OrderRow, asked: string): Promise<Question | null> {
  const [, about, id = ''] = /^(approve|refuse|receive|refund)(?:-([\w-]{1,100}))?$/.exec(asked) ?? []
  if (about === 'receive') return receiving(desk, shop, order)
  if (about === 'refund') return transferring(desk, shop, order, id)
  if (about === 'approve' || about === 'refuse') return deciding(desk, shop, order, Number(id), about)
  return null
}

async function deciding(desk: Desk, shop: Shop, order: OrderRow, caseId: number, about: 'approve' | 'refuse'): Promise<Question | null> {
  const row = (await listCases(shop.db, [order.id])).find(({ id, status }) => id === caseId && status === 'registered')
  if (!row) return null
  const { ask } = desk.texts
  const name = customerOf(order)
  const items = await listItems(shop.db, order.id)
  const nameOf = (id: number) => items.find((item) => item.id === id)?.name ?? ''
  const foreseen = about === 'approve' ? await foreseeDecision(shop, caseId) : null
  const done = foreseen === null || foreseen === 'waits' ? null : foreseen
  return {
    amount: done ? sumOf(done.money) : 0,
    about: caseName(desk, row),
    items: [
      ...row.lines.map(({ qty, order_item_id }) => `${qty} × ${nameOf(order_item_id)}`),
      ...row.exchanges.map((exchange) => exchangeName(desk, order, exchange, nameOf)),
    ],
    action: 'decide',
    fields: {
      case: String(caseId),
      status: about === 'approve' ? 'approved' : 'refused',
      granted: String(done ? countGranted(done) : 0),
    },
    ...(about === 'refuse'
      ? { title: ask.refuse(row.reference), sentences: [ask.refused(name)], yes: ask.yesRefuse }
      : foreseen === 'waits'
        ? { title: ask.waits(row.reference), sentences: [ask.waitsUntil(waitedUntil(desk, order, row.exchanges), name)], yes: null }
        : approving(desk, order, row.reference, done ?? { money: { atTill: 0, onCards: 0 }, exchanges: [] })),
  }
}

/** The last day on which somebody waits for a piece of these exchanges. */
function waitedUntil(desk: Desk, { store_id }: OrderRow, exchanges: readonly ExchangeRow[]): string {
  const days = exchanges.flatMap(({ state, until }) => (state === 'waiting' ? [lastDayBefore(storeById(store_id), until)] : []))
  return desk.day(days.toSorted().at(-1) ?? '')
}

/** What approving does: what the provider pays, what the operator has to transfer, and what goes to gift cards, each only where it is so. */
function approving(
  desk: Desk,
  order: OrderRow,
  reference: string,
  { money: { atTill, onCards }, exchanges }: Foreseen,
): Pick<Question, 'title' | 'sentences' | 'yes'> {
  const { ask } = desk.texts
  const name = customerOf(order)
  const money = (cents: number) => desk.money(cents, storeById(order.store_id))
  const all = money(atTill + onCards)
  const asRefund = { title: ask.approve(all, name), yes: ask.yesApprove(all) }
  const instead = [
    ...(exchanges.some(({ state }) => state === 'granted') ? [ask.exchanged(name)] : []),
    ...(exchanges.some(({ state }) => state === 'refunded') ? [ask.soldOut(name)] : []),
  ]
  if (atTill + onCards === 0)
    return { title: ask.approveFree(reference), sentences: instead.length > 0 ? instead : [ask.unpaid(name)], yes: ask.yesFree }
  if (atTill === 0) return { ...asRefund, sentences: [ask.onlyCards(name), ...instead] }
  const toCards = onCards > 0 ? [ask.toCards(money(onCards))] : []
  if (isRedirect(order.payment_code)) return { ...asRefund, sentences: [ask.atOnce(name), ...toCards, ...instead] }
  const due = money(atTill)
  return { title: ask.approveByHand(reference, due), sentences: [ask.byHand(due, name), ...toCards, ...instead], yes: ask.yesByHand(due) }
}

async function receiving(desk: Desk, { db }: Shop, order: OrderRow): Promise<Question | null> {
  const awaited = await awaitsTransfer(db, order)
  if (awaited === null) return null
  const { ask, orders } = desk.texts
  const name = customerOf(order)
  const amount = desk.money(order.grand_total, storeById(order.store_id))
  return {
    title: ask.receive(amount, name),
    amount: order.grand_total,
    about: orders.ofOrder(order.number),
    items: [],
    sentences: [awaited === 'expected' ? ask.received : isLost(order.status) ? ask.receivedLate(name) : ask.receivedBack],
    yes: ask.yesReceive(amount),
    action: 'receive',
    fields: {},
  }
}

async function transferring(desk: Desk, { db }: Shop, order: OrderRow, reference: string): Promise<Question | null> {
  const refund = (await listRefunds(db, order.id)).find((one) => one.reference === reference && one.isByHand && one.paid_at === null)
  if (!refund) return null
  const { ask } = desk.texts
  const cases = await listCases(db, [order.id])
  const amount = desk.money(refund.amount, storeById(order.store_id))
  return {
    title: ask.payBack(amount, customerOf(order)),
    amount: refund.amount,
    about: refundName(desk, reference, cases),
    more: transferFacts(desk, order, cases.find(({ id }) => reference === `case-${id}`)?.reference ?? null),
    items: [],
    sentences: [ask.transferred],
    yes: ask.yesPayBack(amount),
    action: 'pay-back',
    fields: { reference },
  }
}
