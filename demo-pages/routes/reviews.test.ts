// Tests reviews: anybody reads them in pages, buyers write them once, and they appear after approval.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { landmarks, landmarkSkus } from '#demo-pages/database/landmarks.ts'
import type { StartedHost } from '#tests/support/host.ts'
import { startHost } from '#tests/support/host.ts'
import { decide, purchase, redirectMethods } from '#tests/support/purchase.ts'
import { Shopper } from '#tests/support/shopper.ts'
import { demoLogin } from '../shop/demo-customers.ts'
import { decideReview } from '../shop/reviews.ts'

let shop: StartedHost
beforeAll(async () => {
  shop = await startHost()
})
afterAll(() => shop.close())

const path = `api/catalog/product/${landmarks.configurable.id}/reviews`
const review = { rating: 5, title: 'Good', text: 'Fits <b>well</b>.', nickname: 'Mary', fit: 'true' }

/** The demo customer, logged in. */
async function customer(): Promise<Shopper> {
  const shopper = new Shopper(shop.url, 'en')
  await shopper.send('POST', 'api/customer/login', demoLogin)
  return shopper
}

test('seeded reviews are in pages, those in the store’s language first, and match the product’s average and count', async () => {
  const shopper = new Shopper(shop.url, 'en')
  const { body } = await shopper.get(`${path}?page_size=50`)
  expect(body.items.length).toBe(Math.min(50, body.count))
  expect(body.items[0].language).toBe('en')
  expect(new Set(body.items.map(({ language }: { language: string }) => language)).size).toBe(4)
  expect(body.histogram.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(body.count)
  const { body: product } = await shopper.get(`catalog/product/${landmarks.configurable.id}`)
  expect(product.review_count).toBe(body.count)
})

test('a number of stars limits them, and a page beyond the last is the last', async () => {
  const shopper = new Shopper(shop.url, 'nl')
  const { body } = await shopper.get(`${path}?rating=4&page=999&sort=lowest`)
  expect(body.items.every(({ rating }: { rating: number }) => rating === 4)).toBe(true)
  expect(body.page).toBe(Math.max(1, Math.ceil(body.total / body.page_size)))
})

test('some hundred products have none, and their pages say so', async () => {
  const { rows } = await sql<{ count: number; slug: string }>`
    select count(*) over ()::int as count, slug from product where review_count = 0 and kind = 'simple' limit 1`.execute(shop.db)
  expect(rows[0]?.count).toBeGreaterThan(5)
  expect((await new Shopper(shop.url, 'en').open(`product/${rows[0]?.slug}`)).body).toContain('No reviews yet.')
})

test('structured data contains the reviews on the page', async () => {
  const { body } = await new Shopper(shop.url, 'en').open(`product/${landmarks.configurable.slug}`)
  expect(body).toContain('"@type":"Review"')
  expect(body).toContain('reviews-list')
})

test('guests must log in, and a customer who has not bought the product cannot review it', async () => {
  expect((await new Shopper(shop.url, 'en').send('POST', path, review)).status).toBe(401)
  const shopper = await customer()
  expect(await shopper.send('POST', path, review)).toMatchObject({ status: 403, body: { code: 'not-bought' } })
  const refused = await shopper.send('POST', path, { ...review, rating: 9, title: ' ', text: 'x'.repeat(5001) })
  expect(refused).toMatchObject({ status: 422, body: { message: 'Unable to save review' } })
  expect(Object.keys(refused.body.errors)).toEqual(['rating', 'title', 'text'])
})

test('a buyer writes one review, which is not shown yet; a second one is refused', async () => {
  const shopper = await customer()
  const { body } = await purchase(
    shopper,
    { sku: landmarkSkus.comfortable.sku, productId: landmarks.configurable.id, productSku: 'NO10001' },
    { method: redirectMethods.en },
  )
  await decide(shopper, body.redirect_url, 'paid')
  await shopper.get('checkout/cart/payment-status')
  const before = (await shopper.get(path)).body.count
  const [first, second] = [await shopper.send('POST', path, review), await shopper.send('POST', path, review)]
  expect([first.status, second.status, second.body.code]).toEqual([201, 409, 'twice'])
  expect((await shopper.get(path)).body.count).toBe(before)
})

test('a review counts after its approval', async () => {
  const before = await new Shopper(shop.url, 'en').get(path)
  const { id } = await shop.db
    .insertInto('review')
    .values({
      product_id: landmarks.configurable.id,
      customer_id: null,
      language: 'en',
      ...review,
      fit: 'true',
      state: 'pending',
      created_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  expect((await new Shopper(shop.url, 'en').get(path)).body.count).toBe(before.body.count)
  expect(await decideReview(shop.db, id, 'approved')).toBe(true)
  expect(await decideReview(shop.db, id, 'approved')).toBe(false)
  const after = await new Shopper(shop.url, 'en').get(path)
  expect(after.body).toMatchObject({ count: before.body.count + 1 })
})
