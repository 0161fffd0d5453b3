// The cart's calls: quote, lines and totals.
import type { Hono } from 'hono'
import { readId, readJson } from '../server/body.ts'
import type { HostContext, HostEnv } from '../host/context.ts'
import { sendHint } from '../server/cookies.ts'
import { apiGuard, withSession } from '../server/guards.ts'
import { addItems, changeItem, removeItem } from '../shop/cart.ts'
import { parseAdd, parseChange } from '../shop/cart-request.ts'
import { getQuote } from '../shop/quote.ts'
import { getTotals } from '../shop/totals.ts'

/** Registers the calls below `checkout/cart`. */
export function registerCart(store: Hono<HostEnv>): void {
  store.get('/checkout/cart/quote', withSession, async (c) => c.json(await getQuote(c.get('shop'), c.get('session'))))
  store.get('/checkout/cart/totals-information', withSession, async (c) => c.json(await getTotals(c.get('shop'), c.get('session'))))

  store.post('/checkout/cart/items', withSession, apiGuard, async (c) => {
    await addItems(c.get('shop'), c.get('session'), parseAdd(await readJson(c)))
    return answerQuote(c)
  })
  store.put('/checkout/cart/items/:id', withSession, apiGuard, async (c) => {
    await changeItem(c.get('shop'), c.get('session'), readId(c.req.param('id')), parseChange(await readJson(c)))
    return answerQuote(c)
  })
  store.delete('/checkout/cart/items/:id', withSession, apiGuard, async (c) => {
    await removeItem(c.get('shop'), c.get('session'), readId(c.req.param('id')))
    return answerQuote(c)
  })
}

async function answerQuote(c: HostContext): Promise<Response> {
  sendHint(c, c.get('session'))
  return c.json(await getQuote(c.get('shop'), c.get('session')))
}
