// The calls of a customer's account: orders, addresses, returns, reviews and stock alerts.
import type { Hono } from 'hono'
import { readId, readJson } from '../server/body.ts'
import type { HostContext, HostEnv } from '../host/context.ts'
import { sendHint } from '../server/cookies.ts'
import { apiGuard, withSession } from '../server/guards.ts'
import { cancelOrder } from '../service/cancel-order.ts'
import { describeMyOrder } from '../service/my-order.ts'
import { customerOf, findMyOrder, listMyOrders } from '../service/my-orders.ts'
import { listMyReturns } from '../service/my-returns.ts'
import { intentOf } from '../service/reference.ts'
import { parseReorder, previewReorder, reorder } from '../service/reorder.ts'
import type { AddressBook } from '../shop/address-book.ts'
import { addAddress, changeAddress, parseOwnAddress, readAddressBook, removeAddress, seenVersion } from '../shop/address-book.ts'
import { listMyAlerts, removeMyAlert } from '../shop/my-alerts.ts'
import { listMyReviews } from '../shop/my-reviews.ts'
import type { OrderRow } from '../shop/order-rows.ts'
import { readPage } from '../shop/page-of.ts'
import { findOwnPhoto } from '../shop/review-photos.ts'
import { ShopError } from '../shop/shop-error.ts'
import { photoPath, readPhotoPlace } from './reviews.ts'

const base = '/api/customer'

/** Registers the calls. */
export function registerAccountScreens(store: Hono<HostEnv>): void {
  store.get(`${base}/orders`, withSession, async (c) => c.json(await listMyOrders(c.get('shop'), c.get('session'), page(c))))
  store.get(`${base}/orders/:number`, withSession, async (c) => c.json(await describeMyOrder(c.get('shop'), await order(c))))
  store.post(`${base}/orders/:number/cancel`, withSession, apiGuard, async (c) => {
    await cancelOrder(c.get('shop'), await order(c))
    return c.json(await describeMyOrder(c.get('shop'), await order(c)))
  })
  store.post(`${base}/orders/:number/reorder`, withSession, apiGuard, async (c) => {
    const wish = parseReorder(c.req.header('Content-Type') ? await readJson(c) : null)
    const [shop, session] = [c.get('shop'), c.get('session')]
    if (wish.is_preview) return c.json(await previewReorder(shop, session, await order(c), wish))
    const answer = await reorder(shop, session, await order(c), wish, intentOf(c.req.header('Idempotency-Key')))
    sendHint(c, session)
    return c.json(answer)
  })

  store.get(`${base}/returns`, withSession, async (c) => c.json(await listMyReturns(c.get('shop'), c.get('session'), page(c))))
  store.get(`${base}/reviews`, withSession, async (c) => c.json(await listMyReviews(c.get('shop'), c.get('session'), page(c))))
  store.get(`${base}/reviews${photoPath}`, withSession, async (c) => {
    const place = readPhotoPlace(c.req.param('review'), c.req.param('file'))
    const photo = await findOwnPhoto(c.get('shop').db, customerOf(c.get('session')), place)
    if (!photo) throw new ShopError(404, 'error.not-found')
    return c.body(photo, 200, { 'Cache-Control': 'private, no-store', 'Content-Type': 'image/jpeg' })
  })
  store.get(`${base}/stock-alerts`, withSession, async (c) => c.json(await listMyAlerts(c.get('shop'), c.get('session'), page(c))))
  store.delete(`${base}/stock-alerts/:id`, withSession, apiGuard, async (c) => {
    await removeMyAlert(c.get('shop'), c.get('session'), readId(c.req.param('id')))
    return c.body(null, 204)
  })

  store.get(`${base}/addresses`, withSession, async (c) => c.json(await readAddressBook(c.get('shop').db, customerOf(c.get('session')))))
  store.post(`${base}/addresses`, withSession, apiGuard, async (c) => {
    customerOf(c.get('session'))
    return book(c, addAddress(c.get('shop'), c.get('session'), parseOwnAddress(await readJson(c), c.get('store'))))
  })
  store.put(`${base}/addresses/:id`, withSession, apiGuard, async (c) => {
    customerOf(c.get('session'))
    const body = await readJson(c)
    const address = parseOwnAddress(body, c.get('store'))
    return book(c, changeAddress(c.get('shop'), c.get('session'), readId(c.req.param('id')), address, seenVersion(body)))
  })
  store.delete(`${base}/addresses/:id`, withSession, apiGuard, async (c) =>
    book(c, removeAddress(c.get('shop'), c.get('session'), readId(c.req.param('id')))),
  )
}

async function book(c: HostContext, changed: Promise<AddressBook>): Promise<Response> {
  const answer = await changed
  sendHint(c, c.get('session'))
  return c.json(answer)
}

function order(c: HostContext): Promise<OrderRow> {
  return findMyOrder(c.get('shop'), c.get('session'), c.req.param('number') ?? '')
}

function page(c: HostContext): number {
  return readPage(c.req.query('page'))
}
