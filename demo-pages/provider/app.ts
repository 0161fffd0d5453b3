// The simulated provider's site: an API for shops, a page for each payment, and a signed notice to the shop after every decision.
import { Hono } from 'hono'
import type { MiddlewareHandler } from 'hono'
import { bearerAuth } from 'hono/bearer-auth'
import { bodyLimit } from 'hono/body-limit'
import { csrf } from 'hono/csrf'
import * as v from 'valibot'
import { PaymentOrder, RefundWish } from './books.ts'
import type { Books, Decision, Payment } from './books.ts'
import type { Notices } from './notices.ts'
import { paymentPage, providerStyle, termsPage, unknownPage } from './page.ts'

const decisions: readonly Decision[] = ['paid', 'pending', 'canceled', 'rejected', 'failed']

/** The parts of the site. Every API call checks `isSilent` first: tests simulate an outage with it. */
export interface ProviderParts {
  books: Books
  notices: Notices
  key: string
  isSilent: () => boolean
}

/** The provider's site. */
export function createProvider(parts: ProviderParts): Hono {
  const app = new Hono()
  app.use(bodyLimit({ maxSize: 20_000 }))
  app.use(headers)
  app.route('/api', createApi(parts))
  const { books, notices } = parts
  app.get('/style.css', (c) => c.body(providerStyle, 200, { 'Content-Type': 'text/css; charset=utf-8' }))
  app.get('/terms/:language{nl|en|de|sv}', (c) => {
    c.header('Content-Security-Policy', "default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; frame-ancestors 'none'")
    const language = (['nl', 'de', 'sv'] as const).find((known) => known === c.req.param('language'))
    return c.html(termsPage(language ?? 'en'))
  })
  app.get('/payments/:id', (c) => {
    const payment = books.read(c.req.param('id'))
    if (!payment) return c.html(unknownPage(), 404)
    c.header('Content-Security-Policy', policyFor(payment))
    return c.html(paymentPage(payment))
  })
  app.post('/payments/:id', csrf(), async (c) => {
    const wanted = (await c.req.parseBody())['decision']
    const decision = decisions.find((candidate) => candidate === wanted)
    const id = c.req.param('id')
    const payment = decision ? books.decide(id, decision) : books.read(id)
    if (!payment) return c.html(unknownPage(), 404)
    await notices.send(payment)
    return c.redirect(payment.return_url, 303)
  })
  return app
}

/** Admits shops only, by the key that they share with the provider. */
function createApi({ books, key, isSilent }: ProviderParts): Hono {
  const api = new Hono()
  api.use(bearerAuth({ token: key }))
  api.use(async (c, next) => (isSilent() ? c.json({ error: 'down' }, 503) : next()))
  api.post('/payments', async (c) => {
    const order = v.safeParse(v.pipe(v.string(), v.parseJson(), PaymentOrder), await c.req.text())
    return order.success ? c.json(shown(books.open(order.output))) : c.json({ error: 'order' }, 400)
  })
  api.get('/payments', (c) => c.json(books.listPaid(Number(c.req.query('paid_since') ?? 0)).map(shown)))
  const one = (path: string, act: (id: string) => Payment | null) =>
    api.on(path === '' ? 'GET' : 'POST', `/payments/:id${path}`, (c) => {
      const payment = act(c.req.param('id') ?? '')
      return payment ? c.json(shown(payment)) : c.json({ error: 'unknown' }, 404)
    })
  one('', (id) => books.read(id))
  one('/cancel', (id) => books.decide(id, 'canceled'))
  api.post('/payments/:id/refund', async (c) => {
    const wish = v.safeParse(v.pipe(v.string(), v.parseJson(), RefundWish), await c.req.text())
    if (!wish.success) return c.json({ error: 'refund' }, 400)
    const isPaid = books.refund(c.req.param('id'), wish.output)
    const payment = isPaid === null ? null : books.read(c.req.param('id'))
    if (!payment) return c.json({ error: 'unknown' }, 404)
    return isPaid ? c.json(shown(payment)) : c.json({ error: 'amount' }, 409)
  })
  return api
}

function shown({ id, reference, amount, currency, status, paid_back }: Payment): object {
  return { id, reference, amount, currency, status, paid_back }
}

const headers: MiddlewareHandler = async (c, next) => {
  await next()
  c.header('X-Content-Type-Options', 'nosniff')
  c.header('Referrer-Policy', 'no-referrer')
  c.header('Cache-Control', c.req.path.endsWith('.css') ? 'public, max-age=300' : 'private, no-store')
}

/** The form's response redirects to the shop, so the policy must allow the shop as a target of the form. */
function policyFor({ return_url }: Payment): string {
  return `default-src 'none'; style-src 'self'; img-src data:; form-action 'self' ${new URL(return_url).origin}; base-uri 'none'; frame-ancestors 'none'`
}
