// The operator's routes: its own login, then plain forms. No other session opens them.
import { Hono } from 'hono'
import { sql } from 'kysely'
import * as v from 'valibot'
import type { HostContext, HostEnv } from '../host/context.ts'
import type { Frame } from '../pages/frame.ts'
import { html } from '../pages/markup.ts'
import { readForm, readId } from '../server/body.ts'
import { carrierNames, deliverParcel, sendParcel } from '../service/parcels.ts'
import { listParcels } from '../service/order-contents.ts'
import { intentOf } from '../service/reference.ts'
import { reportWatch, serveWaiting } from '../service/watch-exchanges.ts'
import { readPage } from '../shop/page-of.ts'
import { decideReview } from '../shop/reviews.ts'
import { ShopError } from '../shop/shop-error.ts'
import { bookArrival, expectDelivery, sendStockAlerts } from '../shop/stock-alerts.ts'
import { guardStaff, withQuery, type ShowStaff } from './access.ts'
import { openDesk } from './desk.ts'
import { staffNotice } from './frame.ts'
import { registerLists } from './lists.ts'
import { registerMoney, toRecord } from './money.ts'
import { drawOrder, findOrder } from './order.ts'
import { drawQuestion } from './question.ts'
import { drawStock } from './stock.ts'

const Sending = v.object({
  carrier: v.picklist(carrierNames.map(({ code }) => code)),
  tracking_code: v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{4,40}$/)),
})

const Arrival = v.object({
  sku: v.pipe(v.string(), v.trim(), v.maxLength(100)),
  pieces: v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/), v.transform(Number)),
  key: v.nullish(v.string(), null),
})

const Expected = v.object({ sku: Arrival.entries.sku, day: v.pipe(v.string(), v.isoDate()) })

/** The app at `/operator`. */
export function createOperator(frame: Frame): Hono<HostEnv> {
  const app = new Hono<HostEnv>()
  const show = guardStaff(app, frame, 'operator')
  app.onError((error, c) => showRefusal(error, c, show))
  registerLists(app, show)
  app.get('/orders/:id', async (c) => showOrder(c, show))
  app.post('/reviews/:id/decide', async (c) => {
    const state = (await readForm(c)).get('state')
    if (state !== 'approved' && state !== 'rejected') throw new ShopError(422, 'error.refused')
    const id = readId(c.req.param('id'))
    const isFirst = await decideReview(c.get('shop').db, id, state)
    return c.redirect(isFirst ? '/operator/reviews' : `/operator/reviews?again=${id}`, 303)
  })
  app.get('/goods', async (c) => {
    const desk = openDesk(c)
    const arrived = { sku: (c.req.query('arrived') ?? '').slice(0, 100), isAgain: c.req.query('again') !== undefined }
    const body = await drawStock(desk, c.get('shop').db, { arrived, page: readPage(c.req.query('page')) })
    return show(c, { title: desk.texts.stock.title, body })
  })
  app.post('/goods', async (c) => {
    const { success, output } = v.safeParse(Arrival, Object.fromEntries(await readForm(c)))
    if (!success) throw new ShopError(422, 'error.refused', { code: 'goods-form' })
    const isFirst = await bookArrival(c.get('shop'), output.sku, output.pieces, intentOf(output.key))
    // Before the alerts: who waits for an exchange has sent a piece back already. The goods are booked, whatever becomes of it.
    await serveWaiting(c.get('shop')).catch(reportWatch)
    await sendStockAlerts(c.get('shop'))
    return c.redirect(withQuery('/operator/goods', { arrived: output.sku, ...(isFirst ? {} : { again: '1' }) }), 303)
  })
  app.post('/goods/expected', async (c) => {
    const { success, output } = v.safeParse(Expected, Object.fromEntries(await readForm(c)))
    if (!success) throw new ShopError(422, 'error.refused', { code: 'goods-day' })
    await expectDelivery(c.get('shop'), output.sku, output.day)
    return c.redirect('/operator/goods', 303)
  })
  app.get('/complaints/:id/photos/:place', (c) => showPhoto(c, 'complaint_photo', 'complaint_id'))
  app.get('/reviews/:id/photos/:place', (c) => showPhoto(c, 'review_photo', 'review_id'))
  app.post('/orders/:id/send', async (c) => {
    const form = await readForm(c)
    const { success, output } = v.safeParse(Sending, Object.fromEntries(form))
    if (!success) throw new ShopError(422, 'error.refused', { code: 'parcel-form' })
    const pieces = new Map(Array.from(form).flatMap(([name, value]) => readPieces(name, value)))
    const packing = { carrier: output.carrier, trackingCode: output.tracking_code, pieces }
    const { parcelId, isFirst } = await sendParcel(c.get('shop'), readId(c.req.param('id')), packing)
    return toRecord(c, `sent-${parcelId}`, isFirst)
  })
  app.post('/orders/:id/deliver', async (c) => {
    const order = await findOrder(c)
    const parcelId = readId((await readForm(c)).get('parcel'))
    if (!(await listParcels(c.get('shop').db, order.id)).some(({ id }) => id === parcelId)) throw new ShopError(404, 'error.not-found')
    return toRecord(c, `delivered-${parcelId}`, (await deliverParcel(c.get('shop'), parcelId)).isFirst)
  })
  registerMoney(app)
  return app
}

