// The checkout's calls up to the payment: addresses, shipping, totals, and the check of an e-mail address.
import type { Hono } from 'hono'
import * as v from 'valibot'
import { readJson } from '../server/body.ts'
import type { HostContext, HostEnv } from '../host/context.ts'
import { sendHint, sendRenewed } from '../server/cookies.ts'
import { apiGuard, withSession } from '../server/guards.ts'
import { parse } from '../shop/cart-request.ts'
import { findCart } from '../shop/cart-lines.ts'
import { parseAddress, parseAddresses, parseShipping, parseTotals } from '../shop/checkout-request.ts'
import { getPaymentMethods, getShippingMethods, saveAddresses, saveShipping, saveTotalsInformation } from '../shop/checkout.ts'
import { isEmailAvailable } from '../shop/customer.ts'
import { takeEmailQuestion } from '../shop/email-questions.ts'
import { isEmail, suggestEmails } from '../shop/email.ts'

const EmailQuestion = v.object({ customerEmail: v.pipe(v.string(), v.trim(), v.maxLength(1000)) })

/** Adds the calls; every call that stores a value returns the stored value. */
export function registerCheckout(store: Hono<HostEnv>): void {
  registerQuestions(store)
  registerAddresses(store)
  store.get('/checkout/cart/shipping-methods', withSession, async (c) =>
    c.json(await getShippingMethods(c.get('shop'), c.get('session'), null)),
  )
  store.post('/checkout/cart/estimate-shipping-methods', withSession, apiGuard, async (c) => {
    const { country_id } = parseAddress(await readJson(c))
    return c.json(await getShippingMethods(c.get('shop'), c.get('session'), country_id))
  })
  store.put('/checkout/cart/totals-information', withSession, apiGuard, async (c) => {
    const totals = await saveTotalsInformation(c.get('shop'), c.get('session'), parseTotals(await readJson(c)))
    return kept(c, totals)
  })
  store.post('/checkout/cart/shipping-information', withSession, apiGuard, async (c) =>
    kept(c, await saveShipping(c.get('shop'), c.get('session'), parseShipping(await readJson(c)))),
  )
  store.get('/checkout/cart/payment-methods', withSession, async (c) => c.json(await getPaymentMethods(c.get('shop'), c.get('session'))))
}

function registerQuestions(store: Hono<HostEnv>): void {
  store.post('/checkout/customers/email-available', withSession, apiGuard, async (c) => {
    const { customerEmail } = parse(EmailQuestion, await readJson(c))
    if (!isEmail(customerEmail)) return c.json(false)
    await takeEmailQuestion(c.get('shop'), c.get('session'), c.get('connection').address)
    return c.json(await isEmailAvailable(c.get('shop').db, c.get('store'), customerEmail))
  })
  store.get('/api/email-similarity/check-email', (c) => c.json(suggestEmails((c.req.query('email') ?? '').slice(0, 255))))
}

function registerAddresses(store: Hono<HostEnv>): void {
  store.put('/checkout/cart/address/billing-address', withSession, apiGuard, async (c) => {
    await saveAddresses(c.get('shop'), c.get('session'), { billing: parseAddress(await readJson(c)) })
    return answerAddresses(c)
  })
  store.put('/checkout/cart/address/shipping-address', withSession, apiGuard, async (c) => {
    await saveAddresses(c.get('shop'), c.get('session'), { shipping: parseAddress(await readJson(c)) })
    return answerAddresses(c)
  })
  store.put('/checkout/cart/address/set-addresses', withSession, apiGuard, async (c) => {
    const { billing_address, shipping_address } = parseAddresses(await readJson(c))
    await saveAddresses(c.get('shop'), c.get('session'), { billing: billing_address, shipping: shipping_address })
    return answerAddresses(c)
  })
}

/** Both addresses in Magento's fields, whichever of them the call changed. */
async function answerAddresses(c: HostContext): Promise<Response> {
  const cart = await findCart(c.get('shop').db, c.get('session'))
  return kept(c, {
    billing_address: cart?.billing_address ?? null,
    extension_attributes: { shipping_assignments: [{ shipping: { address: cart?.shipping_address ?? null } }] },
  })
}

function kept(c: HostContext, answer: object): Response {
  sendRenewed(c, c.get('session'))
  sendHint(c, c.get('session'))
  return c.json(answer)
}
