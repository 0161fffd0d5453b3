// The pretend provider's site below /provider: a page a payment, a decision, a signed notice to the shop, and the way back.
import { Hono } from 'hono'
import { readForm } from '../server/body.ts'
import type { HostContext, HostEnv } from '../server/context.ts'
import { isFromHere } from '../server/guards.ts'
import { ShopError } from '../shop/shop-error.ts'
import { sign } from '../shop/shop.ts'
import type { Decision, ProviderPayment } from './payments.ts'
import { decidePayment, readPayment } from './payments.ts'
import { paymentPage, providerStyle, unknownPage } from './page.ts'

const decisions: readonly Decision[] = ['paid', 'pending', 'canceled', 'rejected', 'failed']

/** The provider's routes; `call` reaches the shop as a server would, over its public address. */
export function createProvider(call: (request: Request) => Response | Promise<Response>): Hono<HostEnv> {
  const provider = new Hono<HostEnv>()
  provider.use(async (c, next) => {
    await next()
    c.header('Cache-Control', c.req.path.endsWith('.css') ? 'public, max-age=300' : 'private, no-store')
  })
  provider.get('/style.css', (c) => c.body(providerStyle, 200, { 'Content-Type': 'text/css; charset=utf-8' }))
  provider.get('/payments/:id', async (c) => {
    const payment = await readPayment(c.get('shop').db, c.req.param('id'), c.get('shop').now())
    return payment ? c.html(paymentPage(payment)) : c.html(unknownPage(), 404)
  })
  provider.post('/payments/:id', async (c) => {
    if (!isFromHere(c)) throw new ShopError(403, 'origin.foreign', { code: 'origin' })
    const { db, now } = c.get('shop')
    const wanted = (await readForm(c)).get('decision')
    const decision = decisions.find((candidate) => candidate === wanted)
    if (decision) await decidePayment(db, c.req.param('id'), decision, now())
    const payment = await readPayment(db, c.req.param('id'), now())
    if (!payment) return c.html(unknownPage(), 404)
    await sendNotice(c, payment, call)
    return c.redirect(payment.return_path, 303)
  })
  return provider
}

/** Tells the shop that something happened. A shop that does not hear it asks anyway when the shopper comes back. */
async function sendNotice(
  c: HostContext,
  payment: ProviderPayment,
  call: (request: Request) => Response | Promise<Response>,
): Promise<void> {
  const body = JSON.stringify({ reference: payment.reference })
  const store = payment.return_path.split('/', 2)[1] ?? ''
  const url = new URL(`/${store}/checkout/payment-notice`, c.req.url)
  const headers = { 'Content-Type': 'application/json', 'X-Provider-Signature': sign(c.get('shop'), 'provider-notice', body) }
  const answer = await call(new Request(url, { method: 'POST', headers, body }))
  if (!answer.ok) console.error(`provider: the shop answered ${answer.status} to the notice of ${payment.reference}`)
}
