// Tests that the widgets' schemas accept every answer of this host completely: nothing is refused or replaced by a default.
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Cart } from '#shared/cart/wire/cart.ts'
import { Catalogue } from '#shared/catalogue/wire/catalogue.ts'
import { LastOrder } from '#shared/checkout/wire/order.ts'
import { PaymentMethods, PaymentStatus, PlacedOrder, ShippingInformationAnswer } from '#shared/checkout/wire/payment.ts'
import { Product } from '#shared/product/wire/product.ts'
import { Session } from '#shared/session/wire/session.ts'
import { ShippingMethods } from '#shared/checkout/wire/shipping.ts'
import { Totals } from '#shared/cart/wire/totals.ts'
import { ToggledWishlist } from '#shared/saved/wire/toggled-wishlist.ts'
import type { StartedHost } from '#tests/support/host.ts'
import { startHost } from '#tests/support/host.ts'
import { readWhole } from '#tests/support/read-whole.ts'
import { addToCart, chooseShipping, decide, placeOrder, redirectMethods, stockUp } from '#tests/support/purchase.ts'
import { Shopper } from '#tests/support/shopper.ts'
import { demoLogin } from '../shop/demo-customers.ts'

let shop: StartedHost
beforeAll(async () => {
  shop = await startHost()
})
afterAll(() => shop.close())

/** The schema restructures a product, so only the essential values are compared. */
function readProduct(body: { virtual_products: unknown[]; tier_prices: unknown[]; final_price_incl_tax: number }): void {
  const product = v.parse(Product, body)
  expect(product.price.final).toBe(body.final_price_incl_tax)
  expect([product.variants.length, product.tiers.length]).toEqual([body.virtual_products.length, body.tier_prices.length])
}

/** The schema joins field and direction of each sort order. */
function readList(body: { catalog: { sorting_options: { code: string; direction: string }[] } }): void {
  readWhole(
    Catalogue,
    body,
    body.catalog.sorting_options.map(({ code, direction }) => `${code}:${direction}`),
  )
}

/** The schema joins carrier and method to one name. */
function readMethods(body: { carrier_code: string; method_code: string }[]): v.InferOutput<typeof ShippingMethods> {
  return readWhole(
    ShippingMethods,
    body,
    body.map(({ carrier_code, method_code }) => `${carrier_code}_${method_code}`),
  )
}

test.each(['nl', 'be', 'en', 'de', 'se'] as const)('a purchase in %s, answer by answer', async (code) => {
  const shopper = new Shopper(shop.url, code)
  const piece = await stockUp(shop.db, 9, 'configurable')
  readWhole(Session, (await shopper.get('api/session')).body)
  readList((await shopper.get('catalog/anonymous-category/product/list')).body)
  readProduct((await shopper.get(`catalog/product/${piece.productId}`)).body)
  readWhole(Cart, (await addToCart(shopper, { sku: piece.sku, qty: 2 })).body)
  readWhole(Totals, (await shopper.get('checkout/cart/totals-information')).body)
  const [method] = readMethods((await shopper.get('checkout/cart/shipping-methods')).body)
  expect(method?.slots).toHaveLength(6)
  readWhole(ShippingInformationAnswer, (await chooseShipping(shopper)).body)
  readWhole(PaymentMethods, (await shopper.get('checkout/cart/payment-methods')).body)
  const placed = readWhole(PlacedOrder, (await placeOrder(shopper, redirectMethods[code])).body)
  readWhole(PaymentStatus, (await shopper.get('checkout/cart/payment-status')).body)
  await shopper.open(await decide(shopper, (placed.isPlaced && placed.redirectUrl) || '', 'paid'))
  readWhole(LastOrder, (await shopper.get('checkout/cart/last-order')).body)
  const wishlist = await shopper.send('PUT', 'customer/wishlist/items/toggle', { productId: piece.productId })
  expect(v.parse(ToggledWishlist, wishlist.body)).toHaveLength(1)
})

test('every product of the catalogue is read completely, of every kind', async () => {
  const shopper = new Shopper(shop.url, 'de')
  const kinds = await shop.db.selectFrom('product').select(['id', 'kind']).distinctOn('kind').orderBy('kind').execute()
  expect(kinds).toHaveLength(7)
  for (const { id } of kinds) readProduct((await shopper.get(`catalog/product/${id}`)).body)
})

test('a customer is read completely', async () => {
  const shopper = new Shopper(shop.url, 'se')
  await shopper.send('POST', 'api/customer/login', demoLogin)
  const session = v.parse(Session, (await shopper.get('api/session')).body)
  expect(session.customer).toMatchObject({ email: demoLogin.email, firstname: 'Åsa' })
})
