// The calls of returns: find the order and what can be chosen for it, register the return, download the label.
import type { Hono } from 'hono'
import * as v from 'valibot'
import { sellerOf } from '../pages/seller.ts'
import { readJson } from '../server/body.ts'
import type { HostContext, HostEnv } from '../host/context.ts'
import { apiGuard, withSession } from '../server/guards.ts'
import { parse } from '../shop/cart-request.ts'
import { Id } from '../shop/ids.ts'
import { fillText } from '../shop/messages.ts'
import type { OrderRow } from '../shop/order-rows.ts'
import { registerCase } from '../service/cases.ts'
import { findOrder, findOrderOrMiss, missing, parseWho } from '../service/find-order.ts'
import { intentOf } from '../service/reference.ts'
import { drawLabel } from '../service/return-label.ts'
import { describeOrder, parseLines } from '../service/return-order.ts'
import { describeChoices } from '../service/return-choices.ts'
import { describeSentExchanges } from '../service/my-returns.ts'
import { parseWay, sentBy } from '../service/return-ways.ts'
import { ShopError } from '../shop/shop-error.ts'

/** The withdrawal form looks up the same order, but more items can be withdrawn than returned. */
const Asked = v.object({ kind: v.fallback(v.picklist(['return', 'withdrawal']), 'return') })
const Chosen = v.object({ way: v.nullish(v.string()) })
const Shipment = v.object({ shipment_id: Id })
const LabelRequest = v.union([
  Shipment,
  v.pipe(
    v.object({ params: Shipment }),
    v.transform(({ params }) => params),
  ),
])

/** Registers the calls. */
export function registerReturns(store: Hono<HostEnv>): void {
  store.post('/returns/fetch/order', withSession, apiGuard, async (c) => {
    const body = await readJson(c)
    const who = parseWho(body)
    const { kind } = parse(Asked, body)
    const order = await findOrder(c.get('shop'), c.get('store'), who, c.get('connection').address)
    if (!order) return c.json({ success: 0, error: fillText(missing(who).sentence, c.get('store').language), order: null })
    return c.json({ success: 1, error: null, order: await describeOrder(c.get('shop'), order, kind) })
  })
  store.post('/returns/post/order', withSession, apiGuard, async (c) => {
    const body = await readJson(c)
    const order = await find(c, body)
    const lines = parseLines(body, 'return')
    const intent = intentOf(c.req.header('Idempotency-Key'))
    const { reference } = await registerCase(c.get('shop'), order.id, { kind: 'return', intent, lines })
    return c.json({ success: 1, reference })
  })
  store.post('/returns/fetch/choices', withSession, apiGuard, async (c) => {
    const order = await find(c, await readJson(c))
    return c.json(await describeChoices(c.get('shop'), order))
  })
  store.post('/returns/post/choices', withSession, apiGuard, async (c) => {
    const body = await readJson(c)
    const order = await find(c, body)
    const intent = intentOf(c.req.header('Idempotency-Key'))
    const way = parseWay(parse(Chosen, body).way)
    const row = await registerCase(c.get('shop'), order.id, { kind: 'return', intent, way, lines: parseLines(body, 'return') })
    return c.json({
      success: 1,
      reference: row.reference,
      way: sentBy(c.get('store'), row),
      exchanges: await describeSentExchanges(c.get('shop'), c.get('store'), [row.id]),
    })
  })
  store.post('/returns/fetch/return-label', withSession, apiGuard, async (c) => {
    const body = await readJson(c)
    const order = await find(c, body)
    const { shipment_id } = parse(LabelRequest, body)
    return answerLabel(c, order, shipment_id)
  })
}

/** The label of an order that has a return; the specification defines the name of the file. */
export async function answerLabel(c: HostContext, order: OrderRow, shipmentId: number): Promise<Response> {
  const described = await describeOrder(c.get('shop'), order, 'return')
  const parcel = await c
    .get('shop')
    .db.selectFrom('parcel')
    .select('id')
    .where('id', '=', shipmentId)
    .where('order_id', '=', order.id)
    .executeTakeFirst()
  if (!described.has_return || !parcel) throw new ShopError(404, 'returns.no-label', { code: 'label' })
  const pdf = await drawLabel(c.get('store'), order, shipmentId, sellerOf(c.get('store')))
  c.header('Content-Type', 'application/pdf')
  c.header('Content-Disposition', `attachment; filename="return_label_${order.number}_${shipmentId}.pdf"`)
  return c.body(pdf)
}

function find(c: HostContext, body: unknown): Promise<OrderRow> {
  return findOrderOrMiss(c.get('shop'), c.get('store'), parseWho(body), c.get('connection').address)
}
