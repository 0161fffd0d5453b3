// Tests the catalogue's calls: same answers at both addresses, cacheable, and a product's price equals that of its cart line.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StartedHost } from '#tests/support/host.ts'
import { startHost } from '#tests/support/host.ts'
import { addToCart, stockUp } from '#tests/support/purchase.ts'
import { Shopper } from '#tests/support/shopper.ts'

let shop: StartedHost
beforeAll(async () => {
  shop = await startHost()
})
afterAll(() => shop.close())

test.each(['nl', 'be', 'en', 'de', 'se'] as const)('in %s a product costs the same in the cart as on its page', async (code) => {
  const shopper = new Shopper(shop.url, code)
  const piece = await stockUp(shop.db)
  const { body: product, headers } = await shopper.get(`catalog/product/${piece.productId}`)
  const { body: quote } = await addToCart(shopper, { sku: piece.sku, qty: 1 })
  expect(quote.items[0].price_incl_tax).toBe(product.final_price_incl_tax)
  expect(quote.items[0]).toMatchObject({ name: product.name, extension_attributes: { url: product.url, product_id: product.product_id } })
  expect(headers.get('Cache-Control')).toContain('public')
  expect((await shopper.get(`api/catalog/product/${piece.productId}`)).body).toEqual(product)
})

test('lists are served at the three addresses, page by page', async () => {
  const shopper = new Shopper(shop.url, 'en')
  const { body: all } = await shopper.get('catalog/anonymous-category/product/list?page_size=12&sort=price:asc')
  expect(all.catalog).toMatchObject({ page_size: 12, current_page: 1 })
  expect(all.catalog.items).toHaveLength(12)
  const category = all.sub_categories[0].category_id
  const { body: some } = await shopper.get(`catalog/category/${category}/product/list`)
  expect(some.category.category_id).toBe(category)
  expect(some.catalog.total_items).toBeLessThan(all.catalog.total_items)
  const { body: found } = await shopper.get('catalog/search/product/list?query=shirt')
  expect(found.catalog.total_items).toBeGreaterThan(0)
})

test.each(['catalog/product/99999999', 'catalog/product/999999999999', 'catalog/product/99999999/size-chart'])(
  '%s is a 404',
  async (path) => {
    const { status, body } = await new Shopper(shop.url, 'en').get(path)
    expect([status, body.message]).toEqual([404, 'The page or item you asked for does not exist.'])
  },
)

test('the picture of a cart line is a picture of its product', async () => {
  const shopper = new Shopper(shop.url, 'en')
  const piece = await stockUp(shop.db, 5, 'configurable')
  const { body: quote } = await addToCart(shopper, { sku: piece.sku, qty: 1 })
  const { body: product } = await shopper.get(`catalog/product/${piece.productId}`)
  const variant = product.virtual_products.find((one: { sku: string }) => one.sku === piece.sku)
  const nameOf = (url: string) => url.replace(/_\d+\.\w+$/, '')
  expect(variant.images.map(nameOf)).toContain(nameOf(quote.items[0].extension_attributes.image))
})
