// The payment's calls, the return from the provider, and the provider's notice to the shop.
import type { Hono } from 'hono'
import * as v from 'valibot'
import { readJson, readText } from '../server/body.ts'
import type { HostContext, HostEnv } from '../host/context.ts'
import { sendHint } from '../server/cookies.ts'
import { apiGuard, withSession } from '../server/guards.ts'
import { parse } from '../shop/cart-request.ts'
import { parsePayment } from '../shop/checkout-request.ts'
import { savePayment } from '../shop/checkout.ts'
import { claimOrder } from '../shop/claim-order.ts'
import { describePlacedOrder } from '../service/placed-order.ts'
import { openPaymentPage, returnSignature } from '../shop/payment-attempt.ts'
import { ProviderSilent } from '../shop/payment-provider.ts'
import { cancelPayment, getPaymentStatus, isPlaced } from '../shop/payment-status.ts'
import { placeOrder } from '../shop/place-order.ts'
import { findSession } from '../shop/session.ts'
import { failAttempt, settleAttempt } from '../shop/settle-payment.ts'
import type { PaymentState, PaymentStatus } from '../shop/shapes.ts'
import { ShopError } from '../shop/shop-error.ts'
import type { Shop } from '../shop/shop.ts'
import { isSame } from '../shop/same-text.ts'

const Notice = v.object({ reference: v.string() })

const Claim = v.object({ order_number: v.pipe(v.string(), v.maxLength(40)), claim: v.pipe(v.string(), v.regex(/^[\w-]{8,100}$/)) })

/** Registers the calls. */
export function registerPayment(store: Hono<HostEnv>): void {
  store.post('/checkout/cart/set-payment-information', withSession, apiGuard, async (c) => {
    await savePayment(c.get('shop'), c.get('session'), parsePayment(await readJson(c)))
    sendHint(c, c.get('session'))
    return c.json(true)
  })
  store.post('/checkout/cart/payment-information', withSession, apiGuard, async (c) => {
    const request = parsePayment(await readJson(c))
    const placed = await placeOrder(c.get('shop'), c.get('session'), request, {
      key: c.req.header('Idempotency-Key') ?? null,
      shown: { total: c.req.header('X-Cart-Total') ?? null, version: c.req.header('X-Cart-Version') ?? null },
    })
    sendHint(c, c.get('session'))
    return c.json({ ...placed, redirect_url: await findWayToPay(c.get('shop'), placed.order_id) })
  })
  store.get('/checkout/cart/payment-status', withSession, async (c) =>
    answerStatus(c, await getPaymentStatus(c.get('shop'), c.get('session'))),
  )
  store.post('/checkout/cart/payment-cancel', withSession, apiGuard, async (c) =>
    answerStatus(c, await cancelPayment(c.get('shop'), c.get('session'))),
  )
  store.get('/checkout/cart/last-order', withSession, async (c) => {
    const order = await describePlacedOrder(c.get('shop'), c.get('session'))
    if (!order) throw new ShopError(404, 'error.not-found', { code: 'order' })
    return c.json(order)
  })
  store.post('/checkout/cart/last-order/claim', withSession, apiGuard, async (c) => {
    const { order_number, claim } = parse(Claim, await readJson(c))
    return c.json({ granted: await claimOrder(c.get('shop').db, c.get('session'), order_number, claim) })
  })
  registerReturn(store)
}

function registerReturn(store: Hono<HostEnv>): void {
  // The address only identifies the attempt; the provider decides the outcome, and only the attempt's own visitor sees it.
  store.get('/checkout/return', withSession, async (c) => {
    const home = `/${c.get('store').code}/`
    const attemptId = c.req.query('attempt') ?? ''
    if (!isSame(c.req.query('signature') ?? '', returnSignature(c.get('shop'), attemptId))) return c.redirect(home, 303)
    const settled = await settleAttempt(c.get('shop'), attemptId)
    const session = c.get('session')
    if (!settled || settled.sessionId !== session.id || settled.storeCode !== session.store.code) return c.redirect(home, 303)
    await refreshHint(c)
    return c.redirect(`${home}${landing(settled.state)}`, 303)
  })
  // Notices may arrive in any number and order: each only makes the shop query the provider.
  store.post('/checkout/payment-notice', async (c) => {
    const text = await readText(c)
    if (!c.get('shop').provider.isSigned(text, c.req.header('X-Provider-Signature') ?? '')) throw new ShopError(403, 'error.refused')
    const settled = await settleAttempt(c.get('shop'), parse(v.pipe(v.string(), v.parseJson(), Notice), text).reference)
    // The provider did not answer the shop's query, so it has to send the notice again.
    return c.body(null, settled?.isSilent ? 503 : 204)
  })
}

function landing(state: PaymentState): string {
  return isPlaced(state) ? 'checkout/success' : `checkout?payment=${state}`
}

/** Settling may have restored the cart, so the visitor's other tabs must be notified. */
async function refreshHint(c: HostContext): Promise<void> {
  const { store, token } = c.get('session')
  sendHint(c, await findSession(c.get('shop'), store, token))
}

async function answerStatus(c: HostContext, status: PaymentStatus): Promise<Response> {
  await refreshHint(c)
  return c.json(status)
}

/** The provider's page; an order whose payment cannot be opened is cancelled at once, and the shopper can choose another method. */
async function findWayToPay(shop: Shop, orderId: number): Promise<string | null> {
  try {
    return await openPaymentPage(shop, orderId)
  } catch (error) {
    if (!(error instanceof ProviderSilent)) throw error
    console.error(error.message)
    await failAttempt(shop, orderId)
    throw new ShopError(409, 'payment.unavailable', { code: 'provider' })
  }
}
