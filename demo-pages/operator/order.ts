// One order for the operator: what it is, its goods and parcels, its money, cases to decide.
import type { HostContext } from '../host/context.ts'
import { html, type Html } from '../pages/markup.ts'
import { readId } from '../server/body.ts'
import { listCases } from '../service/cases.ts'
import { listComplaints } from '../service/complaints.ts'
import { listItems, listParcels } from '../service/order-contents.ts'
import { holdsBack } from '../service/parcels.ts'
import { listRefunds } from '../service/transfers.ts'
import type { OrderRow } from '../shop/order-rows.ts'
import { ShopError } from '../shop/shop-error.ts'
import type { Shop } from '../shop/shop.ts'
import type { Desk } from './desk.ts'
import { drawDone, type Done } from './done.ts'
import { statesOf } from './names.ts'
import { drawCases, drawComplaints } from './order-cases.ts'
import { drawFacts } from './order-facts.ts'
import { drawGoods } from './order-goods.ts'
import { drawMoney } from './order-money.ts'
import { drawParcels, drawSending } from './order-parcels.ts'

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

/** The page's content, below a notice of what was done. */
export async function drawOrder(desk: Desk, { db }: Shop, order: OrderRow, done: Done | null): Promise<Html> {
  const items = await listItems(db, order.id)
  const parcels = await listParcels(db, order.id)
  const cases = await listCases(db, [order.id])
  const nameOf = (id: number) => items.find((item) => item.id === id)?.name ?? ''
  const states = await statesOf(db, desk, [order])
  const why = await holdsBack(db, order)
  return html`${done && (await drawDone(desk, db, { order, cases, parcels }, done))}
    ${drawFacts(desk, order, states.get(order.id) ?? '')}
    ${await drawMoney(desk, db, order, cases)}
    ${drawGoods(desk, items, why === null)}
    ${drawSending(desk, order, items, why)}
    ${drawParcels(desk, order, parcels, nameOf)}
    ${drawCases(desk, order, cases, await listRefunds(db, order.id), nameOf)}
    ${drawComplaints(desk, order, await listComplaints({ db }, order.id), items)}`
}
