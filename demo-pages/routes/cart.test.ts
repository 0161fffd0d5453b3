// Tests the cart over HTTP: adds, refusals with their messages, and the same without JavaScript.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { StartedHost } from '#tests/support/host.ts'
import { startHost } from '#tests/support/host.ts'
import type { Piece } from '#tests/support/purchase.ts'
import { addToCart, setStock, stockTwo, stockUp } from '#tests/support/purchase.ts'
import { Shopper } from '#tests/support/shopper.ts'

let shop: StartedHost
let shopper: Shopper
let ball: Piece
let bag: Piece

beforeAll(async () => {
  shop = await startHost()
})
afterAll(() => shop.close())
beforeEach(async () => {
  shopper = new Shopper(shop.url, 'en')
  const [first, second] = await stockTwo(shop.db)
  ball = first
  bag = second
})

const quote = async () => (await shopper.get('checkout/cart/quote')).body

describe('adding', () => {
  test('returns the cart with the added line at the database’s price', async () => {
    const { status, body } = await addToCart(shopper, { sku: ball.sku, qty: 2 })
    const price = await shop.db
      .selectFrom('sellable')
      .select('final_cents')
      .where('sku', '=', ball.sku)
      .where('store_id', '=', 3)
      .executeTakeFirstOrThrow()
    expect(status).toBe(200)
    expect(body.extension_attributes.last_added_item).toMatchObject({ sku: ball.sku, qty: 2, price_incl_tax: price.final_cents / 100 })
    expect(body.items[0].row_total_incl_tax).toBe((price.final_cents * 2) / 100)
    expect(body.items[0].extension_attributes).toMatchObject({ product_stock: 50, product_id: ball.productId, is_free_gift: false })
  })

  test('the same product again increases the quantity of its line', async () => {
    await addToCart(shopper, { sku: ball.sku, qty: 1 })
    await addToCart(shopper, { sku: ball.sku, qty: 2 })
    expect((await quote()).items.map((item: { qty: number }) => item.qty)).toEqual([3])
  })

  test('several products are added all or none', async () => {
    await setStock(shop.db, bag.sku, 1)
    const { status, body } = await addToCart(shopper, { sku: ball.sku, qty: 1 }, { sku: bag.sku, qty: 2 })
    expect([status, body.code, body.parameters]).toEqual([400, 'stock', [1]])
    expect((await quote()).items).toEqual([])
  })

  test('a configurable product is added by option ids, option codes or the variant’s sku', async () => {
    const shirt = await stockUp(shop.db, 20, 'configurable')
    const variant = await shop.db
      .selectFrom('variant')
      .innerJoin('product', 'product.id', 'variant.product_id')
      .select(['variant.option_ids', 'product.configurable'])
      .where('variant.sku', '=', shirt.sku)
      .executeTakeFirstOrThrow()
    const options = variant.configurable.map((code, index) => ({ option_id: code, option_value: variant.option_ids[index] }))
    const item = { sku: shirt.productSku, qty: 1, product_option: { extension_attributes: { configurable_item_options: options } } }
    const { body } = await shopper.send('POST', 'checkout/cart/items', { cartItems: [item] })
    const added = body.extension_attributes.last_added_item
    expect(added).toMatchObject({ sku: shirt.sku, product_type: 'configurable' })
    expect(added.extension_attributes.options).toHaveLength(options.length)
    expect(added.extension_attributes.sku).toBe(shirt.productSku)
    await addToCart(shopper, { sku: shirt.sku, qty: 1 })
    expect((await quote()).items.map((line: { qty: number }) => line.qty)).toEqual([2])
  })

  test('a configurable product without all its options is refused', async () => {
    const shirt = await stockUp(shop.db, 20, 'configurable')
    const { status, body } = await addToCart(shopper, { sku: shirt.productSku, qty: 1 })
    expect([status, body.message]).toEqual([400, 'You need to choose options for your item.'])
  })

  test.each([
    ['nothing', []],
    ['a list of numbers', [1]],
    ['a line without sku', [{ qty: 1 }]],
  ])('%s is refused', async (_, cartItems) => {
    const { status } = await shopper.send('POST', 'checkout/cart/items', { cartItems })
    expect(status).toBe(400)
  })

  test.each([0, -1, 1.5, 'two', null, 1e9, '1e1', true])('a quantity of %j is refused', async (qty) => {
    const { status, body } = await shopper.send('POST', 'checkout/cart/items', { cartItems: [{ sku: ball.sku, qty }] })
    expect([status, body.message]).toEqual([400, 'Please enter a valid quantity.'])
  })

  test('an unknown sku is refused in the language of the store', async () => {
    const { status, body } = await addToCart(new Shopper(shop.url, 'se'), { sku: 'no-such-thing', qty: 1 })
    expect([status, body.message]).toEqual([404, 'Produkten du söker finns inte. Kontrollera produkten och försök igen.'])
  })

  test('more than the stock, including the pieces in the cart, is refused with the number left', async () => {
    await setStock(shop.db, ball.sku, 3)
    await addToCart(shopper, { sku: ball.sku, qty: 2 })
    const { status, body } = await addToCart(shopper, { sku: ball.sku, qty: 2 })
    expect([status, body.message, body.parameters]).toEqual([400, 'The requested quantity exceeds the stock. Only %1 left.', [3]])
  })

  test('a sold-out product is refused', async () => {
    await setStock(shop.db, ball.sku, 0)
    const { body } = await addToCart(shopper, { sku: ball.sku, qty: 1 })
    expect([body.code, body.message]).toEqual(['stock', 'This product is out of stock.'])
  })

  test('the message names a sold-out size', async () => {
    const sized = await shop.db
      .selectFrom('variant')
      .innerJoin('product', 'product.id', 'variant.product_id')
      .select('variant.sku')
      .where('product.kind', '=', 'configurable')
      .where('variant.is_active', '=', true)
      .where((where) =>
        where.exists(
          where
            .selectFrom('attribute')
            .select('id')
            .where('code', 'like', '%size%')
            .whereRef('code', '=', where.fn.any('product.configurable')),
        ),
      )
      .executeTakeFirstOrThrow()
    await setStock(shop.db, sized.sku, 0)
    const { body } = await addToCart(shopper, { sku: sized.sku, qty: 1 })
    expect(body.message).toBe('Unfortunately we no longer have size %1 in stock.')
    expect(body.parameters[0]).not.toBe('')
  })

  test.each([
    ['bundle', 'bundle'],
    ['grouped', 'kind'],
    ['team-wear', 'bundle'],
    ['strung-racket', 'options'],
  ] as const)('a %s without choices is refused (%s)', async (kind, code) => {
    const product = await shop.db
      .selectFrom('product')
      .select('sku')
      .where('kind', '=', kind)
      .where('id', '>', 100)
      .executeTakeFirstOrThrow()
    const { status, body } = await addToCart(shopper, { sku: product.sku, qty: 1 })
    expect([status, body.code]).toEqual([400, code])
    expect(Object.keys(body.errors)[0]).toMatch(/^items\.0/)
  })

  test('from a tier’s quantity on, each piece costs the tier price', async () => {
    const tier = await shop.db
      .selectFrom('tier_price')
      .innerJoin('variant', 'variant.product_id', 'tier_price.product_id')
      .innerJoin('product', 'product.id', 'variant.product_id')
      .select(['variant.sku', 'tier_price.qty', 'tier_price.price_cents'])
      .where('tier_price.store_id', '=', 3)
      .where('variant.is_active', '=', true)
      .where('product.kind', 'in', ['simple', 'configurable'])
      .whereRef('product.max_qty', '>=', 'tier_price.qty')
      .orderBy('tier_price.qty')
      .executeTakeFirstOrThrow()
    await setStock(shop.db, tier.sku, tier.qty + 5)
    await addToCart(shopper, { sku: tier.sku, qty: tier.qty - 1 })
    expect((await quote()).items[0].price_incl_tax).toBeGreaterThan(tier.price_cents / 100)
    await addToCart(shopper, { sku: tier.sku, qty: 1 })
    expect((await quote()).items[0].price_incl_tax).toBe(tier.price_cents / 100)
  })
})

