// The operator's routes: its own login, then plain forms. No other session opens them.
import { Hono } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { sql } from 'kysely'
import * as v from 'valibot'
import { html, type Html } from '../pages/markup.ts'
import { readForm, readId } from '../server/body.ts'
import type { HostContext, HostEnv } from '../host/context.ts'
import { isFromHere } from '../server/guards.ts'
import { fillText } from '../shop/messages.ts'
import { decideCase } from '../service/cases.ts'
import { findOperator, logInOperator, logOutOperator } from '../service/operators.ts'
import { carrierNames, deliverParcel, sendParcel } from '../service/parcels.ts'
import { intentOf } from '../service/reference.ts'
import { listOpenTransfers, receiveTransfer } from '../service/transfers.ts'
import { noteRefunded } from '../shop/pay-back.ts'
import { decideReview } from '../shop/reviews.ts'
import { bookArrival, expectDelivery, sendStockAlerts } from '../shop/stock-alerts.ts'
import { ShopError } from '../shop/shop-error.ts'
import { operatorPage } from './frame.ts'
import { drawStock } from './stock.ts'
import { drawList } from './list.ts'
import { drawNewsletter } from './newsletter.ts'
import { drawOrder } from './order.ts'
import { drawReviews } from './reviews.ts'

const cookie = 'touchline-operator'
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

/** The app at `/operator`; `theme` returns the stylesheet's address. */
export function createOperator(theme: () => Promise<string>): Hono<HostEnv> {
  const app = new Hono<HostEnv>()
  const show = async (c: HostContext, title: string, body: Html, operator: string | null, status: 200 | 401 | 429 = 200) =>
    c.html(operatorPage({ title, theme: await theme(), operator, body }), status)
  const login = (c: HostContext, fault: string | null, status: 200 | 401 | 429) => show(c, 'Log in', loginForm(fault), null, status)
  app.use(async (c, next) => {
    c.header('Cache-Control', 'private, no-store')
    if (c.req.method === 'POST' && !isFromHere(c)) throw new ShopError(403, 'origin.foreign', { code: 'origin' })
    await next()
  })
  app.post('/login', (c) => takeLogin(c, (fault, status) => login(c, fault, status)))
  app.use(async (c, next) => {
    const operator = await findOperator(c.get('shop'), getCookie(c, cookie))
    if (!operator) return c.req.method === 'GET' ? login(c, null, 401) : c.redirect('/operator', 303)
    c.set('operator', operator.email)
    return next()
  })
  app.post('/logout', async (c) => {
    await logOutOperator(c.get('shop'), getCookie(c, cookie))
    deleteCookie(c, cookie, { path: '/operator' })
    return c.redirect('/operator', 303)
  })
  app.get('/', async (c) =>
    show(c, 'Orders', await drawList(c.get('shop').db, (c.req.query('number') ?? '').slice(0, 40)), c.get('operator')),
  )
  app.get('/orders/:id', async (c) => {
    const order = await c
      .get('shop')
      .db.selectFrom('shop_order')
      .selectAll()
      .where('id', '=', readId(c.req.param('id')))
      .executeTakeFirst()
    if (!order) throw new ShopError(404, 'error.not-found')
    return show(c, `Order ${order.number}`, await drawOrder(c.get('shop').db, order), c.get('operator'))
  })
  app.get('/reviews', async (c) => show(c, 'Reviews', await drawReviews(c.get('shop').db), c.get('operator')))
  app.post('/reviews/:id/decide', async (c) => {
    const state = (await readForm(c)).get('state')
    if (state !== 'approved' && state !== 'rejected') throw new ShopError(422, 'error.refused')
    await decideReview(c.get('shop').db, readId(c.req.param('id')), state)
    return c.redirect('/operator/reviews', 303)
  })
  app.get('/newsletter', async (c) => show(c, 'Newsletter', await drawNewsletter(c.get('shop').db), c.get('operator')))
  app.get('/goods', async (c) =>
    show(c, 'Stock', await drawStock(c.get('shop').db, (c.req.query('arrived') ?? '').slice(0, 100)), c.get('operator')),
  )
  app.post('/goods', async (c) => {
    const { success, output } = v.safeParse(Arrival, Object.fromEntries(await readForm(c)))
    if (!success) throw new ShopError(422, 'error.refused')
    await bookArrival(c.get('shop'), output.sku, output.pieces, intentOf(output.key))
    await sendStockAlerts(c.get('shop'))
    return c.redirect(`/operator/goods?arrived=${encodeURIComponent(output.sku)}`, 303)
  })
  app.post('/goods/expected', async (c) => {
    const { success, output } = v.safeParse(Expected, Object.fromEntries(await readForm(c)))
    if (!success) throw new ShopError(422, 'error.refused')
    await expectDelivery(c.get('shop'), output.sku, output.day)
    return c.redirect('/operator/goods', 303)
  })
  app.get('/complaints/:id/photos/:place', (c) => showPhoto(c, 'complaint_photo', 'complaint_id'))
  app.get('/reviews/:id/photos/:place', (c) => showPhoto(c, 'review_photo', 'review_id'))
  app.post('/orders/:id/send', async (c) => {
    const form = await readForm(c)
    const { success, output } = v.safeParse(Sending, Object.fromEntries(form))
    if (!success) throw new ShopError(422, 'error.refused')
    const pieces = new Map(Array.from(form).flatMap(([name, value]) => readPieces(name, value)))
    await sendParcel(c.get('shop'), readId(c.req.param('id')), { carrier: output.carrier, trackingCode: output.tracking_code, pieces })
    return back(c)
  })
  app.post('/orders/:id/deliver', async (c) => {
    await deliverParcel(c.get('shop'), readId((await readForm(c)).get('parcel')))
    return back(c)
  })
  app.post('/orders/:id/receive', async (c) => {
    await receiveTransfer(c.get('shop'), readId(c.req.param('id')))
    return back(c)
  })
  app.post('/orders/:id/pay-back', async (c) => {
    const wanted = (await readForm(c)).get('reference')
    const open = await listOpenTransfers(c.get('shop').db, readId(c.req.param('id')))
    const refund = open.find(({ reference }) => reference === wanted)
    if (refund) await noteRefunded(c.get('shop'), refund.reference)
    return back(c)
  })
  app.post('/orders/:id/decide', async (c) => {
    const form = await readForm(c)
    await decideCase(c.get('shop'), readId(form.get('case')), form.get('status') === 'approved' ? 'approved' : 'refused')
    return back(c)
  })
  return app
}