async function showOrder(c: HostContext, show: ShowStaff): Promise<Response> {
  const desk = openDesk(c)
  const order = await findOrder(c)
  const asked = c.req.query('ask') ?? null
  const before = /^\d{1,9}$/.exec(c.req.query('before') ?? '')?.[0]
  const question = asked === null ? null : await drawQuestion(desk, c.get('shop'), order, asked, before ? Number(before) : null)
  // A question that is already answered is no question: the page says what became of it.
  const about = c.req.query('done') ?? (question ? null : asked)
  const done = about === null ? null : { about, isAgain: !c.req.query('done') || c.req.query('again') !== undefined }
  return show(c, { title: desk.texts.orders.page(order.number), body: await drawOrder(desk, c.get('shop'), order, done), question })
}

function readPieces(name: string, value: string): [number, number][] {
  const id = /^qty\[(\d{1,9})\]$/.exec(name)?.[1]
  return id && /^\d{1,5}$/.test(value) ? [[Number(id), Number(value)]] : []
}

/** Says in the reader's language what could not be done and why; other errors belong to the host. */
async function showRefusal(error: Error, c: HostContext, show: ShowStaff): Promise<Response> {
  if (!(error instanceof ShopError) || (error.status !== 404 && error.status !== 422)) throw error
  const { refused } = openDesk(c).texts
  const missing = error.code === 'product' ? refused['goods-unknown'] : refused.missing
  const why = Object.entries(refused).find(([code]) => code === error.code)?.[1] ?? refused.other
  const place = /^\/operator\/(?:orders\/\d+|goods)(?=\/)/.exec(c.req.path)?.[0] ?? '/operator'
  const isMissing = error.status === 404
  const body = html`${staffNotice(isMissing ? missing : why, true)}<p><a href="${isMissing ? '/operator' : place}">${refused.back}</a></p>`
  return show(c, { title: refused.title, body, status: error.status })
}

/** A customer's photo, for operators only until it is approved. */
async function showPhoto(
  c: HostContext,
  table: 'complaint_photo' | 'review_photo',
  owner: 'complaint_id' | 'review_id',
): Promise<Response> {
  const { rows } = await sql<{ jpeg: Buffer }>`
    select jpeg from ${sql.table(table)} where ${sql.ref(owner)} = ${readId(c.req.param('id'))} and position = ${readId(c.req.param('place'))}`.execute(
    c.get('shop').db,
  )
  const [photo] = rows
  if (!photo) throw new ShopError(404, 'error.not-found')
  return c.body(new Uint8Array(photo.jpeg), 200, { 'Content-Type': 'image/jpeg' })
}