describe('changing and removing', () => {
  test('sets the quantity, only within the limits', async () => {
    const { body } = await addToCart(shopper, { sku: ball.sku, qty: 1 })
    const path = `checkout/cart/items/${body.items[0].item_id}`
    expect((await shopper.send('PUT', path, { cartItem: { sku: ball.sku, qty: 4 } })).body.items_qty).toBe(4)
    const { status, body: refusal } = await shopper.send('PUT', path, { cartItem: { sku: ball.sku, qty: 9000 } })
    expect([status, refusal.code]).toEqual([400, expect.stringMatching(/qty|stock/)])
    expect((await quote()).items_qty).toBe(4)
  })

  test('a removed line and a line of another cart are not found', async () => {
    const { body } = await addToCart(shopper, { sku: ball.sku, qty: 1 })
    const path = `checkout/cart/items/${body.items[0].item_id}`
    const other = new Shopper(shop.url, 'en')
    expect((await other.send('DELETE', path)).status).toBe(404)
    expect((await shopper.send('DELETE', path)).body.items).toEqual([])
    const again = await shopper.send('DELETE', path)
    expect([again.status, again.body.message]).toEqual([404, 'The cart does not contain this item any more.'])
  })
})

describe('totals', () => {
  test('add up: lines, shipping once chosen, included tax', async () => {
    await addToCart(shopper, { sku: ball.sku, qty: 2 }, { sku: bag.sku, qty: 1 })
    const { items } = await quote()
    const sum = items.reduce((total: number, item: { row_total_incl_tax: number }) => total + Math.round(item.row_total_incl_tax * 100), 0)
    const before = (await shopper.get('checkout/cart/totals-information')).body
    expect(Math.round(before.grand_total * 100)).toBe(sum)
    expect(before.total_segments.map((segment: { code: string }) => segment.code)).toEqual(['subtotal', 'tax'])
    const { body: after } = await shopper.send('PUT', 'checkout/cart/totals-information', {
      addressInformation: { address: { country_id: 'GB' }, shipping_carrier_code: 'touchline', shipping_method_code: 'home' },
    })
    const fee = sum >= 5000 ? 0 : 450
    expect(Math.round(after.grand_total * 100)).toBe(sum + fee)
    expect(Math.round((after.subtotal + after.shipping_amount + after.tax_amount) * 100)).toBe(sum + fee)
    expect(after.total_segments.map((segment: { code: string }) => segment.code)).toEqual(['subtotal', 'shipping', 'grand_total', 'tax'])
  })

  test('of an empty cart are zero', async () => {
    expect((await shopper.get('checkout/cart/totals-information')).body).toMatchObject({ grand_total: 0, items: [], items_qty: 0 })
  })
})
