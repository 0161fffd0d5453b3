// Fills a cart with many lines in the real shop, for benchmarks.
import type { Cookie } from 'playwright-core'
import type { StartedHost } from '../support/host.ts'
import { addToCart } from '../support/purchase.ts'
import { Shopper } from '../support/shopper.ts'

/** Puts this many different products into a new cart; the cookies identify it. */
export async function fillCart({ url, db }: StartedHost, count: number): Promise<Cookie[]> {
  const rows = await db
    .selectFrom('variant')
    .innerJoin('product', 'product.id', 'variant.product_id')
    .select('variant.sku')
    .where('product.kind', '=', 'simple')
    .where('variant.is_active', '=', true)
    .where('variant.stock', '>', 2)
    .where('product.min_qty', '=', 1)
    .orderBy('variant.id')
    .limit(count)
    .execute()
  if (rows.length < count) throw new Error(`The shop has ${rows.length} simple products in stock and ${count} are needed: seed more`)
  const shopper = new Shopper(url, 'en')
  const { status, body } = await addToCart(shopper, ...rows.map(({ sku }) => ({ sku, qty: 1 })))
  if (status !== 200) throw new Error(`The shop refused a cart of ${count}: ${JSON.stringify(body).slice(0, 300)}`)
  return Array.from(shopper.cookies, ([name, value]) => ({
    name,
    value,
    domain: new URL(url).hostname,
    path: '/en/',
    expires: -1,
    httpOnly: false,
    secure: false,
    sameSite: 'Lax',
  }))
}
