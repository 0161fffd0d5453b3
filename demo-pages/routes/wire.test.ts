// The widgets' schemas read every answer of this host whole: nothing refused, nothing quietly replaced by a default.
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Catalogue } from '#shared/schemas/catalogue.ts'
import { LastOrder } from '#shared/schemas/order.ts'
import { PaymentMethods, PaymentStatus, PlacedOrder, ShippingInformationAnswer } from '#shared/schemas/payment.ts'
import { Product } from '#shared/schemas/product.ts'
import { Quote } from '#shared/schemas/quote.ts'
import { Session } from '#shared/schemas/session.ts'
import { ShippingMethods } from '#shared/schemas/shipping.ts'
import { Totals } from '#shared/schemas/totals.ts'
import { ToggledWishlist } from '#shared/schemas/toggled-wishlist.ts'
import type { StartedHost } from '#tests/support/host.ts'
import { startHost } from '#tests/support/host.ts'
import { addToCart, chooseShipping, decide, placeOrder, redirectMethods, stockUp } from '#tests/support/purchase.ts'
import { Shopper } from '#tests/support/shopper.ts'
import { demoLogin } from '../shop/demo-customers.ts'

let shop: StartedHost
beforeAll(async () => {
  shop = await startHost()
})
afterAll(() => shop.close())

/** Reads an answer and checks that what was read is what was sent. */
function read<Schema extends v.GenericSchema>(schema: Schema, body: unknown): v.InferOutput<Schema> {
  const output = v.parse(schema, body)
  expect(body).toMatchObject(output as object)
  return output
}

/** A product is regrouped while it is read, so only what must not be lost is compared. */
function readProduct(body: { virtual_products: unknown[]; tier_prices: unknown[]; final_price_incl_tax: number }): void {
  const product = v.parse(Product, body)
  expect(product.final_price_incl_tax).toBe(body.final_price_incl_tax)
  expect([product.virtual_products.length, product.tier_prices.length]).toEqual([body.virtual_products.length, body.tier_prices.length])
}

/** One store spells the bounds of its price facet in capitals, which reading undoes; everything else is as it was sent. */
function readList(body: { catalog: { filters: Record<string, unknown>[] } }): void {
  const filters = body.catalog.filters.map(({ MinimumValue, MaximumValue, ...facet }) => ({
    minimum_value: MinimumValue ?? null,
    maximum_value: MaximumValue ?? null,
    ...facet,
  }))
  expect({ ...body, catalog: { ...body.catalog, filters } }).toMatchObject(v.parse(Catalogue, body))
}

test.each(['nl', 'be', 'en', 'de', 'se'] as const)('a purchase in %s, answer by answer', async (code) => {
  const shopper = new Shopper(shop.url, code)
  const piece = await stockUp(shop.db, 9, 'configurable')
  read(Session, (await shopper.get('api/session')).body)
  readList((await shopper.get('catalog/anonymous-category/product/list')).body)
  readProduct((await shopper.get(`catalog/product/${piece.productId}`)).body)
  read(Quote, (await addToCart(shopper, { sku: piece.sku, qty: 2 })).body)
  read(Totals, (await shopper.get('checkout/cart/totals-information')).body)
  const [method] = read(ShippingMethods, (await shopper.get('checkout/cart/shipping-methods')).body)
  expect(method?.extension_attributes.delivery_slots).toHaveLength(6)
  read(ShippingInformationAnswer, (await chooseShipping(shopper)).body)
  read(PaymentMethods, (await shopper.get('checkout/cart/payment-methods')).body)
  const placed = read(PlacedOrder, (await placeOrder(shopper, redirectMethods[code])).body)
  read(PaymentStatus, (await shopper.get('checkout/cart/payment-status')).body)
  await shopper.open(await decide(shopper, placed.redirect_url ?? '', 'paid'))
  read(LastOrder, (await shopper.get('checkout/cart/last-order')).body)
  const wishlist = await shopper.send('PUT', 'customer/wishlist/items/toggle', { productId: piece.productId })
  expect(v.parse(ToggledWishlist, wishlist.body)).toHaveLength(1)
})

test('every product of the catalogue is read whole, of every kind', async () => {
  const shopper = new Shopper(shop.url, 'de')
  const kinds = await shop.db.selectFrom('product').select(['id', 'kind']).distinctOn('kind').orderBy('kind').execute()
  expect(kinds).toHaveLength(7)
  for (const { id } of kinds) readProduct((await shopper.get(`catalog/product/${id}`)).body)
})

test('a customer is read as one', async () => {
  const shopper = new Shopper(shop.url, 'se')
  await shopper.send('POST', 'api/customer/login', demoLogin)
  const session = v.parse(Session, (await shopper.get('api/session')).body)
  expect(session.customer).toMatchObject({ email: demoLogin.email, firstname: 'Åsa' })
})
