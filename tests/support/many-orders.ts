// Writes a customer with any number of orders, without the checkout.
import type { Cookie } from 'playwright-core'
import { hashPassword } from '#demo-pages/shop/customer.ts'
import { writePaidOrder } from './paid-order.ts'
import type { StartedHost } from './serve-shop.ts'
import { Shopper } from './shopper.ts'

const password = 'Correct-Horse-9'

/** Logs her in to the English store, with this many paid orders of three lines each. */
export async function customerWithOrders(shop: StartedHost, count: number): Promise<Shopper> {
  const email = `orders-${count}-${crypto.randomUUID().slice(0, 8)}@example.com`
  const { id } = await shop.db
    .insertInto('customer')
    .values({ store_id: 3, email, password_hash: await hashPassword(password), firstname: 'Kim', lastname: 'Lee' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const line = { qty: 1, price: 1_000n, isMade: false }
  const bought = { store: 3, currency: 'GBP', lines: [line, line, line], subtotal: 3_000n, discount: 0n, shipping: 0n, cards: 0n }
  for (let order = 0; order < count; order++) {
    const { id: orderId } = await writePaidOrder(shop, bought)
    await shop.db.updateTable('shop_order').set({ customer_id: id, email }).where('id', '=', orderId).execute()
  }
  const shopper = new Shopper(shop.url, 'en')
  await shopper.send('POST', 'api/customer/login', { email, password })
  return shopper
}

/** Her cookies in the form that a browser takes. */
export function cookiesOf({ cookies }: Shopper, url: string): Cookie[] {
  const domain = new URL(url).hostname
  return Array.from(cookies, ([name, value]) => {
    return { name, value, domain, path: '/en/', expires: -1, httpOnly: false, secure: false, sameSite: 'Lax' as const }
  })
}