function readPieces(name: string, value: string): [number, number][] {
  const id = /^qty\[(\d{1,9})\]$/.exec(name)?.[1]
  return id && /^\d{1,5}$/.test(value) ? [[Number(id), Number(value)]] : []
}

function back(c: HostContext): Response {
  return c.redirect(`/operator/orders/${readId(c.req.param('id'))}`, 303)
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

async function takeLogin(c: HostContext, refuse: (fault: string, status: 401 | 429) => Promise<Response>): Promise<Response> {
  const form = await readForm(c)
  const credentials = {
    email: (form.get('email') ?? '').trim(),
    password: (form.get('password') ?? '').trim(),
    from: c.get('connection').address,
  }
  try {
    const token = await logInOperator(c.get('shop'), credentials)
    if (token === null) return await refuse('The e-mail address or password is incorrect.', 401)
    const { isSecure } = c.get('connection')
    setCookie(c, cookie, token, { path: '/operator', httpOnly: true, sameSite: 'Strict', secure: isSecure })
    return c.redirect('/operator', 303)
  } catch (error) {
    if (!(error instanceof ShopError) || error.retryAfter === null) throw error
    c.header('Retry-After', String(error.retryAfter))
    return refuse(fillText(error.sentence, 'en', ...error.parameters), 429)
  }
}

function loginForm(fault: string | null): Html {
  return html`<form class="operator-form" action="/operator/login" method="post">
    ${fault && html`<p class="notice notice-error" role="alert">${fault}</p>`}
    <label>E-mail address <input class="input" type="email" name="email" autocomplete="username" required /></label>
    <label>Password <input class="input" type="password" name="password" autocomplete="current-password" required /></label>
    <button class="button" type="submit">Log in</button>
  </form>`
}
