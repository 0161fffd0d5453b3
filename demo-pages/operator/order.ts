// One order for the operator: what it is, its goods and parcels, its money, cases to decide.
import type { HostContext } from '../host/context.ts'
import { storeById } from '../host/store-view.ts'
import { html, type Html } from '../pages/markup.ts'
import { readId } from '../server/body.ts'
import { listCases, type CaseRow } from '../service/cases.ts'
import { listComplaints } from '../service/complaints.ts'
import { holdsBack, listItems, listParcels } from '../service/parcels.ts'
import { listRefunds, receivedTransfer, type BookedRefund } from '../service/transfers.ts'
import type { OrderRow } from '../shop/order-rows.ts'
import { ShopError } from '../shop/shop-error.ts'
import type { Shop } from '../shop/shop.ts'
import type { Desk } from './desk.ts'
import { staffNotice } from './frame.ts'
import { customerOf, statesOf } from './names.ts'
import { drawCases, drawComplaints } from './order-cases.ts'
import { drawFacts } from './order-facts.ts'
import { drawGoods } from './order-goods.ts'
import { drawMoney } from './order-money.ts'
import { drawParcels, drawSending } from './order-parcels.ts'
import { partsOf } from './outcome.ts'

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
  const why = await holdsBack(db, order)
  return html`${done && (await drawDone(desk, db, order, cases, done))}
    ${drawFacts(desk, order, states.get(order.id) ?? '')}
    ${await drawMoney(desk, db, order, cases)}
    ${drawGoods(desk, items, why === null)}
    ${drawSending(desk, order, items, why)}
    ${drawParcels(desk, order, parcels, nameOf)}
    ${drawCases(desk, order, cases, await listRefunds(db, order.id), nameOf)}
    ${drawComplaints(desk, await listComplaints({ db }, order.id), nameOf)}`
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
  return say(decisionText(desk, order, row, refunds), (decided[1] === 'approve') !== (row.status === 'approved'))
}

/** A decision in words, with what the operator still has to transfer. */
function decisionText(desk: Desk, order: OrderRow, row: CaseRow, refunds: readonly BookedRefund[]): string {
  const { done } = desk.texts
  const money = (cents: number) => desk.money(cents, storeById(order.store_id))
  if (row.status === 'refused') return done.refused(row.reference)
  if (!row.refund) return done.approvedFree(row.reference)
  const { booked, onCards } = partsOf(row, refunds)
  if (!booked) return done.approvedToCards(row.reference, money(onCards))
  if (!booked.isByHand) return done.approved(row.reference, money(row.refund))
  return booked.paid_at === null
    ? done.approvedByHand(row.reference, money(booked.amount), customerOf(order))
    : done.approvedAndPaid(row.reference, money(booked.amount))
}
