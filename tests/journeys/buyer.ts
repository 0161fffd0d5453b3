// Logs in a customer who has bought the shirt, so that she may review it.
import { landmarks, landmarkSkus } from '#demo-pages/database/landmarks.ts'
import { demoLogin } from '#demo-pages/shop/demo-customers.ts'
import { decide, purchase, redirectMethods } from '../support/purchase.ts'
import { Shopper } from '../support/shopper.ts'
import type { Guest } from './guest.ts'

/** Logs the demo customer in to the English store, with a paid order of the shirt. */
export async function letBuyerIn({ origin, context }: Guest): Promise<void> {
  const customer = new Shopper(origin, 'en')
  await customer.send('POST', 'api/customer/login', demoLogin)
  const piece = { sku: landmarkSkus.comfortable.sku, productId: landmarks.configurable.id, productSku: 'NO10001' }
  const { body } = await purchase(customer, piece, { method: redirectMethods.en })
  await decide(customer, body.redirect_url, 'paid')
  await customer.get('checkout/cart/payment-status')
  await context.addCookies(Array.from(customer.cookies, ([name, value]) => ({ name, value, url: `${origin}/en/` })))
}
